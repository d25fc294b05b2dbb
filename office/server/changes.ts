/** Values and changes in the words that people read. */
import { FIGURES, nameOf } from '../../checks/work-list.ts';
import { replaceTokens } from '../../src/content/schemas/primitives.ts';
import { formatDate, formatTime } from '../../src/lib/text/format.ts';
import type { Path, Value } from '../api.ts';
import { fieldLabel } from '../labels.ts';
import { isFields, isSame, valueAt } from '../values.ts';
import { placesIn } from './yaml-edits.ts';

/** A field or a list item, where it is in the newer value; what is gone, where it was. */
type Difference = { path: Path; old?: Value | undefined; new?: Value | undefined };
/** A difference as people read it. */
export type Field = { label: string; old?: string | undefined; new?: string | undefined };

/** What differs between two values. */
export function differences(from: Value | undefined, to: Value | undefined, path: Path = []): Difference[] {
  if (isSame(from, to)) return [];
  if (isFields(from) && isFields(to))
    return Object.keys({ ...from, ...to }).flatMap((key) => differences(from[key], to[key], [...path, key]));
  if (!Array.isArray(from) || !Array.isArray(to)) return [{ path, old: from, new: to }];
  const places = placesIn(from, to);
  const kept = places.filter((place) => place >= 0);
  const isMoved = kept.some((place, index) => place < (kept[index - 1] ?? 0));
  return [
    ...(isMoved ? [{ path, new: 'In another order' }] : []),
    ...[...from.entries()].flatMap(([index, old]) =>
      places.includes(index) ? [] : [{ path: [...path, index], old, new: undefined }],
    ),
    ...to.flatMap((item, index) => differences(from[places[index] ?? -1], item, [...path, index])),
  ];
}

const plain = (words: string) => replaceTokens(words, (token) => (token === 'schoolYearShort' ? '' : '…')).trim();

/** A value as people read it. */
export function display(key: string, value: Value | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const figure = FIGURES[key];
  const words = typeof value === 'object' ? '' : String(value);
  // A column can be called `perYear` too.
  if (figure && (typeof value === 'number' || /^--\d\d-\d\d$/.test(words))) return figure(value as never);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => display(key, item)).join('; ');
  if (isFields(value)) {
    const texts = Object.entries(value).filter(([name, item]) => !SILENT.includes(name) && typeof item !== 'object');
    return texts
      .map(([name, item]) => display(name, item))
      .slice(0, 3)
      .join(', ');
  }
  if (/^\d{4}-\d\d-\d\d$/.test(words))
    return formatDate(words, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return /^\d\d?:\d\d$/.test(words) ? formatTime(words) : plain(words);
}

/** What a record is called: its name, or the label of its field. */
export function labelOf(record: Value | undefined, path: Path, page: string): string {
  const name = isFields(record) && typeof record['value'] !== 'string' ? nameOf(record) : undefined;
  if (name && isFields(record) && name !== record['id']) return plain(name);
  const key = path.findLast((part) => typeof part === 'string');
  return typeof key === 'string' ? fieldLabel(key) : page;
}

/** What a mark of a record says, if it is there and if not. */
const MARKS: Record<string, [is: string, isNot: string]> = {
  sample: ['An example', 'The school’s own'],
  dispute: ['Disagrees with another page', 'Pages agree'],
  confirmed: ['Right as it is', 'Not confirmed'],
};
/** Fields that the office neither types nor reads. */
const SILENT = ['id', 'slot', 'revision', 'postedAt', 'source', ...Object.keys(MARKS)];

/** What changes between two versions of a file, in words. */
export function changesBetween(from: Value, to: Value): Field[] {
  return differences(from, to).flatMap(({ path, old, new: next }): Field | [] => {
    const last = String(path.at(-1));
    const isItem = typeof path.at(-1) === 'number';
    const around = isItem ? path : path.slice(0, -1);
    const name = labelOf(isItem ? (next ?? old) : (valueAt(to, around) ?? valueAt(from, around)), around, '');
    if (isItem) return { label: name, old: display(last, old), new: display(last, next) };
    const mark = MARKS[last];
    if (SILENT.includes(last) && !mark) return [];
    const label = mark ? 'Decided' : fieldLabel(last);
    const say = (value: Value | undefined) => (mark ? mark[value === undefined ? 1 : 0] : display(last, value));
    return { label: name ? `${name}, ${label.toLowerCase()}` : label, old: say(old), new: say(next) };
  });
}

/** A change as a line of text. */
export const lineOf = ({ label, old, new: next }: Field): string =>
  `${label}: ${[old, next ?? 'nothing'].filter((one) => one !== undefined).join(' → ')}`;
