import { expect, test } from 'vitest';
import { dataOf, tablesOf } from '../../../tests/support/tables.ts';
import { announcedYears, shownYear, yearsOn } from './school-years.ts';

type Year = { name: string; announceOn?: string; firstDay: { date: string }; lastDay: { date: string } };
type Case = [what: string, day: string, known: Record<string, string>, shown: string];
const FILE = 'src/lib/dates/school-years.yaml';
const { years } = dataOf<{ years: [Year, Year] }>(FILE);
const named = (name?: string) => years.find((year) => year.name === name);

test.each(tablesOf(FILE)<Case>('days'))('%s, the right years are current, coming and last', (_, day, known, shown) => {
  const { current, coming, last } = known;
  expect(yearsOn(years, day)).toEqual({ current: named(current), coming: named(coming), last: named(last) });
  expect(shownYear(years, day)).toBe(named(shown));
});

test('a year that has begun is known, whenever it was to be announced', () => {
  const late = { ...years[1], announceOn: '2031-09-01' };
  expect(announcedYears([late], '2031-08-24')).toEqual([]);
  expect(announcedYears([late], '2031-08-25')).toEqual([late]);
});

test('without a school year there is nothing to show', () => {
  expect(() => shownYear([], '2031-08-25')).toThrow(/has no school year/);
});
