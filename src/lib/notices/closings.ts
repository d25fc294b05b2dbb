/** What the site says about closings: days on which school is closed, begins late or ends early. */
import type { Content } from '../../content/schemas/content-files.ts';
import type { SchoolDate } from '../dates/school-dates.ts';
import { addDays } from '../dates/school-day.ts';
import { formatDate, formatTime } from '../text/format.ts';

export type Closing = Content<'closings'>['closings'][number];

const isWeekend = (day: string) => formatDate(day, { weekday: 'short' }).startsWith('S');

/** The last day of a closing. */
export const endOf = ({ day, lastDay = day }: Pick<Closing, 'day' | 'lastDay'>): string => lastDay;

/** The closings that aren't over on `day`, sorted by first day. */
export function closingsFrom(closings: readonly Closing[], day: string): Closing[] {
  return closings.filter((closing) => endOf(closing) >= day).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What happens, without the day and the reason: `School begins at 10:00 AM`. */
export function closingTitle({ kind, from, until }: Closing): string {
  if (kind === 'delayed' && from) return `School begins at ${formatTime(from)}`;
  if (kind === 'early' && until) return `School ends at ${formatTime(until)}`;
  return 'School is closed';
}

/** The announcement of a closing: `School is closed on Monday, January 12: Snow.` */
export function closingText(closing: Closing): string {
  const [first, last] = [closing.day, endOf(closing)].map((day) =>
    formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' }),
  );
  const days = first === last ? `on ${first}` : `from ${first}, to ${last}`;
  const text = `${closingTitle(closing)} ${days}${closing.message ? `: ${closing.message}` : ''}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The days of a closing. Several days in a row don't include weekends. */
function daysOf(closing: Closing): string[] {
  const days: string[] = [];
  for (let day = closing.day; day <= endOf(closing); day = addDays(day, 1)) days.push(day);
  const weekdays = days.filter((day) => !isWeekend(day));
  return days.length > 1 && weekdays.length > 0 ? weekdays : days;
}

/** What closed days do to other dates: the school's own are canceled, and virtual meetings may take place. */
function onClosedDay(entry: SchoolDate): SchoolDate {
  const change = (status: SchoolDate['status'], consequence: string): SchoolDate => ({
    ...entry,
    status,
    note: [entry.note, consequence].filter(Boolean).join(' '),
  });
  if (entry.kind === 'school') return change('CANCELLED', 'Canceled: school is closed.');
  if (entry.id.startsWith('pto-meeting-')) {
    return change('TENTATIVE', 'School is closed on this day; ask whether the meeting takes place.');
  }
  return entry;
}

/** The dates of a school year together with its closings, in order. */
export function withClosings(
  dates: readonly SchoolDate[],
  closings: readonly Closing[],
  { firstDay, lastDay }: { firstDay: { date: string }; lastDay: { date: string } },
): SchoolDate[] {
  const inYear = closings.filter((closing) => closing.day <= lastDay.date && endOf(closing) >= firstDay.date);
  const closedDays = new Set(inYear.filter(({ kind }) => kind === 'closed').flatMap(daysOf));
  const added = inYear.flatMap((closing) =>
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
  const changed = dates.map((entry) => (closedDays.has(entry.date) ? onClosedDay(entry) : entry));
  return [...added, ...changed].toSorted((a, b) => a.date.localeCompare(b.date));
}
