/** Plain values of content files: comparing and editing them. Used by the app and the server. */
import type { Edit, Path, Value } from './api.ts';

/** A record. */
export type Fields = { [key: string]: Value };

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

type Maybe = Value | undefined;
type Change = (found: Maybe) => Maybe;

/** The value after a change at a path: undefined deletes the place. */
function changed(value: Maybe, path: Path, change: Change, depth = 0): Maybe {
  const key = path[depth];
  if (key === undefined) return change(value);
  const next = changed(valueAt(value, [key]), path, change, depth + 1);
  if (Array.isArray(value) || typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    const at = Number(key);
    if (next === undefined) return Array.isArray(value) ? list.toSpliced(at, 1) : value;
    // Only `append` makes a list longer, so that a list never has gaps.
    if (!(at < list.length)) throw new Error(`There is no ${path.join('.')}.`);
    return list.with(at, next);
  }
  if (next !== undefined) return { ...(isFields(value) && value), [key]: next };
  return isFields(value) ? without(value, key) : value;
}

/** The value after an edit. The original doesn't change. Deleting what isn't there changes nothing. */
export function applyEdit(value: Value, edit: Edit): Value {
  const path = edit.op === 'move' ? edit.path.slice(0, -1) : edit.path;
  const after = changed(value, path, (found) => {
    if (edit.op === 'set') return edit.value;
    if (edit.op === 'delete') return undefined;
    const list = Array.isArray(found) ? found : [];
    if (edit.op === 'append') return list.toSpliced(edit.at ?? list.length, 0, edit.value);
    const from = Number(edit.path.at(-1));
    const moved = list.slice(from, from + 1);
    return moved.length > 0 ? list.toSpliced(from, 1).toSpliced(edit.to, 0, ...moved) : found;
  });
  return after ?? null;
}

/** The value after several edits, one after another. */
export const applyEdits = (value: Value, edits: readonly Edit[]): Value => edits.reduce(applyEdit, value);

/** What identifies a record in its list. */
export const keyOf = (item: unknown): string | undefined =>
  isFields(item) ? [item['id'], item['slot'], item['month']].find((key) => typeof key === 'string') : undefined;

/** Whether the items of a list have keys of their own, so that they can be followed when the list changes. */
export const isKeyed = (list: unknown): list is Fields[] =>
  Array.isArray(list) && new Set(list.map(keyOf)).size === list.length && !list.map(keyOf).includes(undefined);

/** What the items of a list are followed by: their keys, or their places, from its end for what both lists end with. */
function marksOf(list: readonly Value[], other: readonly Value[]): unknown[] {
  if (isKeyed(list) && isKeyed(other)) return list.map(keyOf);
  const differs = list.toReversed().findIndex((item, index) => !isSame(item, other.at(-1 - index)));
  const rest = differs < 0 ? 0 : list.length - differs;
  return list.map((_, index) => (index < rest ? index : index - list.length));
}

/** The edits that turn `from` into `to`. Records with ids are moved, not rewritten. */
export function editsBetween(from: Maybe, to: Maybe, path: Path = []): Edit[] {
  if (isSame(from, to)) return [];
  if (to === undefined) return [{ op: 'delete', path }];
  if (isFields(from) && isFields(to)) {
    return Object.keys({ ...from, ...to }).flatMap((key) => editsBetween(from[key], to[key], [...path, key]));
  }
  if (!Array.isArray(from) || !Array.isArray(to) || from.length === 0) return [{ op: 'set', path, value: to }];
  const [old, marks] = [marksOf(from, to), marksOf(to, from)];
  const edits: Edit[] = [...old.keys()]
    .filter((index) => !marks.includes(old[index]))
    .reverse()
    .map((index) => ({ op: 'delete', path: [...path, index] }));
  const now = old.filter((mark) => marks.includes(mark));
  for (const [index, item] of to.entries()) {
    const at = now.indexOf(marks[index]);
    if (at < 0) edits.push({ op: 'append', path, value: item, at: index });
    else if (at !== index) edits.push({ op: 'move', path: [...path, at], to: index });
    now.splice(index, 0, ...(at < 0 ? [marks[index]] : now.splice(at, 1)));
    if (at >= 0) edits.push(...editsBetween(from[old.indexOf(marks[index])], item, [...path, index]));
  }
  return edits;
}

/** A path with the keys of list items in place of their indexes, which others change by coming and going. */
export const keyedPath = (value: Value, path: Path): Path =>
  path.map((part, depth) => (typeof part === 'number' && keyOf(valueAt(value, path.slice(0, depth + 1)))) || part);
