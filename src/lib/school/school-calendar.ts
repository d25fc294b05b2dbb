/** The school's dates as the content gives them on a day. */
import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import { type ConfirmedMonth, hijriHolidays } from '../dates/hijri.ts';
import { federalHolidays } from '../dates/holidays.ts';
import {
  dayInCycle,
  formatShortHours,
  isDayOffAhead,
  isPtoMeeting,
  keyDates,
  monthlyDates,
  nextSchoolDates,
  type SchoolDate,
} from '../dates/school-dates.ts';
import { addDays, daysFrom, type Holiday, holidayNote } from '../dates/school-day.ts';
import { dayName, noSchoolLine } from '../dates/school-today.ts';
import { announcedYears, postedYear, shownYear, yearsOn } from '../dates/school-years.ts';
import { isForPrint, today } from '../dates/today.ts';
import { withClosings } from '../notices/closing-list.ts';
import { contentOf, schoolYears } from '../text/content.ts';
import { announcementOn } from './announcement.ts';
import { type DayState, statesOf } from './day-states.ts';

/** The admissions dates of the cycle that the content names. Without one, they have no year. */
function admissionsDates(): { id: string; date: string; title: string }[] {
  const { cycle, entries } = contentOf('admissions').timeline;
  return cycle ? entries.map(({ id, yearlyDate, title }) => ({ id, title, date: dayInCycle(yearlyDate, cycle) })) : [];
}

/** Every key date of a school year: the school's, the PTO's and admissions' dates, and closings, except on paper. */
export function datesOf(year: SchoolYear): SchoolDate[] {
  const dates = keyDates(year, contentOf('pto'), admissionsDates());
  return isForPrint() ? dates : withClosings(dates, contentOf('closings').closings, year);
}

/** One line in the months of the calendar page: a date of the school, or a holiday. */
export type CalendarLine = Omit<SchoolDate, 'kind'> & { kind: SchoolDate['kind'] | 'holiday'; isExpected?: boolean };

/** The Hijri months whose first day is confirmed, in any school year. */
export function confirmedMonths(): ConfirmedMonth[] {
  return schoolYears().flatMap(({ hijriMonths = [] }) => hijriMonths);
}

/**
 * Days that everybody knows, from a day on: federal holidays of two years, and both Eids of the next twelve months. A year
 * whose days off are posted needs none of them.
 */
export function knownHolidays(day = today()): Holiday[] {
  const year = Number(day.slice(0, 4));
  const { hijri } = contentOf('calendar');
  const eids = hijriHolidays(day, addDays(day, 366), confirmedMonths()).filter(({ id }) => id !== 'ramadan');
  return [
    ...federalHolidays(year),
    ...federalHolidays(year + 1),
    ...eids.map(({ id, date }) => ({ date, name: hijri[id] })),
  ].filter(({ date }) => date >= day && !yearsOn(schoolYears(), date).current?.daysOff);
}

/** Whether a page that is built today may have to name a holiday, on the day or the evening before, for a week. */
export const isHolidayNear = (day = today(), days = 8): boolean =>
  knownHolidays(day).some(({ date }) => date <= addDays(day, days));

/** Every date of a school year with the holidays in it, in order. Ramadan lasts until the day before Eid. */
export function calendarLines(year: SchoolYear): CalendarLine[] {
  const words = contentOf('calendar').hijri;
  const holidays = hijriHolidays(year.firstDay.date, year.lastDay.date, confirmedMonths());
  const lines: CalendarLine[] = [
    ...datesOf(year),
    ...holidays.map(({ id, date, isConfirmed }): CalendarLine => {
      const eid = id === 'ramadan' && holidays.find((holiday) => holiday.id === 'eidAlFitr');
      const to = eid && { to: addDays(eid.date, -1) };
      return { id, date, ...to, kind: 'holiday', title: words[id], isExpected: !isConfirmed };
    }),
  ];
  return lines.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The years that the site shows on `day`, in order. */
export function knownYears(day = today()): SchoolYear[] {
  return announcedYears(schoolYears(), day);
}

/** Every key date of the years that the site shows on `day`. */
function schoolDates(day = today()): SchoolDate[] {
  return knownYears(day).flatMap(datesOf);
}

/** The school year of the pages, on the day of the build and on later days. */
export function shownYearStates(): DayState<SchoolYear>[] {
  return statesOf((day) => shownYear(schoolYears(), day));
}

/**
 * The school years of the calendar page, in order. A year is on the page from the day it is announced. It leaves after
 * its last day, or, if no other year is announced then, when the next one is.
 */
export function yearsOnPage(): DayState<SchoolYear>[] {
  const years = schoolYears();
  if (isForPrint()) return [{ value: shownYear(years, today()) }];
  return years.flatMap((year) => {
    const isOnPage = (day: string) => {
      const announced = announcedYears(years, day);
      return announced.includes(year) && (day <= year.lastDay.date || year === announced.at(-1));
    };
    return statesOf(isOnPage).flatMap((state) => (state.value ? { ...state, value: year } : []));
  });
}

/** Whether a school year runs or is announced. */
export const isYearPosted = (day = today()): boolean => postedYear(schoolYears(), day) !== undefined;

/** How many days of the usual hours a page knows ahead, in case nobody rebuilds it. */
const DAYS_AHEAD = 14;

/** The usual school hours of each coming day, or that there is no school. On a holiday or outside a year, the day alone. */
export function usualDays(): DayState<string>[] {
  const days = daysFrom(today(), addDays(today(), DAYS_AHEAD));
  return statesOf((day) => {
    const year = yearsOn(schoolYears(), day).current;
    if (announcementOn(day).today || day >= (days.at(-1) ?? day)) return '';
    const { usual, noSchool } = contentOf('calendar', day).today;
    const off = noSchoolLine(year?.daysOff ?? [], noSchool, day, 'today');
    const holiday = holidayNote(day, knownHolidays(day));
    if (off || !year || holiday) return typeset(off || `${dayName(day, 'Today')}. ${holiday}`.trim());
    const { endsAt = year.hours.until } = year.otherDates?.find(({ date, endsAt }) => endsAt && date === day) ?? {};
    const hours = formatShortHours(year.hours.from, endsAt);
    return typeset(`${usual} ${dayName(day, 'today')}: ${hours}.`);
  }, days);
}

/** Instead of the next dates, while none are posted. */
export function noDatesNotes(): DayState<string>[] {
  return statesOf((day) => (isYearPosted(day) ? '' : contentOf('calendar', day).noDates));
}

/** Under the next dates: that the days off of the year aren't known. */
export function daysOffNotes(): DayState<string>[] {
  return statesOf((day) => {
    const year = postedYear(schoolYears(), day);
    return year && !year.daysOff ? contentOf('calendar', day).daysOff.missing : '';
  });
}

/** How many meetings by the usual rule a page knows ahead, in case nobody rebuilds it. */
const MEETINGS_BY_RULE = 3;

/**
 * The next PTO meeting of a day, and the days on which it changes. Where no school year is known, the usual rule gives it, and
 * a note says so, which follows the meeting.
 */
function meetingsAhead() {
  const { rule, dates } = contentOf('pto').meetings;
  const note = `, ${dates.byRule.replaceAll(' ', '\u00a0')}`;
  const meetings = schoolYears()
    .flatMap((year) => keyDates(year, contentOf('pto')))
    .filter(isPtoMeeting)
    .map(({ date }) => date);
  const start = today();
  const changed = schoolYears().flatMap(({ ptoMeetings = [] }) => ptoMeetings.map(({ usualDate }) => usualDate));
  const byRule = monthlyDates(start, addDays(start, 366), rule).filter((date) => !changed.includes(date));
  const lastKnown = meetings.at(-1) ?? '';
  const later = byRule.filter((date) => date > lastKnown).slice(0, MEETINGS_BY_RULE);
  const nextOn = (day: string) => {
    const announced = schoolDates(day).filter(isPtoMeeting);
    const posted = announced.find(({ date }) => date >= day)?.date;
    const date = posted ?? byRule.find((meeting) => meeting >= day && meeting <= (later.at(-1) ?? lastKnown));
    return date === undefined ? null : { date, note: posted === undefined ? note : '' };
  };
  return { nextOn, changes: [...meetings, ...later].map((date) => addDays(date, 1)) };
}

/** The next PTO meeting, by day. */
export function nextMeetings(): DayState<{ date: string; note: string } | null>[] {
  const { nextOn, changes } = meetingsAhead();
  return statesOf(nextOn, changes);
}

/**
 * The next two dates and the next day off, by day; where none are posted, the PTO meeting by its rule. All that are known
 * are in the page, however old the build.
 */
export function nextDateStates(): DayState<(SchoolDate & { isDayOffAhead?: boolean; rule?: string })[]>[] {
  const { nextOn, changes } = meetingsAhead();
  const turns = schoolDates().flatMap(({ date, to = date }) => [date, addDays(to, 1)]);
  return statesOf(
    (day) => {
      const next = nextSchoolDates(schoolDates(day), day, 2);
      const dates = next.map((date) => ({ ...date, isDayOffAhead: isDayOffAhead(date, day) }));
      const meeting = nextOn(day);
      if (dates.length > 0 || !meeting) return dates;
      const title = contentOf('pto').meetings.dateTitle;
      return [{ id: 'pto-meeting', kind: 'pto', date: meeting.date, title, rule: meeting.note }];
    },
    [...turns, ...changes],
  );
}

/** The dates of Admissions. In a cycle that the content names, a date has passed from the day after it. */
export function admissionsTimeline() {
  const { entries, cycle } = contentOf('admissions').timeline;
  return entries.map((entry) => {
    const from = cycle && addDays(dayInCycle(entry.yearlyDate, cycle), 1);
    return { ...entry, ...(from && { passed: { from, isNow: from <= today() } }) };
  });
}
