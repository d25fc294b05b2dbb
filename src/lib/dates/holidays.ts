/** Days off that everybody knows, by rule. Only the content says whether the school keeps them. */
import { monthlyDates } from './school-dates.ts';
import { addDays, daysFrom, type Holiday } from './school-day.ts';

/** Federal holidays on a fixed day: month and day. */
const FIXED = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** The others: a weekday of a month, and which one of it. */
const MOVING = [
  ['01', 'monday', 3, 'Martin Luther King Jr. Day'],
  ['02', 'monday', 3, 'Presidents’ Day'],
  ['09', 'monday', 1, 'Labor Day'],
  ['10', 'monday', 2, 'Columbus Day'],
  ['11', 'thursday', 4, 'Thanksgiving Day'],
] as const;

/** A fixed day on a Saturday is kept on the Friday before it, and on a Sunday on the Monday after it. */
function observed(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? 1 : 0);
}

/** The federal holidays of a year as they are kept, such as Thanksgiving Day on `2026-11-26`. */
export function federalHolidays(year: number): Holiday[] {
  const fixed = Object.entries(FIXED).map(([day, name]) => ({ date: observed(`${year}-${day}`), name }));
  const moving = MOVING.flatMap(([month, weekday, week, name]) =>
    monthlyDates(`${year}-${month}-01`, `${year}-${month}-28`, { week, weekday }).map((date) => ({ date, name })),
  );
  // The last Monday of May is the first one from the 25th on.
  const date = daysFrom(`${year}-05-25`, `${year}-05-31`).find((day) => new Date(day).getUTCDay() === 1) ?? '';
  return [...fixed, ...moving, { date, name: 'Memorial Day' }];
}
