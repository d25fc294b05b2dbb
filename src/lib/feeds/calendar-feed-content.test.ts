import { expect, test, vi } from 'vitest';
import type { Closing } from '../notices/closing-list.ts';
import { calendarFeed } from './calendar-feed-content.ts';

const YEAR = { id: '2025-2026', firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' }, validFrom: '' };
const snow = (day: string): Closing => ({ id: day, kind: 'closed', day, revision: 0 });
const content: Record<string, object> = {
  feeds: { feeds: [{ id: 'school-days' }], ending: { title: 'The end', note: '' } },
  closings: { closings: [snow('2026-01-12'), snow('2026-11-24')] },
};
vi.mock('../text/content.ts', () => {
  const contentOf = (name: string) => content[name] ?? { name: {}, validFrom: '' };
  return { contentOf, contentOfYear: contentOf };
});
// The calendar of a year has the closings in it.
vi.mock('../school/school-calendar.ts', () => ({ datesOf: () => [], knownYears: () => [YEAR] }));

test('a closing on a day outside every known school year is in the feed', () => {
  const { events } = calendarFeed('school-days', new URL('https://school.example.org'));
  expect(events.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-24 School is closed',
    '2026-06-18 The end',
  ]);
});
