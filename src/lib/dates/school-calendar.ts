/** The school's dates as the content gives them on a day. */
import type { SchoolYear } from '../../content/read-content.ts';
import { withClosings } from '../notices/closings.ts';
import { contentOf, schoolYears, yearOfContent } from '../text/content.ts';
import { type DayState, statesOf } from './day-states.ts';
import { type ConfirmedMonth, hijriHolidays, hijriMonths } from './hijri.ts';
import { dayInSchoolYear, keyDates, nextSchoolDates, type SchoolDate } from './school-dates.ts';
import { addDays } from './school-day.ts';
import { announcedYears, shownYear, yearsOn } from './school-years.ts';
import { isForPrint, today } from './today.ts';
import { yearRibbon } from './year-ribbon.ts';

/** Where the island loads the dates from, to list those after the visitor's day. */
const SOURCE = '/data/school-dates.json';

/** Every key date of a school year: the school's, the PTO's and admissions' dates, and closings, except on paper. */
export function datesOf(year: SchoolYear): SchoolDate[] {
  const dates = keyDates(year, contentOf('pto'), contentOf('admissions').timeline.entries);
  return isForPrint() ? dates : withClosings(dates, contentOf('closings').closings, year);
}

/** One line in the months of the calendar page: a date of the school, or a holiday. */
export type CalendarLine = Omit<SchoolDate, 'kind'> & { kind: SchoolDate['kind'] | 'holiday'; isExpected?: boolean };

/** The Hijri months whose first day is confirmed, in any school year. */
export function confirmedMonths(): ConfirmedMonth[] {
  return schoolYears().flatMap(({ hijriMonths = [] }) => hijriMonths);
}

/** Every date of a school year with the holidays in it, in order. */
export function calendarLines(year: SchoolYear): CalendarLine[] {
  const words = contentOf('calendar').hijri;
  const holidays = hijriHolidays(year.firstDay.date, year.lastDay.date, confirmedMonths());
  const lines: CalendarLine[] = [
    ...datesOf(year),
    ...holidays.map(({ id, date, isConfirmed }): CalendarLine => {
      return { id, date, kind: 'holiday', title: words[id], isExpected: !isConfirmed };
    }),
  ];
  return lines.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The years that the site shows on `day`, in order. */
export function knownYears(day = today()): SchoolYear[] {
  return announcedYears(schoolYears(), day);
}

/** Every key date of the years that the site shows on `day`. */
export function schoolDates(day = today()): SchoolDate[] {
  return knownYears(day).flatMap(datesOf);
}

/** The school year of the pages, on the day of the build and on later days. */
export function shownYearStates(): DayState<SchoolYear>[] {
  return statesOf((day) => shownYear(schoolYears(), day));
}

/**
 * The ribbon of the school year that is shown on the day of the build, and what it says to screen readers. It leaves with
 * its year. The next one comes with the next build, because it is too large to be in the page ahead of time.
 */
export function ribbonProps() {
  const [{ value: year, until }] = shownYearStates() as [DayState<SchoolYear>];
  const months = hijriMonths(year.firstDay.date, year.lastDay.date, confirmedMonths());
  const ribbon = yearRibbon(year, datesOf(year), months);
  return { ribbon, day: today(), until, label: contentOf('calendar').ribbon.label };
}

/**
 * The school years of the calendar page, in order. A year is on the page from the day it is announced. It leaves after
 * its last day, or, if no other year is announced then, when the next one is.
 */
export function yearsOnPage(day = today()): DayState<SchoolYear>[] {
  const years = schoolYears();
  if (isForPrint()) return [{ value: shownYear(years, day) }];
  return years.flatMap((year, index) => {
    const { announceOn, firstDay } = year;
    const starts = announceOn && announceOn < firstDay.date ? announceOn : firstDay.date;
    const from = (announceOn === undefined && firstDay.date > day) || starts <= day ? undefined : starts;
    const next = years[index + 1];
    const nextStarts = next && (next.announceOn ?? '');
    const until =
      nextStarts === undefined ? undefined : [year.lastDay.date, nextStarts && addDays(nextStarts, -1)].sort().at(-1);
    if (until !== undefined && until < day) return [];
    return [{ ...(from && { from }), ...(until && { until }), value: year }];
  });
}

/** The notice on pages about a school year while none runs and none is announced. */
export function yearOverNotice(text: (day: string) => string): DayState<string | null>[] {
  return statesOf((day) => {
    const { current, coming } = yearsOn(schoolYears(), day);
    return current || coming ? null : text(day);
  });
}

/** What to say with the next dates: that no school year is running or announced, or that the days off aren't known yet. */
export function nextDatesNotice(): DayState<{ text: string; isYearOver: boolean } | null>[] {
  return statesOf((day) => {
    const { current, coming } = yearsOn(schoolYears(), day);
    const year = current ?? coming;
    const { yearOver, daysOff } = contentOf('calendar', day);
    if (!year) return { text: yearOver, isYearOver: true };
    return year.daysOff ? null : { text: daysOff.missing, isYearOver: false };
  });
}

/**
 * The next date of the admissions timeline, from the date of the content's next step on. While applications are open but
 * no date is ahead, a note that says whom to ask.
 */
export function admissionsSteps() {
  const valueOn = (day: string) => {
    const { nextStep, timeline } = contentOf('admissions', day);
    const dated = datedTimeline(day);
    const first = dated.find(({ id }) => id === nextStep.timelineId);
    const entry = dated.find(({ date }) => date >= day && date >= (first?.date ?? ''));
    if (!entry) return day <= yearOfContent('admissions', day).lastDay.date ? { note: timeline.note } : null;
    const { yearlyDate, title, text } = entry;
    return entry === first ? { yearlyDate, title: nextStep.text, note: title } : { yearlyDate, title, note: text };
  };
  return statesOf(
    valueOn,
    datedTimeline(today()).map(({ date }) => addDays(date, 1)),
  );
}

/** The entries of the admissions timeline with their dates in the year of the content, in order. */
function datedTimeline(day: string) {
  const { firstDay, lastDay } = yearOfContent('admissions', day);
  return contentOf('admissions', day)
    .timeline.entries.map((entry) => ({
      ...entry,
      date: dayInSchoolYear(entry.yearlyDate, { firstDay: firstDay.date, lastDay: lastDay.date }) ?? '',
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The props of the next dates island, with the next `count` dates on the day of the build. */
export function nextDatesProps(count: number) {
  const { next, office } = contentOf('calendar').daysOff;
  return {
    source: SOURCE,
    dates: nextSchoolDates(schoolDates(), today(), count),
    count,
    dayOffWords: { next, office },
    phone: contentOf('school').phone.value,
  };
}

/**
 * The props of the admission checklist. A date is that of its record, in the school year of the record's file, and from
 * the day after it the checklist says that it has passed, until the notice at the top of the page says so of them all.
 */
export function nextStepsProps() {
  const { checklist, process } = contentOf('generalInfo');
  const { aid } = contentOf('tuition');
  const { timeline, tuition, validUntil } = contentOf('admissions');
  const dates = new Map<string, { file: 'admissions' | 'tuition'; yearlyDate: string }>([
    ['financial-aid', { file: 'admissions', yearlyDate: tuition.aid.yearlyDate }],
    ...timeline.entries.map(({ id, yearlyDate }) => [id, { file: 'admissions', yearlyDate }] as const),
    ...aid.dates.map(({ id, yearlyDate }) => [id, { file: 'tuition', yearlyDate }] as const),
  ]);
  const dueOf = (dateId = '') => {
    const known = dates.get(dateId);
    if (!known) return undefined;
    const { firstDay, lastDay } = yearOfContent(known.file);
    const day = dayInSchoolYear(known.yearlyDate, { firstDay: firstDay.date, lastDay: lastDay.date });
    if (day === undefined) return { yearlyDate: known.yearlyDate };
    const [from, until] = [addDays(day, 1), validUntil];
    return { yearlyDate: known.yearlyDate, passed: { from, until, isNow: from <= today() && today() <= until } };
  };
  const papers = aid.documents.map(({ text }) => text);
  const { gradeLabel, allGrades, grades, tasks, nothing, passed, kept, notKept, clear } = checklist;
  return {
    words: { gradeLabel, allGrades, nothing, passed, kept, notKept, clear },
    grades,
    steps: process.steps.map(({ id, title, note }) => ({
      id,
      title,
      note,
      tasks: tasks
        .filter(({ step }) => step === id)
        .map(({ id: taskId, text, dateId, fromGrade }) => ({
          id: taskId,
          text,
          fromGrade,
          due: dueOf(dateId),
          papers: dateId === 'financial-aid' ? papers : undefined,
        })),
    })),
  };
}
