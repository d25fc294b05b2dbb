/** Plain values of content files: comparing and changing them, and what of them belongs to a school year. */
import { dequal as isSame } from 'dequal';
import { type Path, valuesIn } from '../src/content/walk.ts';
import { isOfEarlierYear } from '../src/lib/dates/school-years.ts';
import { isRecord } from '../src/lib/text/records.ts';

export { isSame, type Path };

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Fields = { [key: string]: Value };

/** `isRecord`, of what came as JSON or YAML. */
export const isFields: (value: unknown) => value is Fields = isRecord as (value: unknown) => value is Fields;

export const without = (record: Fields, ...keys: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

export const valueAt = (value: unknown, path: Path): Value | undefined =>
  path.reduce((node, key) => (node as never)?.[key], value) as Value | undefined;

export const listAt = (value: unknown, key: string): Fields[] => (valueAt(value, [key]) ?? []) as Fields[];

/** The value at a path as text; empty if there is none, or a record. */
export function textAt(value: unknown, path: Path): string {
  const found = valueAt(value, path);
  return typeof found === 'object' || found === undefined ? '' : String(found);
}

type Leaf = { path: Path; value: string | number | boolean | null };
/** All texts, numbers and marks in a value, with their paths. */
export const leavesOf = (value: Value, path: Path): Leaf[] =>
  (valuesIn(value, path) as Leaf[]).filter(({ value: leaf }) => typeof leaf !== 'object' || leaf === null);

export const recordsWith = (value: Value | undefined, isWanted: (record: Fields) => boolean, path: Path = []): Path[] =>
  valuesIn(value, path).flatMap((one) => (isFields(one.value) && isWanted(one.value) ? [one.path] : []));

export const overlaps = (a: Path, b: Path): boolean => isSame(a.slice(0, b.length), b.slice(0, a.length));

/** The value with another one at a path; undefined deletes the field or the list item there. */
export function withAt<Whole extends Value | undefined>(
  value: Whole,
  [key, ...rest]: Path,
  next: Value | undefined,
): Whole | Value {
  if (key === undefined) return next ?? null;
  const inside = rest.length > 0 ? withAt(valueAt(value, [key]), rest, next) : next;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    return inside === undefined ? list.toSpliced(key, 1) : list.toSpliced(key, 1, inside);
  }
  const record = isFields(value) ? value : {};
  return inside === undefined ? without(record, key) : { ...record, [key]: inside };
}

/** An answer, made once and remembered. All are forgotten when there are `most`. */
export function remembered<Answer>(answers: Map<string, Answer>, key: string, make: () => Answer, most = 500): Answer {
  const old = answers.get(key);
  if (old !== undefined) return old;
  const answer = make();
  if (answers.size >= most) answers.clear();
  answers.set(key, answer);
  return answer;
}

export const keyOf = (item: unknown): string | undefined =>
  isFields(item) ? [item['id'], item['slot'], item['month']].find((key) => typeof key === 'string') : undefined;

type Year = { id: string; firstDay: { date: string }; lastDay: { date: string } };

/** What facts of a year say of themselves. Their source is who saves them, not last year's document. */
export const factsOf = ({ id, firstDay, lastDay }: Year) => ({
  source: 'The school office',
  schoolYear: id,
  validFrom: `${firstDay.date.slice(0, 4)}-07-01`,
  validUntil: `${lastDay.date.slice(0, 4)}-06-30`,
});

/** A file whose facts become those of a year. Its dates move with it: “after May 31” is that of the year before it. */
export function ofYear(value: Value, year: Year): Value {
  const years = Number.parseInt(year.id, 10) - Number.parseInt(textAt(value, ['schoolYear']) || year.id, 10);
  const later = JSON.stringify(value).replace(/(?<="date":")\d{4}/g, (then) => `${Number(then) + years}`);
  return recordsWith(value, (record) => isOfEarlierYear(record, year))
    .flatMap((path) => Object.entries(factsOf(year)).map(([key, fact]) => [[...path, key], fact] as const))
    .filter(([path]) => textAt(value, path) !== '')
    .reduce((now, [path, fact]) => withAt(now, path, fact), JSON.parse(later) as Value);
}

/** `2025-2026` as `2025–26`. */
export const shortYear = (name: string): string => name.replace(/^(\d{4})-\d{2}(\d{2})$/, '$1–$2');
