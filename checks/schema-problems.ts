/** What a schema refuses, as problems at their fields. */
import type { z } from 'zod';
import { counted } from '../src/lib/text/format.ts';
import { type DataProblem, problemAt } from './problems.ts';

type Issue = z.core.$ZodIssue;
const NO_FIELD = 'is no field here; is it misspelled, or cut off by a comma?';

const TYPES: Record<string, string> = {
  string: 'text, with "…" around a number or a colon',
  array: 'a list, each item after “- ”',
  object: 'a record of fields',
  int: 'a whole number',
};

function limited(bound: string, limit: number | bigint, origin: string): string {
  const unit = { string: 'character', array: 'item' }[origin];
  return unit ? `must have ${bound} ${counted(Number(limit), unit)}` : `must be ${bound} ${limit}`;
}

/** The error map for `safeParse`: says what a schema without a sentence of its own refuses. */
export function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === null) return 'is empty; fill it in, or delete the line';
      return `must be ${TYPES[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'too_small':
      return limited('at least', issue.minimum, issue.origin);
    case 'too_big':
      return limited('at most', issue.maximum, issue.origin);
    default:
      return undefined;
  }
}

/** The issues of the variant of a union that a value is closest to: one that knows its fields, and has the fewest issues. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const variants = issue.errors.map((issues) =>
    issues.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const strangers = (variant: Issue[]) => variant.filter(({ code }) => code === 'unrecognized_keys').length;
  const [closest = []] = variants.toSorted((a, b) => strangers(a) - strangers(b) || a.length - b.length);
  return closest;
}

/** The problems of a parsed file, given the issues of its schema. Requires `reportInput`. */
export function schemaProblems(issues: readonly Issue[]): DataProblem[] {
  return issues.flatMap(nearest).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problemAt([...issue.path, key], NO_FIELD));
    const isMissing = issue.input === undefined && /^invalid_(type|value)$/.test(issue.code);
    return problemAt(issue.path, isMissing ? 'is missing' : issue.message);
  });
}
