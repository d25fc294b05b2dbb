/** What a page shows on the day of the build and on later days that the content mentions. */
import { addDays } from '../dates/school-day.ts';
import { isForPrint, today } from '../dates/today.ts';
import { endOf } from '../notices/closing-list.ts';
import { contentOf, schoolYears } from '../text/content.ts';

/**
 * A value from `from` (default: the build) to `until` (default: forever), both inclusive. Each is a day or, for a late
 * start or an early end, a minute: `2026-01-12 10:00`.
 */
export type DayState<T> = { from?: string; until?: string; value: T };

/** The days, since `day` or before, on which the site changes without a new build. */
function changeDays(day: string): string[] {
  const { from = '', until } = contentOf('announcement', day);
  const years = schoolYears();
  const firstDays = [from, ...years.flatMap(({ announceOn = '', firstDay }) => [announceOn, firstDay.date])];
  const lastDays = [
    ...years.map(({ lastDay }) => lastDay.date),
    contentOf('tuition', day).validUntil,
    ...(until ? [until] : []),
    ...contentOf('closings', day).closings.map(endOf),
  ];
  return [...firstDays, ...lastDays.map((last) => addDays(last, 1))];
}

const MINUTE_MS = 60_000;

/** The last day before a day, or the last minute before a moment, such as `2026-01-12 09:59`. */
function lastBefore(moment: string): string {
  const [day = '', time] = moment.split(' ');
  if (time === undefined) return addDays(day, -1);
  return new Date(Date.parse(`${day}T${time}Z`) - MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** A value on the build's day and each later day on which the site changes. `otherDays` may be minutes. */
export function statesOf<T>(valueOn: (day: string) => T, otherDays: readonly string[] = []): DayState<T>[] {
  const start = today();
  const states: DayState<T>[] = [{ value: valueOn(start) }];
  if (isForPrint()) return states;
  for (const day of [...new Set([...changeDays(start), ...otherDays])].toSorted()) {
    if (day <= start) continue;
    const value = valueOn(day);
    const before = states.at(-1) as DayState<T>;
    if (JSON.stringify(before.value) === JSON.stringify(value)) continue;
    before.until = lastBefore(day);
    states.push({ from: day, value });
  }
  return states;
}
