import { expect, test } from 'vitest';
import { shortYear } from '../year.ts';
import { idFor, readDate, readDollars, readNumber, readTime, readYearlyDate } from './words.ts';

const TODAY = '2026-11-22';

test.each([
  ['2/14/2027', '2027-02-14'],
  ['2/14/27', '2027-02-14'],
  ['Feb 14, 2027', '2027-02-14'],
  ['february 14 2027', '2027-02-14'],
  ['Sun, Feb 14, 2027', '2027-02-14'],
  ['14 Feb 2027', '2027-02-14'],
  ['2027-02-14', '2027-02-14'],
  ['Feb 14', '2027-02-14'],
  ['Sept. 3rd', '2026-09-03'],
  ['2/29/2028', '2028-02-29'],
])('reads the date %j', (typed, value) => {
  expect(readDate(typed, TODAY)).toEqual({ value });
});

test.each([['2/30/2027'], ['14/2/2027'], ['tomorrow'], ['Febuary 14'], ['2027']])('refuses the date %j', (typed) => {
  expect(readDate(typed, TODAY)).toEqual({
    problem: `“${typed}” isn’t a date. Type it like Feb 14, 2026 or 2/14/2026.`,
  });
});

test.each([
  ['$7,250', 7250],
  ['7250.00', 7250],
  ['$ 8,500 ', 8500],
  ['7 250', 7250],
  ['0', 0],
])('reads the amount %j', (typed, value) => {
  expect(readDollars(typed)).toEqual({ value });
});

test.each([['2,50'], ['7.25'], ['about 200'], ['-5']])('refuses the amount %j', (typed) => {
  expect(readDollars(typed)).toEqual({
    problem: `“${typed}” isn’t a full amount. Type it like 250 or 2,500.`,
  });
});

test.each([
  ['7:30', '07:30'],
  ['3pm', '15:00'],
  ['3', '15:00'],
  ['12:15 AM', '00:15'],
  ['12 p.m.', '12:00'],
  ['15:00', '15:00'],
])('reads the time %j', (typed, value) => {
  expect(readTime(typed)).toEqual({ value });
});

test.each([['25:00'], ['7:75'], ['13 PM'], ['noon']])('refuses the time %j', (typed) => {
  expect(readTime(typed)).toEqual({ problem: `“${typed}” isn’t a time. Type it like 7:30 AM.` });
});

test('reads days of every year and whole numbers', () => {
  expect(readYearlyDate('July 1')).toEqual({ value: '--07-01' });
  expect(readYearlyDate('2/29')).toEqual({ value: '--02-29' });
  expect(readYearlyDate('July 32')).toHaveProperty('problem');
  expect(readNumber('1,200')).toEqual({ value: 1200 });
  expect(readNumber('many')).toHaveProperty('problem');
});

test('makes ids and short names of school years', () => {
  expect(idFor('Maryam  O’Example')).toBe('maryam-oexample');
  expect(idFor(`${'word '.repeat(10)}more`)).toMatch(/-word$/);
  expect(idFor('Zoë Sample', ['zoe-sample'])).toBe('zoe-sample-2');
  expect(shortYear('2025-2026')).toBe('2025–26');
});
