/** Turns schema errors into messages that people who have never programmed can act on. */
import type { z } from 'zod';
import { counted } from '../src/lib/text/format.ts';
import { isRecord, type RecordFields } from '../src/lib/text/records.ts';
import { type DataProblem, problemAt } from './problems.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** Names the type of a value in everyday language. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'fields of its own';
  return String(value);
}

/** Lists the field names allowed at the issue's path. Empty if it isn't a record. */
function fieldsOf({ inst }: RawIssue): string {
  const shape: unknown = (inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return shape && typeof shape === 'object' ? Object.keys(shape).join(', ') : '';
}

/** The part of an amount after a thousands separator, as YAML reads it: 7,050 has a 50. */
const THOUSANDS = /^\d{1,3}(\.\d+)?$/;

/** Said of curly quotation marks where YAML needs straight ones. */
export const CURLY = 'curly quotes do not hold a text together; type straight ones: "text"';

/** Describes the expected value for a type error. */
function wanted(issue: RawIssue & { code: 'invalid_type' }): string {
  const { expected, input } = issue;
  if (expected === 'string') {
    // YAML reads {schoolYear} as a record with an empty field.
    if (isRecord(input) && Object.values(input).every((value) => value === null))
      return `must be text; put quotes around it, such as "{${Object.keys(input).join(', ')}}"`;
    const isSimple = typeof input === 'number' || typeof input === 'boolean';
    return `must be text, not ${nameOf(input)}${isSimple ? `; put quotes around it: "${String(input)}"` : ''}`;
  }
  if (expected === 'array' || expected === 'tuple')
    return 'must be a list: one item a line, each after a hyphen and a space';
  if (expected === 'object') {
    const fields = fieldsOf(issue);
    return `must have fields of its own${fields ? `: ${fields}` : ''}`;
  }
  if (expected === 'int') return 'must be a whole number, without a decimal point, quotes or other characters';
  if (expected === 'number') return 'must be a number, without quotes or other characters';
  return `must be of another type (${expected})`;
}

/**
 * The error map for `safeParse`: returns the message for an issue whose schema has no message of its own. `undefined`
 * keeps Zod's default message.
 */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue);
    case 'invalid_value': {
      const [value, ...others] = issue.values;
      if (value === true) return 'must be true; if it is not, delete the whole line';
      return others.length > 0 ? `must be one of: ${issue.values.join(', ')}` : `must be ${String(value)}`;
    }
    case 'unrecognized_keys': {
      // YAML reads `{ dollars: 7,250 }` as two fields, the second without a value.
      if (issue.keys.every((key) => THOUSANDS.test(key)))
        return 'has a number with a comma, which ends the field; write it without the comma, such as 7250, or put quotes around the text';
      if (issue.keys.some((key) => /[“”‘]/.test(key))) return CURLY;
      if (issue.keys.some((key) => /^[\w-]+:\S/.test(key)))
        return 'has a field without a space after its colon; type one';
      const fields = fieldsOf(issue);
      const isEmpty = isRecord(issue.input) && issue.keys.every((key) => (issue.input as RecordFields)[key] === null);
      const cause = isEmpty ? ', or part of a text with a comma, which needs quotes between { and }' : '';
      return `is unknown. Is it misspelled${cause}?${fields ? ` Allowed fields: ${fields}` : ''}`;
    }
    case 'too_small':
      if (issue.origin === 'array')
        return `must have at least ${counted(Number(issue.minimum), 'item')}; if there is none, delete the field; if it is needed, ask who looks after the site`;
      if (issue.origin === 'string') return `must be at least ${counted(Number(issue.minimum), 'character')} long`;
      return issue.inclusive ? `must be ${issue.minimum} or more` : `must be more than ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array')
        return `must have at most ${counted(Number(issue.maximum), 'item')}; delete one, or ask who looks after the site`;
      if (issue.origin === 'string')
        return `must be at most ${counted(Number(issue.maximum), 'character')} long; shorten it`;
      return `must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
}

const unknownIn = (issue: Issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []);

/**
 * For a union, returns the issues of the closest variant: the one that knows the value's fields and has the fewest
 * issues.
 */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const kinds = issue.errors.map((issues) =>
    issues.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const unknown = kinds.map((kind) => kind.flatMap(unknownIn));
  // Each variant lacks only what another one has.
  if (
    kinds.every((kind) => kind.every(({ code }) => code === 'unrecognized_keys')) &&
    new Set(unknown.flat()).size === unknown.flat().length
  ) {
    const message = `has ${unknown.map((keys) => keys.join(' and ')).join(', and also ')}: only one of them can be; delete the rest`;
    return [{ code: 'custom', path: issue.path, message, input: issue.input }];
  }
  const distance = (kind: Issue[]) => kind.length + (kind.some(({ code }) => code === 'unrecognized_keys') ? 1000 : 0);
  return kinds.reduce((best, kind) => (distance(kind) < distance(best) ? kind : best));
}

const isOfWrongKind = ({ code }: Issue) => code === 'invalid_type' || code === 'invalid_value';
const isMissing = (issue: Issue) => isOfWrongKind(issue) && issue.input === undefined;
/** Whether YAML read an amount such as 7,250 as two fields. */
const isCut = (issue: Issue) => unknownIn(issue).length > 0 && unknownIn(issue).every((key) => THOUSANDS.test(key));
const isInside = ({ path }: Issue, record: Issue) => path.slice(0, -1).join() === record.path.join();

/** Whether another issue says it better. */
function isSaidAlready(issue: Issue, found: readonly Issue[]): boolean {
  // For `{ dollars: $7,250 }`, the amount is reported; for `{ dollars: 7,250 }`, what a 7 means says nothing.
  if (isCut(issue)) return found.some((other) => other.code === 'invalid_type' && isInside(other, issue));
  if (issue.code === 'custom') return found.some((other) => isCut(other) && isInside(issue, other));
  return isMissing(issue) && found.some((other) => unknownIn(other).includes(String(issue.path.at(-1))));
}

function messageOf(issue: Issue, found: readonly Issue[]): string {
  const { message, input, code } = issue;
  if (isMissing(issue)) return 'is missing';
  if (isOfWrongKind(issue) && input === null) return 'is empty; fill it in';
  if (code === 'invalid_format' && /^[“‘].*[”’]$/.test(String(input))) return CURLY;
  if (message.includes('such as') && /\d[–—]|[–—]\d/.test(String(input)))
    return `${message}, with plain hyphens (-), not the long dash of a word processor`;
  const astray = unknownIn(issue).find((key) => found.some((other) => isMissing(other) && other.path.at(-1) === key));
  return astray ? `has ${astray}, which is missing elsewhere; does it begin too far right or left?` : message;
}

/**
 * Converts issues to problems. Missing or empty values are always reported as such. For a union, only the closest
 * variant is reported. Requires `reportInput`.
 */
export function clearIssues(issues: readonly Issue[]): DataProblem[] {
  const found = issues.flatMap(nearest);
  return found
    .filter((issue) => !isSaidAlready(issue, found))
    .map((issue) => problemAt([...issue.path, ...unknownIn(issue).slice(0, 1)], messageOf(issue, found)));
}
