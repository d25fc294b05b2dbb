/** The office's words for the fields and records of content files. */
import { NAME_KEYS } from '../src/lib/text/records.ts';
import type { Path, Value } from './api.ts';
import { keyOf, valueAt } from './values.ts';

/** What a field is called if its name doesn't say it. */
const LABELS: Record<string, string> = {
  about: 'About this person',
  alt: 'What it shows',
  afterwards: 'After the school year',
  confirmed: 'Confirmed on',
  consent: 'Who agreed, and how',
  date: 'Day',
  delayed: 'Opens late',
  dollars: 'Amount',
  early: 'Closes early',
  firstDay: 'First day of school',
  hijriMonths: 'Ramadan and Eid, once they are known',
  href: 'Page or address',
  id: 'Lasting name',
  lastDay: 'Last day of school',
  office: 'Is the office open?',
  qais: 'QAIS',
  reviewBy: 'Show it until',
  role: 'What this person does',
  sample: 'Example',
  to: 'Last day',
  url: 'Address',
  withdrawn: 'Somebody took the yes back on',
  yearlyDate: 'Day of the year',
};

/** What a mark of a record says, if it is there and if not. */
export const MARKS: Record<string, [is: string, isNot: string]> = {
  sample: ['An example', 'The school’s own'],
  dispute: ['Disagrees with another page', 'Pages agree'],
  confirmed: ['Right as it is', 'Not confirmed'],
};

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const fieldLabel = (key: string): string =>
  LABELS[key] ?? capitalized(key.replace(/([a-z])([A-Z])|-/g, '$1 $2').toLowerCase());

/** A help text without its beginning, if that is the label: `What this person does, such as …` as `Such as …`. */
export function helpBeside(label: string, help: string): string {
  const plain = (words: string) => words.replace(/\W+$/, '');
  return capitalized(help.replace(/^.*?[,.?]( |$)/, (words) => (plain(words) === plain(label) ? '' : words)));
}

export function labelAt(path: Path): string {
  const names = path.filter((key) => typeof key === 'string');
  const [around = '', name = around] = names.slice(-2);
  const last = path.at(-1);
  if (typeof last === 'number') return `${fieldLabel(name)}, ${last + 1}`;
  // What a record is about says more than “Value” or “Day”.
  return fieldLabel(/^(.*\.value|(first|last)Day\.date)$/.test(`${around}.${last}`) ? around : name);
}

/** What the record at a path is called: by its own name, by its id, or by its field. */
export function nameAt(value: Value | undefined, path: Path): string {
  const record = valueAt(value, path);
  const names = typeof record === 'string' ? [record] : NAME_KEYS.map((key) => valueAt(record, [key]));
  const name = names.find((one): one is string => typeof one === 'string' && one !== '');
  const id = keyOf(record);
  return name ?? (id ? fieldLabel(id) : labelAt(path));
}
