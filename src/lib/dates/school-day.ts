import { formatDate } from '../text/format.ts';

const SCHOOL_TIME_ZONE = 'America/New_York';

/** The day in a line, with what follows it. Where the line is the answer, it is smaller (styles/calendar.css). */
export const DAY_OF_ANSWER = /((?:for |from |today and )?to(?:day|morrow)[,:.].*?(?= School |$))/i;

const PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const;

/**
 * The date and the time of day at the school: `2031-08-25` and `07:30`. In a preview of another day, it is that day.
 * Engines change the shape of formatted dates, so it is made of their parts.
 */
export function schoolClock(moment: Date): [day: string, time: string] {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: SCHOOL_TIME_ZONE,
    hourCycle: 'h23',
    ...Object.fromEntries(PARTS.map((part) => [part, 'numeric'])),
  }).formatToParts(moment);
  const numbers = PARTS.map((part) => parts.find(({ type }) => type === part)?.value.padStart(2, '0'));
  // The pages of a preview carry its day.
  const preview = globalThis.document?.documentElement.dataset['today'];
  return [preview ?? numbers.slice(0, 3).join('-'), numbers.slice(3).join(':')];
}

/** The date at the school, such as `2031-08-25`. */
export const schoolDay = (moment: Date): string => schoolClock(moment)[0];

/**
 * Whether something is true at a moment: `notices.find(trueAt(moment))`. Its first and last day or minute, such as
 * `2026-01-12 10:00`, are compared as text: `0` is before and `9` after all.
 */
export function trueAt(moment: Date) {
  const now = schoolClock(moment).join(' ');
  return ({ from = '', until = '9' }: { from?: string | undefined; until?: string | undefined }): boolean =>
    now.slice(0, from.length) >= from && now.slice(0, until.length) <= until;
}

/** A date and time in the school's time zone, for visitors: `Friday, January 9, 2026 at 11:59 PM`. */
export function formatSchoolMoment(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: SCHOOL_TIME_ZONE });
}

/** The ISO date this many days after another, or before it if negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** From one ISO date to another, both included. */
export type Span = { from: string; to: string };
/** The same, or one day. */
type Days = { from: string; to?: string | undefined };

/** Whether a span includes a day: `spans.find(on(day))`. */
export const on =
  (day: string) =>
  ({ from, to = from }: Days): boolean =>
    from <= day && day <= to;

/** Whether an ISO date is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The ISO dates from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The number of days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** A day off that everybody knows (holidays.ts). */
export type Holiday = { date: string; name: string };

/** `Thursday is Thanksgiving Day: the office may be closed.` Empty on any other day. */
export function holidayNote(day: string, holidays: readonly Holiday[] = []): string {
  const holiday = holidays.find(({ date }) => date === day);
  return holiday ? `${formatDate(day, { weekday: 'long' })} is ${holiday.name}: the office may be closed.` : '';
}
