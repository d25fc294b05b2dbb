/**
 * The dates of a school year, computed from the rules in the content. A day is an ISO date without a time, so it is the
 * same day in every time zone, and sorting days as text sorts them by time.
 */
import { WEEKDAYS } from '../../content/weekdays.ts';
import { formatDate } from '../text/format.ts';
import { daysFrom, isWeekend, on } from './school-day.ts';

/** From the first day of school to the last, both included. */
type SchoolYearSpan = { firstDay: string; lastDay: string };

/** One day of every month: `{ week: 3, weekday: 'tuesday' }` is the 3rd Tuesday. */
type MonthlyRule = { week: number; weekday: (typeof WEEKDAYS)[number] };

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

/** Days without school in the school year's content file. */
type DaysOff = readonly {
  id: string;
  name: string;
  from: string;
  to?: string | undefined;
  office: 'open' | 'closed';
  revision?: number | undefined;
}[];

/** The dates in the school year's content file. */
type SchoolYearRecord = {
  firstDay: { date: string; title: string; revision?: number | undefined };
  lastDay: { date: string; title: string; revision?: number | undefined };
  daysOff?: DaysOff | undefined;
  otherDates?:
    | readonly {
        id: string;
        date: string;
        title: string;
        note?: string | undefined;
        revision?: number | undefined;
      }[]
    | undefined;
};

/** The dates in the PTO's content file. */
type PtoRecord = {
  meetings: { rule: MonthlyRule; dateTitle: string };
  openSignIn: { yearlyDate: string; dateTitle: string };
};

/** A date of an admissions cycle. */
type Deadline = { id: string; date: string; title: string };

const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day of a month (1 is January) that matches the rule: for the 3rd Tuesday, `nthWeekday(2031, 9, …)` is `2031-09-16`. */
export function nthWeekday(year: number, month: number, { week, weekday }: MonthlyRule): string {
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const untilFirst = (WEEKDAYS.indexOf(weekday) - firstWeekday + 7) % 7;
  return isoOf(new Date(Date.UTC(year, month - 1, 1 + untilFirst + (week - 1) * 7)));
}

/** Every day of the school year that matches a monthly rule, in order. */
export function monthlyDates({ firstDay, lastDay }: SchoolYearSpan, rule: MonthlyRule): string[] {
  const days: string[] = [];
  let [year = 0, month = 0] = firstDay.split('-').map(Number);
  for (let day = nthWeekday(year, month, rule); day <= lastDay; day = nthWeekday(year, month, rule)) {
    if (day >= firstDay) days.push(day);
    if (month === 12) [year, month] = [year + 1, 1];
    else month += 1;
  }
  return days;
}

/** The day of a yearly date in this school year: `--01-15` is `2032-01-15`. Undefined when it falls outside. */
export function dayInSchoolYear(yearlyDate: string, { firstDay, lastDay }: SchoolYearSpan): string | undefined {
  return [firstDay, lastDay]
    .map((day) => `${day.slice(0, 4)}${yearlyDate.slice(1)}`)
    .find((day) => day >= firstDay && day <= lastDay);
}

/** The month in which the year of admissions turns. */
const CYCLE_TURNS = 7;

/** The day of a yearly date in the admissions cycle for a school year: `--01-15` for 2032-2033 is `2032-01-15`. */
export function dayInCycle(yearlyDate: string, cycle: string): string {
  const year = Number(cycle.slice(0, 4));
  return `${Number(yearlyDate.slice(2, 4)) < CYCLE_TURNS ? year : year - 1}${yearlyDate.slice(1)}`;
}

/**
 * The number of days of teaching: the weekdays from the first day of school to the last, without the days off. Days off
 * that overlap are counted once.
 */
export function instructionDays({
  firstDay,
  lastDay,
  daysOff = [],
}: Pick<SchoolYearRecord, 'firstDay' | 'lastDay' | 'daysOff'>): number {
  const isOff = (day: string) => isWeekend(day) || daysOff.some(on(day));
  return daysFrom(firstDay.date, lastDay.date).filter((day) => !isOff(day)).length;
}

/** The ids of dates that no list of the content has: those of `keyDates` and of closings in the calendar feed. */
export const RESERVED_DATE_ID = /^(first-day|last-day|(pto|closing)-.*)$/;

/** All key dates of a school year in order: the school's, its days off, the PTO's and the admissions deadlines. */
export function keyDates(
  { firstDay, lastDay, daysOff = [], otherDates = [] }: SchoolYearRecord,
  { meetings, openSignIn }: PtoRecord,
  deadlines: readonly Deadline[] = [],
): SchoolDate[] {
  const span = { firstDay: firstDay.date, lastDay: lastDay.date };
  const signInEnds = dayInSchoolYear(openSignIn.yearlyDate, span);
  const dates: SchoolDate[] = [
    { id: 'first-day', kind: 'school', ...firstDay },
    ...otherDates.map((other): SchoolDate => ({ kind: 'school', ...other })),
    ...daysOff.map(({ id, name, from, to = from, office, revision }): SchoolDate => {
      return { id, date: from, ...(to > from && { to }), kind: 'off', title: name, office, revision };
    }),
    ...(signInEnds
      ? [{ id: 'pto-open-sign-in', date: signInEnds, kind: 'pto' as const, title: openSignIn.dateTitle }]
      : []),
    ...monthlyDates(span, meetings.rule).map(
      (date): SchoolDate => ({ id: `pto-meeting-${date.slice(0, 7)}`, date, kind: 'pto', title: meetings.dateTitle }),
    ),
    ...deadlines
      .filter(({ date }) => date >= span.firstDay && date <= span.lastDay)
      .map((deadline): SchoolDate => ({ kind: 'admissions', ...deadline })),
    { id: 'last-day', kind: 'school', ...lastDay },
  ];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** True for the PTO's monthly meetings, which are held virtually, and not for its other dates. */
export function isPtoMeeting({ id }: Pick<SchoolDate, 'id'>): boolean {
  return id.startsWith('pto-meeting-');
}

/** The first `count` dates from today on that aren't canceled, in order. */
export function nextDates<T extends Pick<SchoolDate, 'date' | 'to' | 'status'>>(
  dates: readonly T[],
  today: string,
  count: number,
): T[] {
  return dates
    .filter(({ date, to = date, status }) => to >= today && status !== 'CANCELLED')
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, count);
}

/** The next `count` dates from today on, closings included, and after them the next day off. */
export function nextSchoolDates(dates: readonly SchoolDate[], today: string, count: number): SchoolDate[] {
  const isOff = ({ kind }: SchoolDate) => kind === 'off';
  return [
    ...nextDates(
      dates.filter((entry) => !isOff(entry)),
      today,
      count,
    ),
    ...nextDates(dates.filter(isOff), today, 1),
  ];
}

/** Dates grouped by month (`2031-08`), in the given order. */
export function byMonth<T extends { date: string }>(dates: readonly T[]): { month: string; dates: T[] }[] {
  const months = new Map<string, T[]>();
  for (const entry of dates) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, inMonth]) => ({ month, dates: inMonth }));
}

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
  const [start, end] = [from, until].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
    return { clock, half: hours < 12 ? 'am' : 'pm' };
  });
  if (!start || !end) throw new Error('Hours need a start and an end.');
  return `${start.clock}${start.half === end.half ? '' : start.half}–${end.clock}${end.half}`;
}
