import { expect, test, vi } from 'vitest';
import { afterYear } from './season.ts';

const [YEAR, NEXT] = [
  { announceOn: '2025-08-01', firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' } },
  { announceOn: '2026-08-24', firstDay: { date: '2026-08-24' }, lastDay: { date: '2027-06-17' } },
];
const content: Record<string, object> = {
  tuition: { validUntil: '2026-06-30', lapsed: 'Fees of 2025–26.' },
  calendar: { strip: 'School year 2025–2026' },
  closings: { closings: [] },
};
vi.mock('../text/content.ts', () => ({
  contentOf: (name: string) => content[name] ?? {},
  schoolYears: () => [YEAR, NEXT],
  yearOfContent: (name: string, day: string) => (name === 'calendar' && day >= NEXT.firstDay.date ? NEXT : YEAR),
}));

const FEES = [
  { until: '2026-06-30', value: null },
  { from: '2026-07-01', value: 'Fees of 2025–26.' },
];
test.each([
  // Fees are still valid on the last day.
  ['2026-06-30', FEES],
  ['2026-07-01', [{ value: 'Fees of 2025–26.' }]],
])('a page built on %s says of its fees that they are past from the day after their last', (day, states) => {
  vi.stubEnv('SITE_TODAY', day);
  expect(afterYear('tuition', 'lapsed')).toEqual(states);
});

test('the calendar names the ended year until the first day of the next', () => {
  vi.stubEnv('SITE_TODAY', '2026-06-18');
  expect(afterYear('calendar', 'strip').slice(0, 3)).toEqual([
    { until: '2026-06-18', value: null },
    { from: '2026-06-19', until: '2026-08-23', value: 'School year 2025–2026' },
    { from: '2026-08-24', until: '2027-06-17', value: null },
  ]);
});
