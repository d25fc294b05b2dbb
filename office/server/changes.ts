/** Values and changes in the words that people read. */
import { FIGURES, nameOf } from '../../checks/work-list.ts';
import { replaceTokens } from '../../src/content/schemas/primitives.ts';
import { formatDate, formatTime } from '../../src/lib/text/format.ts';
import type { Field, Path, Value } from '../api.ts';
import { fieldLabel } from '../labels.ts';
import { applyEdit, editsBetween, isFields, keyedPath, valueAt } from '../values.ts';
import { dataOf } from './yaml-edits.ts';

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
    const texts = Object.values(value).filter((item) => typeof item === 'string');
    return plain(nameOf(value) ?? texts.join(', '));
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

/** Fields that the office neither types nor reads. */
const SILENT = ['id', 'slot', 'revision', 'postedAt', 'source'];

/** What a mark of a record says, if it is there and if not. */
const MARKS: Record<string, [is: string, isNot: string]> = {
  sample: ['An example', 'The school’s own'],
  dispute: ['Disagrees with another page', 'Pages agree'],
  confirmed: ['Right as it is', 'Not confirmed'],
};

/** The first fields of a record. */
const summaryOf = (record: Value | undefined, label: string): string =>
  Object.entries(isFields(record) ? record : { '': record })
    .filter(([key, value]) => !SILENT.includes(key) && !MARKS[key] && typeof value !== 'object')
    .map(([key, value]) => display(key, value))
    .filter((words) => words && words !== label)
    .slice(0, 3)
    .join(', ') || label;

/** What changes in a file between two of its versions. */
export function changesIn(file: string, old: string, next: string): Field[] {
  const fields: Field[] = [];
  const [from, to] = [dataOf(old), dataOf(next)];
  let now = from;
  for (const edit of editsBetween(from, to)) {
    const { op, path } = edit;
    const before = now;
    now = applyEdit(before, edit);
    const last = path.at(-1);
    const isItem = op === 'append' || (op !== 'set' && typeof last === 'number');
    const record = op === 'append' ? edit.value : valueAt(before, isItem ? path : path.slice(0, -1));
    const name = labelOf(record, isItem ? path : path.slice(0, -1), '');
    const titled = (label: string) => (name ? `${name}, ${label.toLowerCase()}` : label);
    const mark = MARKS[String(last)];
    const say = (value: Value | undefined) => (mark ? mark[value === undefined ? 1 : 0] : display(String(last), value));
    // What is removed or moved is on its page as before, so these have no path.
    if (op === 'move') fields.push({ file, label: titled('Place'), old: `${Number(last) + 1}`, new: `${edit.to + 1}` });
    else if (op === 'append') {
      const place = keyedPath(now, [...path, edit.at ?? 0]);
      fields.push({ file, path: place, label: name, new: summaryOf(record, name) });
    } else if (isItem) fields.push({ file, label: name, old: summaryOf(record, name) });
    else if (!SILENT.includes(String(last))) {
      const label = titled(mark ? 'Decided' : typeof last === 'number' ? `${last + 1}` : fieldLabel(String(last)));
      const [was, is] = [say(valueAt(before, path)), say(valueAt(now, path))];
      fields.push({ file, path: keyedPath(now, path), label, old: was, new: is });
    }
  }
  return fields;
}
