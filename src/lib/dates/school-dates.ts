/** The dates of a school year, by the rules in the content. ISO dates have no time zone, and sort as text. */
import type { SchoolYear } from '../../content/read-content.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import { WEEKDAYS } from '../../content/weekdays.ts';
import { formatDate, formatDateRange, formatTime, spokenTime } from '../text/format.ts';
import { daysFrom, isWeekend, on } from './school-day.ts';
import type { YearSpan } from './school-years.ts';

/** One day of every month: `{ week: 3, weekday: 'tuesday' }` is the 3rd Tuesday. */
type MonthlyRule = Content<'pto'>['meetings']['rule'];

/** One line of the calendar. `kind` says whose date it is; `off` is a day without school. */
export type SchoolDate = {
  id: string;
  date: string;
  /** The last day, if it is more than one. */
  to?: string | undefined;
  kind: 'school' | 'pto' | 'admissions' | 'off' | 'closing';
  title: string;
  note?: string | undefined;
  /** Whether the office is open on a day off. */
  office?: 'open' | 'closed' | undefined;
  /** How often the date has been moved. */
  revision?: number | undefined;
  /** What a closing does to the date. */
  status?: 'CANCELLED' | 'TENTATIVE' | undefined;
};

/** Every day from one to another, both included, that matches a monthly rule. */
export function monthlyDates(from: string, to: string, { week, weekday }: MonthlyRule): string[] {
  const matches = (day: string) =>
    new Date(day).getUTCDay() === WEEKDAYS.indexOf(weekday) && Math.ceil(Number(day.slice(8)) / 7) === week;
  return daysFrom(from, to).filter(matches);
}

/** The day of a yearly date in this school year: `--01-15` is `2032-01-15`. Undefined when it falls outside. */
export function dayInSchoolYear(yearlyDate: string, { firstDay, lastDay }: YearSpan): string | undefined {
  return [firstDay, lastDay]
    .map(({ date }) => `${date.slice(0, 4)}${yearlyDate.slice(1)}`)
    .find((day) => day >= firstDay.date && day <= lastDay.date);
}

/** The month in which the year of admissions turns. */
const CYCLE_TURNS = 7;

/** The day of a yearly date in the admissions cycle for a school year: `--01-15` for 2032-2033 is `2032-01-15`. */
export function dayInCycle(yearlyDate: string, cycle: string): string {
  const year = Number(cycle.slice(0, 4));
  return `${Number(yearlyDate.slice(2, 4)) < CYCLE_TURNS ? year : year - 1}${yearlyDate.slice(1)}`;
}

/** The weekdays of a school year without its days off. Days off that overlap are counted once. */
export function instructionDays(year: Pick<SchoolYear, 'firstDay' | 'lastDay' | 'daysOff'>): number {
  const isOff = (day: string) => isWeekend(day) || year.daysOff?.some(on(day));
  return daysFrom(year.firstDay.date, year.lastDay.date).filter((day) => !isOff(day)).length;
}

/** The ids of dates that no list of the content has: those of `keyDates` and of closings in the calendar feed. */
export const RESERVED_DATE_ID = /^(first-day|last-day|(pto|closing)-.*)$/;

/** All key dates of a school year in order: the school's, its days off, the PTO's and the admissions deadlines. */
export function keyDates(
  year: Pick<SchoolYear, 'firstDay' | 'lastDay' | 'daysOff' | 'otherDates' | 'ptoMeetings'>,
  { meetings, openSignIn }: Pick<Content<'pto'>, 'meetings' | 'openSignIn'>,
  deadlines: readonly { id: string; date: string; title: string }[] = [],
): SchoolDate[] {
  const { firstDay, lastDay, daysOff = [], otherDates = [], ptoMeetings = [] } = year;
  const signInEnds = dayInSchoolYear(openSignIn.yearlyDate, year);
  const dates: SchoolDate[] = [
    { id: 'first-day', kind: 'school', ...firstDay },
    ...otherDates.map(({ endsAt, note, ...other }): SchoolDate => {
      const end = endsAt && `School ends at ${spokenTime(endsAt)}`;
      return { kind: 'school', ...other, note: end && note ? `${end}. ${note}` : end || note };
    }),
    ...daysOff.map(({ id, name, from, to = from, office, revision }): SchoolDate => {
      return { id, date: from, ...(to > from && { to }), kind: 'off', title: name, office, revision };
    }),
    ...(signInEnds
      ? [{ id: 'pto-open-sign-in', date: signInEnds, kind: 'pto' as const, title: openSignIn.dateTitle }]
      : []),
    ...monthlyDates(firstDay.date, lastDay.date, meetings.rule).flatMap((usual): SchoolDate[] => {
      const meeting = { id: `pto-meeting-${usual.slice(0, 7)}`, kind: 'pto' as const, title: meetings.dateTitle };
      const moved = ptoMeetings.find(({ usualDate }) => usualDate === usual);
      if (!moved) return [{ ...meeting, date: usual }];
      const note = `${meetings.moved} ${formatDate(usual, { month: 'long', day: 'numeric' })}`;
      return moved.date ? [{ ...meeting, date: moved.date, note, revision: 1 }] : [];
    }),
    ...deadlines
      .filter(({ date }) => date >= firstDay.date && date <= lastDay.date)
      .map((deadline): SchoolDate => ({ kind: 'admissions', ...deadline })),
    { id: 'last-day', kind: 'school', ...lastDay },
  ];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** True for the PTO's monthly meetings, which are held virtually, and not for its other dates. */
export function isPtoMeeting({ id }: Pick<SchoolDate, 'id'>): boolean {
  return id.startsWith('pto-meeting-');
}

/** Whether a date is a day off that begins after `today`. */
export const isDayOffAhead = ({ kind, date }: SchoolDate, today: string): boolean => kind === 'off' && date > today;

/** In order, the next `count` dates that aren't canceled, closings included, with a day off of today and the next one. */
export function nextSchoolDates(dates: readonly SchoolDate[], today: string, count: number): SchoolDate[] {
  let [others, daysOff] = [0, 0];
  return dates
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .filter((next) => {
      const { date, to = date, kind, status } = next;
      if (to < today || status === 'CANCELLED') return false;
      if (isDayOffAhead(next, today)) return daysOff++ < 1;
      return kind === 'off' || others++ < count;
    });
}

/** The day of a date, as `October 21`, or its days, as `Dec 22–Jan 2`. */
export const formatSchoolDate = ({ date, to }: Pick<SchoolDate, 'date' | 'to'>): string =>
  to ? formatDateRange(date, to) : formatDate(date, { month: 'long', day: 'numeric' });

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 3 as `3rd`. */
export function formatOrdinal(number: number): string {
  const ending = ORDINAL_ENDINGS[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(number)] ?? 'th';
  return `${number}${ending}`;
}

/** The rule as the school writes it: `3rd Tuesday of every month`. */
export function formatMonthlyRule({ week, weekday }: MonthlyRule): string {
  return `${formatOrdinal(week)} ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} of every month`;
}

/** `--09-01` as the PTO writes it: `September 1st`. */
export function formatOrdinalDay(yearlyDate: string): string {
  return `${formatDate(`2024${yearlyDate.slice(1)}`, { month: 'long' })} ${formatOrdinal(Number(yearlyDate.slice(-2)))}`;
}

/** `08:00` and `15:00` as the calendar writes hours: `8am–3pm`, or `3–6pm` when both are AM or both PM. */
export function formatShortHours(from: string, until: string): string {
  const [start = '', end = ''] = [from, until].map((time) => formatTime(time).toLowerCase().replace(/:00| /g, ''));
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -2) : start}–${end}`;
}
