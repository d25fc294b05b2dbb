/** Hijri dates by Umm al-Qura, counted from the nearest month whose first day is confirmed. */
import { formatDate } from '../text/format.ts';
import { addDays, daysBetween, daysFrom } from './school-day.ts';

/** A month whose first day is confirmed: `{ month: '1447-09', firstDay: '2026-02-18' }`. */
export type ConfirmedMonth = { month: string; firstDay: string };

type HijriDate = { year: number; month: number; day: number; isConfirmed: boolean };

/** The holidays that the calendar shows, by the day on which they begin. */
const HOLIDAYS = { ramadan: '1 Ramadan', eidAlFitr: '1 Shawwal', eidAlAdha: '10 Dhul-Hijjah' } as const;

/** A holiday's first day. It is expected until the first day of its month is confirmed. */
type HijriHoliday = { id: keyof typeof HOLIDAYS; date: string; isConfirmed: boolean };

/** Spelled as families write them, without the diacritics of scholarly transliteration. */
const MONTHS = [
  'Muharram',
  'Safar',
  'Rabi I',
  'Rabi II',
  'Jumada I',
  'Jumada II',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhul-Qadah',
  'Dhul-Hijjah',
] as const;

/** A month has 29 or 30 days. */
const SHORT = 29;
const LONG = 30;
/** The average, to find a day in the middle of any month. */
const AVERAGE = 29.530588;
/** A confirmed first day further from Umm al-Qura is a mistake. */
const MOST_DAYS_APART = 2;

/** A month's number, counted without years. */
const numberOf = (year: number, month: number) => year * 12 + month - 1;
const numberOfName = (name: string) => numberOf(Number(name.slice(0, 4)), Number(name.slice(5)));
const nameOf = (number: number) => `${MONTHS[number % 12]} ${Math.floor(number / 12)}`;

/** The first day of 1400, from which other months are found. */
const ANCHOR = { number: numberOf(1400, 1), firstDay: '1979-11-21' };

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a < b ? b : a);

const reckoning = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function ummAlQura(date: string): { number: number; day: number } {
  const parts = reckoning.formatToParts(Date.parse(date));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  return { number: numberOf(part('year'), part('month')), day: part('day') };
}

/** The first day of a month by Umm al-Qura alone. */
function reckonedStart(number: number): string {
  const middle = addDays(ANCHOR.firstDay, Math.round((number - ANCHOR.number) * AVERAGE + SHORT / 2));
  return addDays(middle, 1 - ummAlQura(middle).day);
}

type Start = { number: number; firstDay: string };

/** The confirmed months in order. */
const startsOf = (confirmed: readonly ConfirmedMonth[]): Start[] =>
  confirmed
    .map(({ month, firstDay }) => ({ number: numberOfName(month), firstDay }))
    .toSorted((a, b) => a.number - b.number);

/** The first day of a month by Umm al-Qura, counted from a confirmed month. */
const countedFrom = (start: Start, number: number) =>
  addDays(start.firstDay, daysBetween(reckonedStart(start.number), reckonedStart(number)));

/** The first day of a month: as confirmed, or counted from the nearest confirmed month. */
function startOf(number: number, starts: readonly Start[]): string {
  const before = starts.findLast((start) => start.number <= number);
  const after = starts.find((start) => start.number > number);
  if (!before || !after) {
    const nearest = before ?? after;
    return nearest ? countedFrom(nearest, number) : reckonedStart(number);
  }
  // Between two confirmed months, each month must still have 29 or 30 days, up to the second one.
  let { firstDay } = before;
  for (let month = before.number + 1; month <= number; month += 1) {
    const left = after.number - month;
    const expected = countedFrom(month - before.number <= left ? before : after, month);
    const earliest = later(addDays(firstDay, SHORT), addDays(after.firstDay, -LONG * left));
    const latest = earlier(addDays(firstDay, LONG), addDays(after.firstDay, -SHORT * left));
    firstDay = earlier(later(expected, earliest), latest);
  }
  return firstDay;
}

/** The number of the month that a day is in. */
function monthOf(date: string, starts: readonly Start[]): number {
  const { number } = ummAlQura(date);
  if (startOf(number, starts) > date) return number - 1;
  return startOf(number + 1, starts) <= date ? number + 1 : number;
}

/** The Hijri date of a day. */
export function hijriDate(date: string, confirmed: readonly ConfirmedMonth[] = []): HijriDate {
  const starts = startsOf(confirmed);
  const number = monthOf(date, starts);
  return {
    year: Math.floor(number / 12),
    month: (number % 12) + 1,
    day: daysBetween(startOf(number, starts), date) + 1,
    isConfirmed: starts.some((start) => start.number === number),
  };
}

/** A Hijri date as `8 Rabi II`. */
export function formatHijriDay({ month, day }: HijriDate): string {
  return `${day} ${MONTHS[month - 1]}`;
}

/** The Hijri months of a Gregorian month (`2026-02`): `Shaban – Ramadan 1447`. */
export function formatHijriMonths(month: string, confirmed: readonly ConfirmedMonth[] = []): string {
  const starts = startsOf(confirmed);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const [first, last] = [`${month}-01`, lastDay].map((day) => monthOf(day, starts)) as [number, number];
  if (first === last) return nameOf(first);
  const isSameYear = Math.floor(first / 12) === Math.floor(last / 12);
  return `${isSameYear ? MONTHS[first % 12] : nameOf(first)} – ${nameOf(last)}`;
}

/** The first days of Ramadan and of both Eids between two days, in order. */
export function hijriHolidays(from: string, to: string, confirmed: readonly ConfirmedMonth[] = []): HijriHoliday[] {
  const ids = Object.keys(HOLIDAYS) as (keyof typeof HOLIDAYS)[];
  return daysFrom(from, to).flatMap((date) => {
    const hijri = hijriDate(date, confirmed);
    const id = ids.find((holiday) => HOLIDAYS[holiday] === formatHijriDay(hijri));
    return id ? [{ id, date, isConfirmed: hijri.isConfirmed }] : [];
  });
}

/** Why a confirmed month can't be right: it is far from Umm al-Qura, or other confirmed months leave it no 29 or 30 days. */
export function hijriProblem(entry: ConfirmedMonth, others: readonly ConfirmedMonth[]): string | undefined {
  const [start] = startsOf([entry]) as [Start];
  const reckoned = reckonedStart(start.number);
  if (Math.abs(daysBetween(reckoned, start.firstDay)) > MOST_DAYS_APART) {
    return `is not near the first day of ${nameOf(start.number)}, which is expected on ${reckoned}`;
  }
  const before = startsOf(others).findLast(({ number }) => number <= start.number);
  if (!before) return undefined;
  const months = start.number - before.number;
  const days = daysBetween(before.firstDay, start.firstDay);
  if (days >= SHORT * months && days <= LONG * months) return undefined;
  if (months === 0)
    return `confirms ${nameOf(start.number)} a second time; the other first day is ${formatDate(before.firstDay)}`;
  const between = `from the first day of ${nameOf(before.number)} (${before.firstDay}) to the first day of ${nameOf(start.number)} (${start.firstDay})`;
  return `leaves ${days} days ${between}; a month has 29 or 30`;
}
