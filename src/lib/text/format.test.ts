import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDollars,
  formatFileSize,
  formatTime,
  formatTimeRange,
  formatYearlyDate,
} from './format.ts';

test.each([
  [0, '$0'],
  [45, '$45'],
  [7250, '$7,250'],
  [100_000, '$100,000'],
])('formats %i dollars as %s', (dollars, shown) => {
  expect(formatDollars(dollars)).toBe(shown);
});

test.each([
  [1, '1 kB'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [999_000, '999 kB'],
  [999_001, '1.0 MB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test.each([
  ['2025-11-27', '2025-11-28', 'Nov 27–28'],
  ['2025-12-22', '2026-01-02', 'Dec 22–Jan 2'],
])('formats the days from %s to %s as %s', (from, to, shown) => {
  expect(formatDateRange(from, to)).toBe(shown);
});

test('formats a price so that it parses back to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (dollars) => {
      expect(Number(formatDollars(dollars).replace(/[$,]/g, ''))).toBe(dollars);
    }),
  );
});

test.each([
  ['2025-08-25', 'August 25, 2025'],
  ['2026-06-18', 'June 18, 2026'],
  ['2024-02-29', 'February 29, 2024'],
])('formats %s as %s', (date, shown) => {
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

test.each([
  ['00:00', '12:00 AM'],
  ['07:30', '7:30 AM'],
  ['12:00', '12:00 PM'],
  ['16:00', '4:00 PM'],
])('formats %s as %s', (time, shown) => {
  expect(formatTime(time)).toBe(shown);
});

test('formats office hours the way the school writes them', () => {
  expect(formatTimeRange('07:30', '16:00')).toBe('7:30\u00a0AM\u00a0–\u00a04:00\u00a0PM');
});
