/**
 * The one rule set for closings and announcements. The content check, `npm run closing` and the office editor all ask it:
 * what it refuses is never published, and what it asks is published once somebody has said yes.
 */
import type { SchoolYear } from '../../content/read-content.ts';
import { CLOSING_TIMES } from '../../content/schemas/closings.ts';
import { hijriHolidays } from '../dates/hijri.ts';
import { federalHolidays } from '../dates/holidays.ts';
import { addDays, isWeekend, on } from '../dates/school-day.ts';
import { type YearSpan, yearsOn } from '../dates/school-years.ts';
import { type Closing, closingText, endOf } from '../notices/closing-list.ts';
import { formatDate, spokenTime } from '../text/format.ts';

/** A sentence for the office, and the field that it is about. */
type Finding = { field: 'day' | 'lastDay' | 'from' | 'until'; says: string };
export type Findings = { refusals: Finding[]; questions: string[] };

/** What the rules need of a school year. */
export type RuleYear = YearSpan & Pick<SchoolYear, 'name' | 'hours' | 'daysOff'>;

type ClosingDays = Pick<Closing, 'kind' | 'day' | 'lastDay' | 'from' | 'until' | 'message'>;

/** A day and a time at the school, as `schoolClock` returns them. */
export type Now = readonly [day: string, time: string];

const NOON = '12:00';
const EARLIEST_END = '09:00';
/** Before and after every time. */
const UNKNOWN_HOURS = { from: '', until: '24' };
const DAYS_AHEAD = 14;
const MOST_DAYS_AHEAD = 366;

/** Messages that repeat or deny what the site says of a closing by itself. */
const TELLS = /\bschool\b.* (closed|open|delayed)\b/i;
const SAYS_DELAYED = /\bdelay\b|\blate (start|opening)\b/i;
const SAYS_EARLY = /\bearly (dismissal|release)\b|\bclos(ing|es) at\b/i;

const weekdayOf = (day: string) => formatDate(day, { weekday: 'long' });
const dateOf = (day: string) => `${weekdayOf(day)}, ${formatDate(day)}`;

/** The hours of a day's school year, or of the last year known. Without any year, they aren't known. */
function schoolHours(years: readonly RuleYear[], day: string): typeof UNKNOWN_HOURS | undefined {
  const { current, coming, last } = yearsOn(years, day);
  return (current ?? coming ?? last ?? years.at(-1))?.hours;
}

/** Why there is no school on a day, as a sentence. Where no year is known, any weekday may be a school day. */
function noSchoolOn(years: readonly RuleYear[], day: string): string | undefined {
  if (isWeekend(day)) return `${weekdayOf(day)}s have no school.`;
  const daysOff = years.flatMap((year) => year.daysOff ?? []);
  const off = daysOff.find(on(day));
  if (off) return `${dateOf(day)}, is a day off: ${off.name}.`;
  const { current, coming } = yearsOn(years, day);
  return !current && coming ? `${coming.name} begins on ${formatDate(coming.firstDay.date)}.` : undefined;
}

const EIDS = { eidAlFitr: 'Eid al-Fitr', eidAlAdha: 'Eid al-Adha', ramadan: undefined };

/** Says that a day is one on which everybody expects no school, although no year may list it. */
function holidayOn(day: string): string | undefined {
  const federal = federalHolidays(Number(day.slice(0, 4))).find(({ date }) => date === day)?.name;
  const [eid] = hijriHolidays(day, day, []).map(({ id }) => EIDS[id]);
  const name = federal ?? eid;
  return name && `${dateOf(day)}, is ${name}.`;
}

function nextSchoolDay(years: readonly RuleYear[], today: string): string {
  const tomorrow = addDays(today, 1);
  let day = tomorrow;
  while (noSchoolOn(years, day)) day = addDays(day, 1);
  return day === tomorrow ? `tomorrow, ${weekdayOf(day)}` : dateOf(day);
}

/** What is wrong with the times of a late start or an early end. */
function* timeRefusals({ kind, from, until }: ClosingDays, hours?: typeof UNKNOWN_HOURS): Generator<Finding> {
  const { from: starts, until: ends } = hours ?? UNKNOWN_HOURS;
  if (kind === 'delayed' && from && (from <= starts || from >= NOON)) {
    const start = hours ? `after ${spokenTime(starts)}, when school starts, and ` : '';
    yield { field: 'from', says: `A late start must be ${start}before noon, not at ${spokenTime(from)}.` };
  }
  if (kind === 'early' && until && (until < EARLIEST_END || until >= ends)) {
    const end = hours ? ` and before ${spokenTime(ends)}, when school ends` : '';
    const says = `An early end must be at ${spokenTime(EARLIEST_END)} or later${end}, not at ${spokenTime(until)}.`;
    yield { field: 'until', says };
  }
}

/** How soon the same day of this or the next year must be to ask whether it was meant. */
const MEANT_DAYS_AHEAD = 60;

/** Last year’s date is often typed by mistake. */
function meantDay(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const meant = [year, year + 1]
    .map((candidate) => `${candidate}${day.slice(4)}`)
    .find((candidate) => candidate >= today && candidate <= addDays(today, MEANT_DAYS_AHEAD));
  return meant ? `Do you mean ${formatDate(meant)}?` : 'Is the day right?';
}

/** What the day of the post has to say about a closing: refusals, and questions as sentences alone. */
function* dayFindings(
  closing: ClosingDays,
  years: readonly RuleYear[],
  [today, time]: Now,
): Generator<Finding | string> {
  const { kind, day, lastDay } = closing;
  const end = endOf(closing);
  const { until: ends } = schoolHours(years, day) ?? UNKNOWN_HOURS;
  const ending = lastDay ? 'lastDay' : 'day';
  const field = CLOSING_TIMES[kind]?.field;
  const hour = field && closing[field];
  if (end < today) yield { field: ending, says: `${dateOf(end)}, is over. ${meantDay(day, today)}` };
  else if (end === today && hour && time >= hour) yield { field, says: `It is past ${spokenTime(hour)} already.` };
  else if (day === today && end === today && time >= ends)
    yield `School is over for today. Do you mean ${nextSchoolDay(years, today)}?`;
  if (end > addDays(today, MOST_DAYS_AHEAD))
    yield { field: ending, says: `${dateOf(end)}, is more than a year away. Is the year right?` };
  else if (day > addDays(today, DAYS_AHEAD)) yield `${dateOf(day)}, is more than two weeks away. Is the day right?`;
  else if (end > addDays(day, DAYS_AHEAD))
    yield `${dateOf(end)}, is more than two weeks after the first day. Is the last day right?`;
}

/**
 * Whether a closing can be right. `others` are closings that it doesn't replace. Without `now`, only what is wrong on any
 * day counts, so that a closing that was right when it was posted stays right.
 */
export function judgeClosing(
  closing: ClosingDays,
  { years, others = [], now }: { years: readonly RuleYear[]; others?: readonly Closing[]; now?: Now | undefined },
): Findings {
  const { day, kind, message = '' } = closing;
  const end = endOf(closing);
  const twin = others.find((other) => other.day <= end && endOf(other) >= day);
  const wrongTime = [...timeRefusals(closing, schoolHours(years, day))];
  const onDay = now && wrongTime.length === 0 ? [...dayFindings(closing, years, now)] : [];
  const refusals: Finding[] = [...wrongTime, ...onDay.filter((finding) => typeof finding !== 'string')];
  if (twin) refusals.push({ field: 'day', says: `There is another closing on this day: ${closingText(twin)}` });
  if (refusals.length > 0) return { refusals, questions: [] };
  const questions = onDay.filter((finding) => typeof finding === 'string');
  // A school that is closed stays so on a day off; one that starts late or ends early would be said to be open.
  let inside = day;
  while (kind !== 'closed' && inside < end && !noSchoolOn(years, inside)) inside = addDays(inside, 1);
  for (const one of new Set([day, inside, end])) {
    const free = noSchoolOn(years, one) ?? holidayOn(one);
    if (free) questions.push(`${free} Announce a closing all the same?`);
  }
  const isOther = (kind !== 'delayed' && SAYS_DELAYED.test(message)) || (kind !== 'early' && SAYS_EARLY.test(message));
  if (isOther || TELLS.test(message))
    questions.push(`Families will read: ${closingText(closing)} Is the reason alone enough, such as Snow?`);
  return { refusals, questions };
}

/** Whether the days of an announcement can be right. */
export function judgeAnnouncement(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  { now }: { now?: Now | undefined } = {},
): Findings {
  const refuse = (says: string): Findings => ({ refusals: [{ field: 'until', says }], questions: [] });
  if (from && until && from > until)
    return refuse(`Its first day, ${formatDate(from)}, is after its last, ${formatDate(until)}.`);
  if (now && until && until < now[0]) return refuse(`Its last day, ${formatDate(until)}, is over.`);
  const far = [from, until].find((day) => now && day && day > addDays(now[0], MOST_DAYS_AHEAD));
  return { refusals: [], questions: far ? [`${formatDate(far)}, is more than a year away. Is the year right?`] : [] };
}

/** The moment of a post, as the file has it. */
export const momentOf = (now: Date): string => now.toISOString().replace(/\.\d+/, '');

/** A closing as the file has it: with its revision once it has changed. */
export const recordOf = ({ revision, postedAt, ...closing }: Closing) => ({
  ...closing,
  ...(revision > 0 && { revision }),
  postedAt,
});

/**
 * The closings after a new one is posted. A later post replaces earlier ones on its days; what is left of a longer one
 * stays. The new one keeps the id of one that began on the same day, so that calendars update the event.
 */
export function postClosing(
  closings: readonly Closing[],
  posted: Closing,
): { closings: Closing[]; replaced: Closing[] } {
  const end = endOf(posted);
  const replaced = closings.filter((other) => other.day <= end && endOf(other) >= posted.day);
  const same = replaced.find(({ day }) => day === posted.day);
  const left = replaced.flatMap((other): Closing[] => [
    ...(other.day < posted.day ? [lasting(other, other.day, addDays(posted.day, -1))] : []),
    ...(endOf(other) > end ? [{ ...lasting(other, addDays(end, 1), endOf(other)), id: addDays(end, 1) }] : []),
  ]);
  const record = same ? { ...posted, id: same.id, revision: same.revision + 1 } : posted;
  const others = closings.filter((other) => !replaced.includes(other));
  return { closings: [...others, ...left, record].toSorted((a, b) => a.day.localeCompare(b.day)), replaced };
}

/**
 * The closings after one is taken down. One that began before today ends yesterday and stays in the calendar; any other
 * goes.
 */
export function takeDownClosing(closings: readonly Closing[], closing: Closing, today: string): Closing[] {
  const isRunning = closing.day < today && endOf(closing) >= today;
  const left = isRunning ? [{ ...closing, lastDay: addDays(today, -1), revision: closing.revision + 1 }] : [];
  return closings.flatMap((one) => (one === closing ? left : one));
}

/** A closing for some of its days. */
function lasting(closing: Closing, day: string, end: string): Closing {
  return { ...closing, day, lastDay: end > day ? end : undefined, revision: closing.revision + 1 };
}
