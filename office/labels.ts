/** The office's words for the fields of content files. */
import type { Path } from './api.ts';

type Texts = readonly [label: string, hint?: string | undefined, whenEmpty?: string];

/** What a field is called, and what is said about it, if its name and its schema don't say it. */
const TEXTS: Record<string, Texts> = {
  about: ['About this person'],
  alt: ['What it shows'],
  announceOn: ['Shown from'],
  afterwards: ['After the school year'],
  confirmed: ['Confirmed on'],
  confirmedBy: ['Who announced it'],
  consent: ['Who agreed, and how'],
  date: ['Day'],
  'daysOff.from': ['First day'],
  'daysOff.name': ['Name', 'Such as Thanksgiving', 'Say what happens on this day.'],
  'daysOff.office': ['Is the office open?', ''],
  'daysOff.to': ['Last day', 'Empty if it is one day'],
  dispute: ['Disagrees with another page'],
  dollars: ['Amount'],
  'firstDay.date': ['First day of school'],
  href: ['Page or address'],
  id: ['Lasting name'],
  instructionalDays: ['Days of instruction'],
  lapsed: ['After the last day'],
  'lastDay.date': ['Last day of school'],
  'members.name': ['Name', undefined, 'The name is empty. Type it, or remove this person.'],
  'members.role': [
    'What this person does',
    'Such as Arabic Teacher',
    'Say what this person does, such as Arabic Teacher.',
  ],
  meta: ['For search engines'],
  'otherDates.date': ['Date'],
  'otherDates.title': ['Name', 'Such as Picture day', 'Say what happens on this day.'],
  perMonth: ['A month'],
  perYear: ['A year'],
  reviewBy: ['Show it until'],
  sample: ['Example'],
  slot: ['Place'],
  to: ['Last day'],
  url: ['Address'],
  validFrom: ['Good from'],
  validUntil: ['Good until'],
  yearlyDate: ['Day of the year'],
};

/** The label of a field: its own word, or its name as words, such as “Late enrollment”. */
export function fieldLabel(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return TEXTS[key]?.[0] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What is said about the field at a path: its label, its hint, and what is said when it is empty and must not be. */
export function fieldTexts(path: Path): Texts {
  const names = path.filter((key) => typeof key === 'string');
  const last = path.at(-1);
  // What a record is about says more than “Value”.
  if (last === 'value' && names.length > 1) return [fieldLabel(names.at(-2) ?? '')];
  const label = fieldLabel(names.at(-1) ?? '');
  return TEXTS[names.slice(-2).join('.')] ?? [typeof last === 'number' ? `${label}, ${last + 1}` : label];
}
