/** What the site says about closings: days on which school is closed, begins late or ends early. */
import type { Content } from '../../content/schemas/content-files.ts';
import { isPtoMeeting, type SchoolDate } from '../dates/school-dates.ts';
import { addDays, daysFrom, isWeekend } from '../dates/school-day.ts';
import type { YearSpan } from '../dates/school-years.ts';
import { formatDate, formatTime, spokenTime } from '../text/format.ts';
import type { ClosingDay } from './news.ts';

export type Closing = Content<'closings'>['closings'][number];
/** What is announced, whether or not it was posted. */
type Announced = Omit<Closing, 'id' | 'revision'>;

/** The last day of a closing. */
export const endOf = ({ day, lastDay = day }: Pick<Closing, 'day' | 'lastDay'>): string => lastDay;

/** The closings that aren't over on `day`, sorted by first day. */
export function closingsFrom(closings: readonly Closing[], day: string): Closing[] {
  return closings.filter((closing) => endOf(closing) >= day).toSorted((a, b) => a.day.localeCompare(b.day));
}

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

/**
 * The announcement of a closing: `School is closed on Monday, January 12: Snow.` To somebody who reads it on `day`, it is
 * `School is closed today, Monday, January 12: Snow.` Once today's hour has passed, it is about the days that are left.
 */
export function closingText(closing: Announced, day = '', time = ''): string {
  const end = endOf(closing);
  const isPast = isPastHour(closing, day, time);
  const next = isPast && day < end ? addDays(day, 1) : day;
  const start = closing.day < next ? next : closing.day;
  const title = isPast && start === day ? inPastTense(closingTitle(closing)) : closingTitle(closing);
  const named = (date: string) => {
    const name = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
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

/** The hour of a late start or an early end. */
const hourOf = ({ kind, from, until }: Announced) => ({ closed: undefined, delayed: from, early: until })[kind];

/** Whether school has started late or ended early on `day`. */
function isPastHour(closing: Announced, day: string, time: string): boolean {
  const hour = hourOf(closing);
  return hour !== undefined && hour <= time && daysOf(closing).includes(day);
}

const inPastTense = (title: string) => title.replace(/ (start|end)s /, ' $1ed ');

/** The closings that aren't over at a time on `day`, sorted by first day. A late start is over at its hour on the last day. */
export function closingsAt(closings: readonly Closing[], day: string, time: string): Closing[] {
  return closingsFrom(closings, day).filter(
    (closing) => closing.kind !== 'delayed' || endOf(closing) > day || !isPastHour(closing, day, time),
  );
}

/** The minutes at which school starts late or ends early, such as `2026-01-12 10:00`. */
export function hourMoments(closings: readonly Closing[]): string[] {
  return closings.flatMap((closing) => {
    const hour = hourOf(closing);
    return hour === undefined ? [] : daysOf(closing).map((day) => `${day} ${hour}`);
  });
}

/** The closing of `day` in a few words, to somebody who reads it on `today`: `School is closed tomorrow: Snow.` */
export function closingLine(
  closings: readonly Closing[],
  day: string,
  { today, time }: { today: string; time: string },
): string | undefined {
  const closing = closings.find((one) => daysOf(one).includes(day));
  if (!closing) return undefined;
  const title = closingTitle(closing);
  if (day === today && isPastHour(closing, day, time)) return `${inPastTense(title)} today.`;
  return withReason(`${title} ${day === today ? 'today' : 'tomorrow'}`, closing);
}

/**
 * A closing in another language, its days first: `Lunes, 12 de enero: la escuela está cerrada.` The title of its kind has
 * 10:00 where the hour goes.
 */
export function closingIn(lang: string, titles: Record<Closing['kind'], string>, closing: Announced, day = ''): string {
  const dates = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const start = closing.day < day ? day : closing.day;
  const days = dates.formatRange(new Date(start), new Date(endOf(closing)));
  const hour = formatTime(hourOf(closing) ?? '').replace(/ .M/, '');
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}: ${titles[closing.kind].replace('10:00', hour)}`;
}

/** What the closings mean for Hifz and the office on `day`, on which the office may be off anyway. */
export function closingDay(closings: readonly Closing[], day: string, isOff: boolean): ClosingDay | undefined {
  const of = (date: string) => closings.find((one) => daysOf(one).includes(date));
  if (of(day) && (isOff || of(day)?.office === 'closed')) return 'office-closed';
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
        title: closingTitle(closing),
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
