/** What the site says about closings: days on which school is closed, begins late or ends early. */
import type { Content } from '../../content/schemas/content-files.ts';
import { isPtoMeeting, type SchoolDate } from '../dates/school-dates.ts';
import { addDays, daysFrom, isWeekend } from '../dates/school-day.ts';
import type { YearSpan } from '../dates/school-years.ts';
import { formatDate, formatTime, spokenTime } from '../text/format.ts';
import type { ClosingDay } from './news.ts';

const DAY_NAME = { weekday: 'long', month: 'long', day: 'numeric' } as const;

export type Closing = Content<'closings'>['closings'][number];
/** What is announced, whether or not it was posted. */
type Announced = Omit<Closing, 'id' | 'revision'>;

/** The last day of a closing. */
export const endOf = ({ day, lastDay = day }: Pick<Closing, 'day' | 'lastDay'>): string => lastDay;

/** The closings that aren't over on `day`, sorted by first day. */
export function closingsFrom(closings: readonly Closing[], day: string): Closing[] {
  return closings.filter((closing) => endOf(closing) >= day).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What a closing is called where it has to be true all day: in lists, feeds and the office's line. */
export const CLOSING_NAMES = { closed: 'School is closed', delayed: 'Late start', early: 'Early end' };

/** What happens, without the day and the reason: `School starts at 10:00 AM`. */
export function closingTitle({ kind, from, until }: Pick<Closing, 'kind' | 'from' | 'until'>): string {
  if (kind === 'delayed' && from) return `School starts at ${spokenTime(from)}`;
  if (kind === 'early' && until) return `School ends at ${spokenTime(until)}`;
  return 'School is closed';
}

const withReason = (text: string, { message }: Pick<Closing, 'message'>) => {
  const sentence = message ? `${text}: ${message}` : text;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

/** When somebody reads it, and when school is over on that day. */
export type When = { day: string; time: string; ends: string };
const ANY_TIME: When = { day: '', time: '', ends: '24' };

/**
 * The announcement of a closing: `School is closed on Monday, January 12: Snow.` To somebody who reads it on `day`, it is
 * `School is closed today, Monday, January 12: Snow.` Once today's hour has passed, it is about the days that are left.
 */
export function closingText(closing: Announced, now = ANY_TIME): string {
  const { day } = now;
  const [start, end] = daysLeft(closing, now);
  const isPast = start === day && isPastHour(closing, now);
  const title = isPast ? inPastTense(closingTitle(closing)) : closingTitle(closing);
  const named = (date: string) => {
    const name = formatDate(date, DAY_NAME);
    if (date === day) return `today, ${name}`;
    return day && date === addDays(day, 1) ? `tomorrow, ${name}` : name;
  };
  const first = named(start);
  const only = first.startsWith('to') ? first : `on ${first}`;
  const last = named(end);
  const isBoth = start === day && last.startsWith('to');
  const days = isBoth ? `today and ${last}` : `from ${first}, to ${last}`;
  return withReason(`${title} ${start === end ? only : days}`, closing);
}

/** The days of a closing. Several days in a row don't include weekends. */
function daysOf(closing: Announced): string[] {
  const days = daysFrom(closing.day, endOf(closing));
  const weekdays = days.filter((day) => !isWeekend(day));
  return days.length > 1 && weekdays.length > 0 ? weekdays : days;
}

/** The hour of a late start or an early end, else the end of school. */
const hourOf = ({ kind, from, until }: Announced, ends = '') =>
  ({ closed: undefined, delayed: from, early: until })[kind] ?? ends;

/** Whether school has started late, or has ended, on the day of a closing. */
const isPastHour = (closing: Announced, { day, time, ends }: When) =>
  time >= hourOf(closing, ends) && daysOf(closing).includes(day);

/** The first day of a closing that is still ahead, or today, and its last. */
function daysLeft(closing: Announced, now: When): [start: string, end: string] {
  const next = isPastHour(closing, now) ? addDays(now.day, 1) : now.day;
  const ahead = closing.day > next ? closing.day : daysOf(closing).find((date) => date >= next);
  return [ahead ?? now.day, endOf(closing)];
}

const inPastTense = (title: string) => title.replace(/ (start|end)s /, ' $1ed ');

/** The closings that aren't over, sorted by first day: until a late start, the end of school, or all day if the office is closed. */
export function closingsAt(closings: readonly Closing[], { day, time, ends }: When): Closing[] {
  return closingsFrom(closings, day).filter((closing) => {
    const over = closing.kind === 'delayed' ? hourOf(closing) : ends;
    return endOf(closing) > day || closing.office === 'closed' || time < over;
  });
}

/** The closing of `day` in a few words: `School is closed tomorrow: Snow.` */
export function closingLine(closings: readonly Closing[], day: string, now: When): string | undefined {
  const closing = closings.find((one) => daysOf(one).includes(day));
  const isToday = day === now.day;
  if (!closing) return undefined;
  const title = closingTitle(closing);
  if (isToday && isPastHour(closing, now)) return `${inPastTense(title)} today.`;
  return withReason(`${title} ${isToday ? 'today' : 'tomorrow'}`, closing);
}

/** A closing in another language: `Lunes, 12 de enero: la escuela está cerrada.` Its hour takes the place of 10:00. */
export function closingIn(
  lang: string,
  titles: Record<Closing['kind'], string>,
  closing: Announced,
  now: When,
): string {
  const dates = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { ...DAY_NAME, timeZone: 'UTC' });
  const [start, end] = daysLeft(closing, now);
  const days = dates.formatRange(new Date(start), new Date(end));
  const hour = formatTime(hourOf(closing)).replace(/ .M/, '');
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}: ${titles[closing.kind].replace('10:00', hour)}`;
}

/** What the closings mean for Hifz and the office on `day`. */
export function closingDay(closings: readonly Closing[], day: string): ClosingDay | undefined {
  const of = (date: string) => closings.find((one) => daysOf(one).includes(date));
  if (of(day)?.office === 'closed') return 'office-closed';
  return (of(day) ?? of(addDays(day, 1)))?.kind === 'delayed' ? 'late' : undefined;
}

/** What closed days do to other dates: the school's own are canceled, and virtual meetings may take place. */
function onClosedDay(entry: SchoolDate): SchoolDate {
  if (entry.kind !== 'school' && !isPtoMeeting(entry)) return entry;
  const [status, consequence] =
    entry.kind === 'school'
      ? (['CANCELLED', 'Canceled: school is closed.'] as const)
      : (['TENTATIVE', 'School is closed on this day; ask whether the meeting takes place.'] as const);
  return { ...entry, status, note: [entry.note, consequence].filter(Boolean).join(' ') };
}

/** The days of closings as dates of the calendar. */
export function closingDates(closings: readonly Closing[]): SchoolDate[] {
  return closings.flatMap((closing) =>
    daysOf(closing).map(
      (date, index): SchoolDate => ({
        // The first day keeps its id when the closing is extended.
        id: `closing-${closing.id}${index > 0 ? `-${date}` : ''}`,
        date,
        kind: 'closing',
        title: CLOSING_NAMES[closing.kind] + hourOf(closing).replace(/.+/, (hour) => `: ${spokenTime(hour)}`),
        ...(closing.message && { note: closing.message }),
        revision: closing.revision,
      }),
    ),
  );
}

/** The dates of a school year together with its closings, in order. */
export function withClosings(
  dates: readonly SchoolDate[],
  closings: readonly Closing[],
  { firstDay, lastDay }: YearSpan,
): SchoolDate[] {
  const closedDays = new Set(closings.filter(({ kind }) => kind === 'closed').flatMap(daysOf));
  const added = closingDates(closings).filter(({ date }) => firstDay.date <= date && date <= lastDay.date);
  const changed = dates.map((entry) => (closedDays.has(entry.date) ? onClosedDay(entry) : entry));
  return [...added, ...changed].toSorted((a, b) => a.date.localeCompare(b.date));
}
