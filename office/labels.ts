/** The office's words for the fields of content files. */
import type { Path } from './api.ts';

/** What a field is called if its name doesn't say it. */
const LABELS: Record<string, string> = {
  about: 'About this person',
  alt: 'What it shows',
  afterwards: 'After the school year',
  confirmed: 'Confirmed on',
  consent: 'Who agreed, and how',
  date: 'Day',
  dollars: 'Amount',
  firstDay: 'First day of school',
  href: 'Page or address',
  id: 'Lasting name',
  lastDay: 'Last day of school',
  office: 'Is the office open?',
  perMonth: 'A month',
  perYear: 'A year',
  reviewBy: 'Show it until',
  role: 'What this person does',
  sample: 'Example',
  to: 'Last day',
  url: 'Address',
  yearlyDate: 'Day of the year',
};

/** The label of a field: its own word, or its name as words, such as “Late enrollment”. */
export function fieldLabel(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return LABELS[key] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the field at a path is called. */
export function labelAt(path: Path): string {
  const names = path.filter((key) => typeof key === 'string');
  const [around = '', name = around] = names.slice(-2);
  const last = path.at(-1);
  if (typeof last === 'number') return `${fieldLabel(name)}, ${last + 1}`;
  // What a record is about says more than “Value” or “Day”.
  return fieldLabel(/^(.*\.value|(first|last)Day\.date)$/.test(`${around}.${last}`) ? around : name);
}
