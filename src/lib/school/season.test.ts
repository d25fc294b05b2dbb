import { expect, test, vi } from 'vitest';
import { statement } from './season.ts';

const tuition = { schoolYear: '2025-2026', validUntil: '2026-06-30', lapsed: 'These fees were for 2025–26.' };
const content: Record<string, object> = { tuition, closings: { closings: [] } };
vi.mock('../text/content.ts', () => ({
  contentOf: (name: string) => content[name] ?? {},
  schoolYears: () => [],
  yearOfContent: () => ({ lastDay: { date: '2026-06-18' } }),
}));

const LAPSES = [
  { until: '2026-06-30', value: null },
  { from: '2026-07-01', value: tuition.lapsed },
];
test.each([
  ['2025-10-01', LAPSES],
  // Figures are still valid on the last day.
  ['2026-06-30', LAPSES],
  ['2026-07-01', [{ value: tuition.lapsed }]],
])('a page built on %s says that its figures have lapsed from the day after their last', (day, states) => {
  vi.stubEnv('SITE_TODAY', day);
  expect(statement('tuition')).toEqual(states);
});
