/** What a schema finds wrong, said so that somebody who has never programmed knows what to do. */
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, as the one who wrote it would call it. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isMap(value)) return 'fields of its own';
  return String(value);
}

/** The names of the fields that may stand where the issue is; none when it is no record. */
function fieldsOf({ inst }: RawIssue): string {
  const shape: unknown = (inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return shape && typeof shape === 'object' ? Object.keys(shape).join(', ') : '';
}

const counted = (count: number | bigint, what: string) => `${count} ${what}${Number(count) === 1 ? '' : 's'}`;

/** What a comma cuts off an amount. */
const THOUSANDS = /^\d{3}$/;

/** What must stand there instead of a value of another type. */
function wanted(issue: RawIssue & { code: 'invalid_type' }): string {
  const { expected, input } = issue;
  if (expected === 'string') {
    const isSimple = typeof input === 'number' || typeof input === 'boolean';
    return `must be words, not ${nameOf(input)}${isSimple ? `; put quotes around it: "${String(input)}"` : ''}`;
  }
  if (expected === 'array') return 'must be a list: one item a line, each after a hyphen and a space';
  if (expected === 'object') {
    const fields = fieldsOf(issue);
    return `must hold fields of its own${fields ? `: ${fields}` : ''}`;
  }
  if (expected === 'int') return 'must be a whole number, without a point, quotes or signs';
  if (expected === 'number') return 'must be a number, without quotes or signs';
  return `must be of another kind (${expected})`;
}

/**
 * The words for an issue of a schema that has none of its own for it; the error map of `safeParse`. `undefined` leaves
 * the schema library's own words.
 */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue);
    case 'invalid_value': {
      const [value, ...others] = issue.values;
      if (value === true) return 'must be true; where it is not, leave the whole line out';
      return others.length > 0 ? `must be one of: ${issue.values.join(', ')}` : `must be ${String(value)}`;
    }
    case 'unrecognized_keys': {
      // `{ dollars: 7,250 }` is read as two fields, the second without a value.
      if (issue.keys.every((key) => THOUSANDS.test(key)))
        return 'has a number with a comma, which ends the field; write it without, such as 7250, or put quotes around the text';
      const fields = fieldsOf(issue);
      return `unknown: ${issue.keys.join(', ')}. Is it misspelled?${fields ? ` What can stand here: ${fields}` : ''}`;
    }
    case 'too_small':
      if (issue.origin === 'array') return `must hold at least ${counted(issue.minimum, 'item')}`;
      if (issue.origin === 'string') return `must be at least ${counted(issue.minimum, 'character')} long`;
      return issue.inclusive ? `must be ${issue.minimum} or more` : `must be more than ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array') return `must hold at most ${counted(issue.maximum, 'item')}`;
      if (issue.origin === 'string') return `must be at most ${counted(issue.maximum, 'character')} long; shorten it`;
      return `must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
}

/**
 * The issues that say what is wrong with a value that may be of several kinds: those of the kind it comes nearest to,
 * which knows its fields and finds least wrong with them.
 */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const kinds = issue.errors.map((issues) =>
    issues.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const distance = (kind: Issue[]) => kind.length + (kind.some(({ code }) => code === 'unrecognized_keys') ? 1000 : 0);
  return kinds.reduce((best, kind) => (distance(kind) < distance(best) ? kind : best));
}

/**
 * The issues of a schema as pairs of the place and what is wrong there: what is missing or empty is called so whatever
 * was wanted, and of a choice of kinds only the nearest speaks. Needs `reportInput`.
 */
export function clearIssues(issues: readonly Issue[]): { path: PropertyKey[]; message: string }[] {
  const found = issues.flatMap(nearest);
  // Of `{ dollars: $7,250 }` the amount is refused already.
  const isSaidAlready = (issue: Issue) =>
    issue.code === 'unrecognized_keys' &&
    issue.keys.every((key) => THOUSANDS.test(key)) &&
    found.some(({ path }) => path.length === issue.path.length + 1 && issue.path.every((key, at) => path[at] === key));
  return found
    .filter((issue) => !isSaidAlready(issue))
    .map(({ path, code, message, ...issue }) => {
      const isOfWrongKind = code === 'invalid_type' || code === 'invalid_value';
      if (isOfWrongKind && issue.input === undefined) return { path, message: 'is missing' };
      if (isOfWrongKind && issue.input === null)
        return { path, message: 'is empty; write what belongs there, or leave the whole line out' };
      return { path, message };
    });
}
