import { expect, test } from 'vitest';
import { announcedYears, shownYear, yearsOn } from './school-years.ts';

const year = (name: string, firstDay: string, lastDay: string, announceOn?: string) => ({
  name,
  announceOn,
  firstDay: { date: firstDay },
  lastDay: { date: lastDay },
});
const first = year('2030-2031', '2030-08-26', '2031-06-19');
const second = year('2031-2032', '2031-08-25', '2032-06-17', '2031-05-01');
const years = [first, second];

test.each([
  ['before the first year', '2030-08-25', { coming: first }, first],
  ['on its first day', '2030-08-26', { current: first }, first],
  ['on the day before the next is announced', '2031-04-30', { current: first }, first],
  ['on the day the next is announced', '2031-05-01', { current: first, coming: second }, first],
  ['on its last day', '2031-06-19', { current: first, coming: second }, first],
  ['between both', '2031-06-20', { coming: second, last: first }, second],
  ['on the first day of the next', '2031-08-25', { current: second, last: first }, second],
  ['after both', '2032-06-18', { last: second }, second],
])('%s, the right years are current, coming and last', (_, day, expected, shown) => {
  expect(yearsOn(years, day)).toEqual({ current: undefined, coming: undefined, last: undefined, ...expected });
  expect(shownYear(years, day)).toBe(shown);
});

test('a year that has begun is known, whenever it was to be announced', () => {
  const late = year('2031-2032', '2031-08-25', '2032-06-17', '2031-09-01');
  expect(announcedYears([late], '2031-08-24')).toEqual([]);
  expect(announcedYears([late], '2031-08-25')).toEqual([late]);
});

test('without a school year there is nothing to show', () => {
  expect(() => shownYear([], '2031-08-25')).toThrow(/has no school year/);
});
