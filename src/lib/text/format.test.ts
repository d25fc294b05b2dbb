import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import {
  formatDate,
  formatDateRange,
  formatDollars,
  formatFileSize,
  formatTime,
  formatTimeRange,
  formatYearlyDate,
} from './format.ts';

const table = tablesOf('src/lib/text/format.yaml');

test.each(table<[number, string]>('dollars'))('formats %i dollars as %s', (dollars, shown) => {
  expect(formatDollars(dollars)).toBe(shown);
});

test.each(table<[number, string]>('sizes'))('formats %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test.each([
  ['2025-11-27', '2025-11-28', 'Nov 27–28'],
  ['2025-12-22', '2026-01-02', 'Dec 22–Jan 2'],
])('formats the days from %s to %s as %s', (from, to, shown) => {
  expect(formatDateRange(from, to)).toBe(shown);
});

test.each(table<[string, string]>('dates'))('formats %s as %s', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

test('formats only the requested parts of a date', () => {
  expect(formatDate('2025-08-25', { weekday: 'long' })).toBe('Monday');
});

test('formats a date the same in every time zone', () => {
  const zone = process.env['TZ'];
  const shown = ['Pacific/Midway', 'UTC', 'Pacific/Kiritimati'].map((name) => {
    process.env['TZ'] = name;
    return formatDate('2025-08-25');
  });
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(new Set(shown)).toEqual(new Set(['August 25, 2025']));
});

test.each([
  ['--03-15', 'March 15', 'Mar 15'],
  ['--02-29', 'February 29', 'Feb 29'],
])('formats the yearly date %s as %s', (date, long, short) => {
  expect(formatYearlyDate(date)).toBe(long);
  expect(formatYearlyDate(date, 'short')).toBe(short);
});

test.each(table<[string, string]>('times'))('formats %s as %s', (time, shown) => {
  expect(formatTime(time)).toBe(shown);
});

test('formats office hours the way the school writes them', () => {
  expect(formatTimeRange('07:30', '16:00')).toBe('7:30\u00a0AM\u00a0–\u00a04:00\u00a0PM');
});
