/** What is known about the hours of the office, from the content. Only the build uses it. */
import type { SchoolYear } from '../../content/read-content.ts';
import { type Closing, closingTitle, endOf } from '../notices/closings.ts';
import { weekdaysOf } from '../site/structured-data.ts';
import type { School } from '../text/content-types.ts';
import type { OfficeRecord } from './office-now.ts';

const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Closings and days off that are over before `today` are left out. */
export function officeRecord(
  { weekdays: { days, opens, closes } }: School['officeHours'],
  years: readonly Pick<SchoolYear, 'firstDay' | 'lastDay' | 'daysOff'>[],
  closings: readonly Closing[],
  today: string,
): OfficeRecord {
  const isAhead = ({ to }: { to: string }) => to >= today;
  return {
    weekdays: weekdaysOf(days).map((name) => SUNDAY_FIRST.indexOf(name)),
    opens,
    closes,
    exceptions: [
      ...years
        .flatMap(({ daysOff = [] }) => daysOff)
        .filter(({ office }) => office === 'closed')
        .map(({ from, to = from }) => ({ from, to })),
      ...closings.map((closing) => ({ from: closing.day, to: endOf(closing), title: closingTitle(closing) })),
    ].filter(isAhead),
    known: years
      .flatMap(({ daysOff, firstDay, lastDay }) => (daysOff ? [{ from: firstDay.date, to: lastDay.date }] : []))
      .filter(isAhead),
  };
}
