import { expect, test } from 'vitest';
import { formatSchoolMoment, schoolDay } from './school-day.ts';

test.each([
  // Just before and just after midnight in Rhode Island, in winter and in summer.
  ['2026-01-10T04:59:59Z', '2026-01-09'],
  ['2026-01-10T05:00:00Z', '2026-01-10'],
  ['2025-08-25T03:59:59Z', '2025-08-24'],
  ['2025-08-25T04:00:00Z', '2025-08-25'],
])('returns the school day at %s: %s', (moment, day) => {
  expect(schoolDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-01-10T04:59:59Z', 'Friday, January 9, 2026 at 11:59 PM'],
  ['2025-08-25T04:00:00Z', 'Monday, August 25, 2025 at 12:00 AM'],
])('formats %s as %s', (moment, words) => {
  // Node and browsers put different spaces before AM and PM.
  expect(formatSchoolMoment(new Date(moment)).replaceAll('\u202F', ' ')).toBe(words);
});
