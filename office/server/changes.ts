/** Values and changes in the words that people read. */
import { z } from 'zod';
import { FIGURES } from '../../checks/work-list.ts';
import { contentFileAt } from '../../src/content/schemas/content-files.ts';
import { replaceTokens } from '../../src/content/schemas/primitives.ts';
import { formatDate, formatTime } from '../../src/lib/text/format.ts';
import type { Path, Value } from '../api.ts';
import { type Described, labelAt, MARKS, nameAt, type Schema } from '../schema.ts';
import { isFields, isSame, leavesOf, remembered } from '../values.ts';
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
  const stayed = places.filter((place) => place >= 0);
  const isMoved = stayed.some((place, index) => place < (stayed[index - 1] ?? 0));
  return [
    ...(isMoved ? [{ path, new: 'In another order' }] : []),
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

/** Fields that the office neither types nor reads. */
const SILENT = ['id', 'slot', 'revision', 'postedAt', 'source', 'schoolYear'];
const UNSEEN = [...SILENT, ...Object.keys(MARKS)];
const MOST_SHOWN = 4;

export function display(key: string, value: Value | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'object') {
    const shown = leavesOf(value, [key]).filter(({ path }) => !UNSEEN.includes(keyIn(path)));
    const words = shown.slice(0, MOST_SHOWN).map(({ path, value: leaf }) => display(keyIn(path), leaf));
    return words.join(', ');
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const figure = FIGURES[key];
  const words = String(value);
  // A column can be called `perYear` too.
  if (figure && (typeof value === 'number' || /^--\d\d-\d\d$/.test(words))) return figure(value as never);
  if (/^\d{4}-\d\d-\d\d$/.test(words))
    return formatDate(words, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return /^\d\d?:\d\d$/.test(words) ? formatTime(words) : plain(words);
}

const keyIn = (path: Path) => String(path.findLast((part) => typeof part === 'string'));

/** What people call the field or the record at a path. */
export function nameOf(file: Described, path: Path, label = labelAt(file, path)): string {
  if (typeof path.at(-1) === 'number') return recordAt(file, path);
  const name = recordAt(file, path.slice(0, -1));
  return name && name !== label ? `${name}, ${label.toLowerCase()}` : label;
}

/** What changes between two versions of a file, in words. */
export function changesBetween(file: string, from: Value, to: Value): Field[] {
  const [before, after] = [described(file, from), described(file, to)];
  return differences(from, to).flatMap(({ path, old, new: next }): Field | [] => {
    const last = path.at(-1) ?? '';
    if (typeof last === 'number')
      return {
        label: nameOf(next === undefined ? before : after, path),
        old: display('', old),
        new: display('', next),
      };
    if (SILENT.includes(last)) return [];
    const mark = MARKS[last];
    const say = (value: Value | undefined) => (mark ? mark[value === undefined ? 1 : 0] : display(last, value));
    return { label: nameOf(after, path, mark && 'Decided'), old: say(old), new: say(next) };
  });
}

export function lineOf({ label, old, new: next = 'nothing' }: Field): string {
  const words = [old, next].filter((one) => one !== undefined).join(' → ');
  return words.startsWith(label) ? words : `${label} ${words}`;
}
