import { expect, test, vi } from 'vitest';
import { today } from './today.ts';

test('is the day at the school, not of the server, and can be set to another day', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:00:00Z') });
  const set = ['', ' ', '2025-10-01'].map((SITE_TODAY) => today({ SITE_TODAY }));
  expect(set).toEqual(['2026-01-01', '2026-01-01', '2025-10-01']);
});
