/** What is known about the hours of the office, from the content. Only the build uses it. */
import type { SchoolYear } from '../../content/read-content.ts';
import { WEEKDAY_NAMES, weekdaysOf } from '../../content/weekdays.ts';
import type { OfficeRecord } from '../dates/office-now.ts';
import type { SchoolDaysRecord } from '../dates/school-today.ts';
import { announcedYears, shownYear } from '../dates/school-years.ts';
import { CLOSING_NAMES, type Closing, endOf } from '../notices/closing-list.ts';
import type { School } from '../text/content-types.ts';
import { formatDate } from '../text/format.ts';

/** Whether something isn't over before `today`. */
const isAhead =
  (today: string) =>
  ({ to }: { to: string }) =>
    to >= today;

/** Closings and days off that are over before `today` are left out. */
export function officeRecord(
  { weekdays: { days, opens, closes } }: School['officeHours'],
  years: readonly Pick<SchoolYear, 'firstDay' | 'lastDay' | 'daysOff'>[],
  closings: readonly Closing[],
  today: string,
): OfficeRecord {
  return {
    weekdays: weekdaysOf(days).map((name) => WEEKDAY_NAMES.indexOf(name)),
    opens,
    closes,
    exceptions: [
      ...years
        .flatMap(({ daysOff = [] }) => daysOff)
        .filter(({ office }) => office === 'closed')
        .map(({ from, to = from }) => ({ from, to })),
      ...closings
        .filter(({ office }) => office !== 'open')
        .map((closing) => ({
          from: closing.day,
          to: endOf(closing),
          ...(closing.office !== 'closed' && { title: CLOSING_NAMES[closing.kind], over: closing.from }),
        })),
    ].filter(isAhead(today)),
    known: years
      .flatMap(({ daysOff, firstDay, lastDay }) => (daysOff ? [{ from: firstDay.date, to: lastDay.date }] : []))
      .filter(isAhead(today)),
  };
}

/** What is known about school days, for the line of today. Days that are over before `today` are left out. */
export function schoolDaysRecord(
  years: readonly SchoolYear[],
  { today: words, noDates }: Pick<SchoolDaysRecord, 'noDates'> & { today: SchoolDaysRecord['words'] },
  today: string,
): SchoolDaysRecord {
  const announced = announcedYears(years, today);
  return {
    ends: shownYear(years, today).hours.until,
    daysOff: announced
      .flatMap(({ daysOff = [] }) => daysOff)
      .map(({ name, from, to = from }) => ({ name, from, to }))
      .filter(isAhead(today)),
    earlyEnds: announced
      .flatMap(({ otherDates = [] }) => otherDates)
      .flatMap(({ date, title, endsAt }) => (endsAt ? { from: date, to: date, name: title, endsAt } : []))
      .filter(isAhead(today)),
    years: announced
      .map(({ firstDay, lastDay }) => ({
        from: firstDay.date,
        to: lastDay.date,
        begins: `${firstDay.title}: ${formatDate(firstDay.date)}.`,
      }))
      .filter(isAhead(today)),
    words,
    noDates,
  };
}
