import { expect, test, vi } from 'vitest';
import { schoolClock } from './school-day.ts';
import { today } from './today.ts';

test('is the day at the school, not of the server, and can be set to another day', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:00:00Z') });
  const set = ['', ' ', '2025-10-01'].map((SITE_TODAY) => today({ SITE_TODAY }));
  expect(set).toEqual(['2026-01-01', '2026-01-01', '2025-10-01']);
});

test('reads the school’s clock from the parts of a date, whatever its text looks like', () => {
  for (const name of ['toLocaleString', 'toLocaleDateString'] as const)
    vi.spyOn(Date.prototype, name).mockReturnValue('9/1\u202f2026 \u200e');
  const parts = { minute: '3', literal: '\u202f', hour: '0', day: '2', month: '1', year: '2026' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue(
    Object.entries(parts).map(([type, value]) => ({ type: type as keyof typeof parts, value })),
  );
  expect(schoolClock(new Date('2026-01-02T05:03:00Z'))).toEqual(['2026-01-02', '00:03']);
});
