/** Values and changes in the words that people read. */
import { z } from 'zod';
import { contentFileAt } from '../../src/content/schemas/content-files.ts';
import { dollars, isoDate, type Kind, replaceTokens, time, yearlyDate } from '../../src/content/schemas/primitives.ts';
import { formatDate, formatDollars, formatTime, formatYearlyDate } from '../../src/lib/text/format.ts';
import { choiceOf, type Described, fieldAt, nameAt, type Schema } from '../schema.ts';
import { isFields, isSame, leavesOf, type Path, remembered, type Value, valueAt } from '../values.ts';
import { placesIn } from './yaml-edits.ts';

/** A field or a list item, where it is in the newer value; what is gone, where it was. */
type Difference = { path: Path; old?: Value | undefined; new?: Value | undefined };
/** A difference as people read it. */
export type Field = { label: string; old?: string | undefined; new?: string | undefined };

export function differences(from: Value | undefined, to: Value | undefined, path: Path = []): Difference[] {
  if (isSame(from, to)) return [];
  if (isFields(from) && isFields(to))
    return Object.keys({ ...from, ...to }).flatMap((key) => differences(from[key], to[key], [...path, key]));
  if (!Array.isArray(from) || !Array.isArray(to)) return [{ path, old: from, new: to }];
  const places = placesIn(from, to);
  const hasMoved = (place: number, index: number) =>
    place >= 0 && places.slice(0, index).some((other) => other > place);
  return [
    ...places.flatMap((place, index) => (hasMoved(place, index) ? [{ path: [...path, index], new: 'moved' }] : [])),
    ...[...from.entries()].flatMap(([index, old]) =>
      places.includes(index) ? [] : [{ path: [...path, index], old, new: undefined }],
    ),
    ...to.flatMap((item, index) => differences(from[places[index] ?? -1], item, [...path, index])),
  ];
}

const plain = (words: string) => replaceTokens(words, (token) => (token === 'schoolYearShort' ? '' : '…')).trim();

const schemas = new Map<string, Schema>();
/** A content file with its JSON Schema. */
export function described(file: string, value: Value): Described {
  const find = () => contentFileAt(file.replace('content/', ''))?.schema ?? z.any();
  const makeSchema = () => z.toJSONSchema(find(), { io: 'input', unrepresentable: 'any' }) as Schema;
  return { schema: remembered(schemas, file, makeSchema), value };
}

/** What the record at a path is called; nothing for the whole page. */
export const recordAt = (file: Described, path: Path): string => (path.length > 0 ? plain(nameAt(file, path)) : '');

const longDate = (day: string) => formatDate(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** How people read a right value of a kind. Any other value is read as it is. */
const READ: Partial<Record<Kind, z.ZodType<string>>> = {
  dollars: dollars.transform(formatDollars),
  day: isoDate.transform(longDate),
  yearlyDay: yearlyDate.transform((day) => formatYearlyDate(day)),
  clock: time.transform(formatTime),
};
const MOST_SHOWN = 4;

/** A value at a path as people read it; nothing if it is empty. */
export function display(file: Described, path: Path, value: Value | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'object') {
    const isSaid = ({ aside, unsaid }: Schema) => !aside && !unsaid;
    const shown = leavesOf(value, path).filter((leaf) => isSaid(fieldAt(file, leaf.path)));
    const words = shown.slice(0, MOST_SHOWN).map((leaf) => display(file, leaf.path, leaf.value));
    return words.join(', ');
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const field = fieldAt(file, path);
  if (field.enum ?? field.choices) return choiceOf(field, String(value));
  return READ[field.kind ?? 'text']?.safeParse(value).data ?? plain(String(value));
}

/** What people call the field or the record at a path. A record isn’t called by the field itself. */
export function nameOf(file: Described, path: Path, label = fieldAt(file, path).label): string {
  if (typeof path.at(-1) === 'number') return recordAt(file, path);
  const name = recordAt(file, path.slice(0, -1));
  const isItself = name === display(file, path, valueAt(file.value, path));
  return !name || isItself || name === label ? label : `${name}, ${label.toLowerCase()}`;
}

/** What changes between two versions of a file, in words. */
export function changesBetween(file: string, from: Value, to: Value): Field[] {
  const [before, after] = [described(file, from), described(file, to)];
  return differences(from, to).flatMap(({ path, old, new: next }): Field | [] => {
    const file = next === undefined ? before : after;
    const { aside, unsaid } = fieldAt(file, path);
    if (aside === 'silent') return [];
    if (unsaid) return { label: unsaid, new: 'changed' };
    if (typeof aside !== 'object')
      return { label: nameOf(file, path), old: display(file, path, old), new: display(file, path, next) };
    const [is, isNot] = aside;
    const say = (value: Value | undefined) => (value === undefined ? isNot : is);
    return { label: nameOf(file, path, 'Decided'), old: say(old), new: say(next) };
  });
}

export function lineOf({ label, old, new: next = 'nothing' }: Field): string {
  const words = [old, next].filter((one) => one !== undefined).join(' → ');
  return words.startsWith(label) ? words : `${label} ${words}`;
}
