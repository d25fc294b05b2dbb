import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { hijriHolidays, hijriProblem } from './hijri.ts';

type Month = { month: string; firstDay: string };

describe('the holidays of a school year', () => {
  test('are expected until the first day of their month is confirmed', () => {
    expect(hijriHolidays('2025-08-25', '2026-06-18', [{ month: '1447-09', firstDay: '2026-02-19' }])).toEqual([
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

test.each(tablesOf('src/lib/dates/hijri.yaml')<[Month, Month[], string]>('problems'))(
  'of the confirmed first day %j after %j it says “%s”',
  (month, others, says) => {
    expect(hijriProblem(month, others) ?? '').toMatch(new RegExp(says));
  },
);
