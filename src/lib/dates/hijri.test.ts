import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { formatHijriDay, formatHijriMonths, hijriDate, hijriHolidays, hijriProblem } from './hijri.ts';

const table = tablesOf('src/lib/dates/hijri.yaml');

/** Umm al-Qura expects Ramadan 1447 on February 18, 2026. */
const ramadan = (firstDay: string) => ({ month: '1447-09', firstDay });
const shown = (date: string, confirmed: Parameters<typeof hijriDate>[1] = []) => {
  const hijri = hijriDate(date, confirmed);
  return `${formatHijriDay(hijri)} ${hijri.year}`;
};

describe('by Umm al-Qura alone', () => {
  test.each(table<[string, string]>('calculated'))('%s is %s', (date, hijri) => {
    expect(shown(date)).toBe(hijri);
    expect(hijriDate(date).isConfirmed).toBe(false);
  });
});

describe('with a confirmed month', () => {
  test.each(table<[string, string, string]>('confirmed'))('that begins on %s, %s is %s', (firstDay, date, hijri) => {
    expect(shown(date, [ramadan(firstDay)])).toBe(hijri);
  });

  test('confirms only the days of that month', () => {
    const confirmed = [ramadan('2026-02-19')];
    expect(hijriDate('2026-02-18', confirmed).isConfirmed).toBe(false);
    expect(hijriDate('2026-02-19', confirmed).isConfirmed).toBe(true);
    expect(hijriDate('2026-03-21', confirmed).isConfirmed).toBe(false);
  });

  test('counts from the nearest of two', () => {
    const confirmed = [ramadan('2026-02-19'), { month: '1447-03', firstDay: '2025-08-24' }];
    expect(shown('2025-09-23', confirmed)).toBe('1 Rabi II 1447');
    expect(shown('2026-01-21', confirmed)).toBe('1 Shaban 1447');
  });
});

test.each([
  ['2025-09', 'Rabi I – Rabi II 1447'],
  // 28 days within a month of 29.
  ['2025-02', 'Shaban 1446'],
  ['2026-06', 'Dhul-Hijjah 1447 – Muharram 1448'],
])('the Hijri months of %s are %s', (month, hijri) => {
  expect(formatHijriMonths(month)).toBe(hijri);
});

describe('the holidays of a school year', () => {
  test('are expected until the first day of their month is confirmed', () => {
    expect(hijriHolidays('2025-08-25', '2026-06-18', [ramadan('2026-02-19')])).toEqual([
      { id: 'ramadan', date: '2026-02-19', isConfirmed: true },
      { id: 'eidAlFitr', date: '2026-03-21', isConfirmed: false },
      { id: 'eidAlAdha', date: '2026-05-28', isConfirmed: false },
    ]);
  });

  test('include those on its first and last day, and none outside', () => {
    expect(hijriHolidays('2026-02-18', '2026-03-20').map(({ id }) => id)).toEqual(['ramadan', 'eidAlFitr']);
    expect(hijriHolidays('2026-02-19', '2026-03-19')).toEqual([]);
  });
});

describe('a confirmed first day', () => {
  const shawwal = (firstDay: string) => ({ month: '1447-10', firstDay });

  test.each([
    ['29', '2026-02-18', '2026-03-19', undefined],
    ['30', '2026-02-18', '2026-03-20', undefined],
    ['28', '2026-02-19', '2026-03-19', /^leaves 28 days .*Ramadan 1447 \(2026-02-19\).*Shawwal 1447 \(2026-03-19\)/],
    ['31', '2026-02-18', '2026-03-21', /^leaves 31 days/],
  ])('that makes the month before %s days long', (_, first, second, message) => {
    const problem = hijriProblem(shawwal(second), [ramadan(first)]);
    if (message) expect(problem).toMatch(message);
    else expect(problem).toBeUndefined();
  });

  test('that can’t be reached from an earlier confirmed month is a problem', () => {
    expect(hijriProblem(ramadan('2026-02-20'), [{ month: '1447-07', firstDay: '2025-12-20' }])).toMatch(
      /^leaves 62 days .*; a month has 29 or 30$/,
    );
  });

  test('in another month is a problem', () => {
    expect(hijriProblem(ramadan('2026-03-18'), [])).toMatch(/is not near .* Ramadan 1447, .* 2026-02-18/);
  });
});
