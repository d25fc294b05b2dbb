/** Plain values of content files: comparing and changing them. Used by the app and the server. */
import type { Fields, Path, Value } from './api.ts';

/** Whether a value is a record. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record without these fields. */
export const without = (record: Fields, ...keys: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Whether two values are the same. The order of keys doesn't matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as never], b[key as never]))
  );
}

/** The value at a path, or undefined. */
export const valueAt = (value: unknown, path: Path): Value | undefined =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? node[key as never] : undefined),
    value,
  ) as Value | undefined;

/** The records of a list in a file; none if it isn’t there. */
export const listAt = (value: unknown, key: string): Fields[] => (valueAt(value, [key]) ?? []) as Fields[];

/** The value at a path as text; empty if there is none, or a record. */
export function textAt(value: unknown, path: Path): string {
  const found = valueAt(value, path);
  return typeof found === 'object' || found === undefined ? '' : String(found);
}

/** All texts, numbers and marks in a value, with their paths. */
export const leavesOf = (value: Value, path: Path): { path: Path; value: string | number | boolean | null }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [{ path, value }];

/** The paths of all records for which `isWanted` is true. */
export function recordsWith(value: Value | undefined, isWanted: (record: Value) => boolean, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && isWanted(value) ? [path] : [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    recordsWith(child, isWanted, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inside];
}

/** Whether one path is the other's beginning. */
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

/** A list with an item at another place. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** What identifies a record in its list. */
export const keyOf = (item: unknown): string | undefined =>
  isFields(item) ? [item['id'], item['slot'], item['month']].find((key) => typeof key === 'string') : undefined;
