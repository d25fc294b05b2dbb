import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import {
  byMonth,
  dayInCycle,
  dayInSchoolYear,
  formatMonthlyRule,
  formatOrdinal,
  formatOrdinalDay,
  formatShortHours,
  instructionDays,
  keyDates,
  monthlyDates,
  nextDates,
  nthWeekday,
} from './school-dates.ts';

const table = tablesOf('src/lib/dates/school-dates.yaml');

const span = { firstDay: '2025-08-25', lastDay: '2026-06-18' };
const thirdTuesday = { week: 3, weekday: 'tuesday' } as const;

test.each(table<[number, number, string]>('thirdTuesdays'))(
  'finds the 3rd Tuesday of %i-%i: %s',
  (year, month, day) => {
    expect(nthWeekday(year, month, thirdTuesday)).toBe(day);
  },
);

describe('the 3rd Tuesdays of a school year', () => {
  test('include one on the first or last day of school', () => {
    expect(monthlyDates({ firstDay: '2025-09-16', lastDay: '2025-10-21' }, thirdTuesday)).toEqual([
      '2025-09-16',
      '2025-10-21',
    ]);
  });
});

test.each(table<[string, string | null]>('yearlyDates'))('places %s in the school year on %s', (yearlyDate, day) => {
  expect(dayInSchoolYear(yearlyDate, span)).toBe(day ?? undefined);
});

test.each([
  ['--01-15', '2032-01-15'],
  ['--06-30', '2032-06-30'],
  ['--11-01', '2031-11-01'],
])('places %s in the admissions cycle for 2032-2033 on %s', (yearlyDate, day) => {
  expect(dayInCycle(yearlyDate, '2032-2033')).toBe(day);
});

test('sorts the key dates from all sources and leaves out those outside the school year', () => {
  const dates = keyDates(
    {
      firstDay: { date: '2025-08-25', title: 'First day' },
      lastDay: { date: '2025-10-30', title: 'Last day' },
      daysOff: [
        { id: 'fair', name: 'Fair', from: '2025-09-18', to: '2025-09-19', office: 'open', revision: 1 },
        { id: 'eid', name: 'Eid', from: '2025-10-02', office: 'closed', revision: 0 },
      ],
      otherDates: [{ id: 'picture-day', date: '2025-09-30', title: 'Picture day', note: 'Bring a smile' }],
    },
    {
      meetings: { rule: thirdTuesday, dateTitle: 'Meeting' },
      openSignIn: { yearlyDate: '--09-01', dateTitle: 'Sign-in ends' },
    },
    [
      { id: 'open', date: '2025-10-01', title: 'Applications open' },
      { id: 'late', date: '2026-07-01', title: 'Outside' },
    ],
  );
  expect(dates).toEqual([
    { id: 'first-day', date: '2025-08-25', kind: 'school', title: 'First day' },
    { id: 'pto-open-sign-in', date: '2025-09-01', kind: 'pto', title: 'Sign-in ends' },
    { id: 'pto-meeting-2025-09', date: '2025-09-16', kind: 'pto', title: 'Meeting' },
    { id: 'fair', date: '2025-09-18', to: '2025-09-19', kind: 'off', title: 'Fair', office: 'open', revision: 1 },
    { id: 'picture-day', date: '2025-09-30', kind: 'school', title: 'Picture day', note: 'Bring a smile' },
    { id: 'open', date: '2025-10-01', kind: 'admissions', title: 'Applications open' },
    { id: 'eid', date: '2025-10-02', kind: 'off', title: 'Eid', office: 'closed', revision: 0 },
    { id: 'pto-meeting-2025-10', date: '2025-10-21', kind: 'pto', title: 'Meeting' },
    { id: 'last-day', date: '2025-10-30', kind: 'school', title: 'Last day' },
  ]);
});

describe('the number of instruction days', () => {
  // Monday to Friday of the following week.
  const year = { firstDay: { date: '2025-09-01', title: 'First' }, lastDay: { date: '2025-09-12', title: 'Last' } };
  const off = (from: string, to?: string) => ({ id: from, name: 'Off', from, to, office: 'open' }) as const;

  test.each([
    ['every weekday without days off', [], 10],
    ['not a day off', [off('2025-09-03')], 9],
    ['a weekend within days off only once', [off('2025-09-05', '2025-09-08')], 8],
    ['overlapping days off once', [off('2025-09-01', '2025-09-03'), off('2025-09-02')], 7],
  ])('counts %s', (_, daysOff, count) => {
    expect(instructionDays({ ...year, daysOff })).toBe(count);
  });

  test('includes the first and the last day', () => {
    expect(instructionDays({ ...year, lastDay: year.firstDay })).toBe(1);
  });
});

describe('the next dates', () => {
  const dates = [{ date: '2026-06-18' }, { date: '2025-08-25' }, { date: '2025-09-16' }];

  test.each([
    ['2025-01-01', 1, ['2025-08-25']],
    ['2025-09-16', 3, ['2025-09-16', '2026-06-18']],
    ['2026-06-19', 3, []],
  ])('from %s, at most %i, are %j', (day, count, next) => {
    expect(nextDates(dates, day, count).map(({ date }) => date)).toEqual(next);
  });

  test('include days in a row until the last of them', () => {
    const off = { date: '2025-12-22', to: '2026-01-02' };
    expect(nextDates([off], '2026-01-02', 1)).toEqual([off]);
    expect(nextDates([off], '2026-01-03', 1)).toEqual([]);
  });
});

test('groups dates by month and year', () => {
  const dates = [{ date: '2025-09-01' }, { date: '2025-09-16' }, { date: '2026-09-01' }];
  expect(byMonth(dates)).toEqual([
    { month: '2025-09', dates: [{ date: '2025-09-01' }, { date: '2025-09-16' }] },
    { month: '2026-09', dates: [{ date: '2026-09-01' }] },
  ]);
});

test('formats numbers, monthly rules and yearly dates with their ordinals', () => {
  const numbers = [1, 2, 3, 4, 11, 12, 13, 21, 31];
  const words = ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '31st'];
  expect(numbers.map(formatOrdinal)).toEqual(words);
  expect(formatMonthlyRule(thirdTuesday)).toBe('3rd Tuesday');
  expect(formatOrdinalDay('--09-01')).toBe('September 1st');
});

test.each(table<[string, string, string]>('hours'))('formats %s to %s as %s', (from, until, words) => {
  expect(formatShortHours(from, until)).toBe(words);
});
