/** Reads what the office types, and writes it the way the website does. Each reader returns a value or one sentence. */

import { daysBetween, schoolDay } from '../../src/lib/dates/school-day.ts';
import { formatDate, formatDollars, formatTime, formatYearlyDate } from '../../src/lib/text/format.ts';

/** What was typed, as the content file has it, or what is wrong with it in one sentence. */
export type Reading<T> = { value: T } | { problem: string };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/;
/** The ways to write a date. The year may be missing, except from the first. */
const DATES = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[/.-](?<year>\d{4}|\d{2}))?$/,
  /^(?<name>[a-z]{3,9})\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? +(?<year>\d{4}))?$/,
  /^(?<day>\d{1,2}) +(?<name>[a-z]{3,9})\.?(?:,? +(?<year>\d{4}))?$/,
];

const isnt = (typed: string, what: string) => ({ problem: `“${typed.trim()}” isn’t ${what}` });

/** Reads `2/14/2026`, `Feb 14`, `February 14, 2026` or `2026-02-14`. Without a year, it's the one nearest to `today`. */
export function readDate(typed: string, today: string): Reading<string> {
  const text = typed.trim().toLowerCase();
  if (text === '') return { problem: 'Type a date, such as Feb 14, 2026.' };
  const { year, name, month, day } =
    DATES.map((way) => way.exec(text.replace(WEEKDAY, ''))?.groups).find(Boolean) ?? {};
  const number = name ? MONTHS.findIndex((full) => full.startsWith(name)) : Number(month) - 1;
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year.padStart(4, '20'))] : [thisYear, thisYear + 1, thisYear - 1];
  const [value] = years
    .map((one) => new Date(Date.UTC(one, number, Number(day))))
    .filter((date) => date.getUTCMonth() === number && date.getUTCDate() === Number(day))
    .map((date) => date.toISOString().slice(0, 10))
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return value ? { value } : isnt(typed, `a date. Type it like Feb 14, ${thisYear} or 2/14/${thisYear}.`);
}

/** Reads a day of every year, such as `July 1` or `7/1`, as `--07-01`. */
export function readYearlyDate(typed: string): Reading<string> {
  const reading = readDate(typed.trim().replace(/^--/, '2024-'), '2024-06-01');
  if ('value' in reading) return { value: `-${reading.value.slice(4)}` };
  return isnt(typed, 'a day of the year. Type it like July 1.');
}

/** Reads `$7,250`, `7250.00` or `7 250` as 7250. */
export function readDollars(typed: string): Reading<number> {
  const shown = typed.trim().replace(/^\$\s*/, '');
  const text = shown.replace(/\.00$/, '');
  if (text === '') return { problem: 'Type an amount, such as 250.' };
  if (/^(\d+|\d{1,3}([, ]\d{3})+)$/.test(text)) return { value: Number(text.replace(/\D/g, '')) };
  return isnt(shown, 'a full amount. Type it like 250 or 2,500.');
}

/** Reads `7:30`, `7:30 AM`, `3pm` or `15:00` as a time on the 24-hour clock. Hours before 7 without AM are PM. */
export function readTime(typed: string): Reading<string> {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))? *([ap])?\.?(?:m\.?)?$/i.exec(typed.trim()) ?? [];
  const hour = Number(hours);
  const isPm = half ? half.toLowerCase() === 'p' : hours?.length === 1 && hour < 7;
  const value = half || isPm ? (hour % 12) + (isPm ? 12 : 0) : hour;
  if (value < 24 && hour < (half ? 13 : 24) && Number(minutes) < 60) {
    return { value: `${String(value).padStart(2, '0')}:${minutes}` };
  }
  return isnt(typed, 'a time. Type it like 7:30 AM.');
}

/** Reads a whole number. */
export function readNumber(typed: string): Reading<number> {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return { problem: 'Type a number.' };
  return /^-?\d+(\.\d+)?$/.test(text)
    ? { value: Number(text) }
    : isnt(typed, 'a number. Type it with digits, like 180.');
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const shown = (format: (value: string) => string, isValid: RegExp) => (value: unknown) =>
  isValid.test(text(value)) ? format(text(value)) : text(value);

/** A date as a field shows it: `February 14, 2026`. Anything else stays as it is. */
export const showDate = shown(formatDate, /^\d{4}-\d{2}-\d{2}$/);

/** How each kind of value is typed and shown. What is no value of its kind is shown as it is. */
export const KINDS = {
  text: { read: (typed: string): Reading<string> => ({ value: typed.trim() }), show: text },
  date: { read: readDate, show: showDate },
  yearlyDate: { read: readYearlyDate, show: shown(formatYearlyDate, /^--/) },
  time: { read: readTime, show: shown(formatTime, /^\d{1,2}:\d{2}$/) },
  dollars: { read: readDollars, show: shown((value) => formatDollars(Number(value)), /^\d+$/) },
  number: { read: readNumber, show: text },
} satisfies Record<string, { read: (typed: string, today: string) => Reading<string | number>; show: typeof text }>;

export type Kind = keyof typeof KINDS;

/** A day with its weekday: `Tuesday, February 10`. */
export const weekdayOf = (day: string): string => formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** A day of this year: `February 10`. */
export const monthDay = (day: string): string => formatDate(day, { month: 'long', day: 'numeric' });

/** A short day with its weekday: `Tue, Feb 10`. */
export const shortDay = (day: string): string => formatDate(day, { weekday: 'short', month: 'short', day: 'numeric' });

/** A count with its noun: `3 changes`, `1 change`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A name as a record’s id: `Maryam Example` as `maryam-example`, or `maryam-example-2` if that is taken. */
export function idFor(name: string, taken: readonly string[] = []): string {
  const plain = name.toLowerCase().normalize('NFD');
  const words = plain.replace(/\p{M}|['’]/gu, '').match(/[a-z0-9]+/g) ?? ['entry'];
  const base = words.join('-').slice(0, 50).replace(/-$/, '');
  return [base, ...taken.map((_, index) => `${base}-${index + 2}`)].find((id) => !taken.includes(id)) ?? base;
}

/** The moment at the school: `Monday, February 9, 2026, 2:41 PM`. */
export const formatMoment = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' }).replace(' at ', ', ');

/** When something was saved or published: `today at 2:20 PM`, `Friday, January 30 at 9:05 AM`. */
export function formatSaved(moment: string, now: string): string {
  const day = schoolDay(new Date(moment));
  const time = new Date(moment).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'America/New_York' });
  return `${day === now.slice(0, 10) ? 'today' : weekdayOf(day)} at ${time}`;
}

export const DAYS_SWAPPED = 'The last day is before the first day. Look at the days.';

/** What the content check says, as the office would say it. */
export const inOfficeWords = (message: string): string =>
  message.includes('must not be before') ? DAYS_SWAPPED : message.replace(/\d{4}-\d\d-\d\d/g, showDate);
