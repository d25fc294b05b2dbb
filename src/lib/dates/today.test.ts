import { expect, test, vi } from 'vitest';
import { today } from './today.ts';

test('is the day at the school, not of the server, and can be set to another day', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:00:00Z') });
  expect([today({}), today({ SITE_TODAY: ' ' })]).toEqual(['2026-01-01', '2026-01-01']);
  vi.useRealTimers();
  expect(today({ SITE_TODAY: '2025-10-01' })).toBe('2025-10-01');
});
