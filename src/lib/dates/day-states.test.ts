import { expect, test, vi } from 'vitest';
import { lapseNotice } from './day-states.ts';

const content = vi.hoisted(() => ({
  tuition: { validUntil: '2026-06-30', lapsed: 'These fees were for 2025–26.' },
  announcement: {},
  closings: { closings: [] },
}));
const clock = vi.hoisted(() => ({ today: '' }));
vi.mock('../text/content.ts', () => ({
  contentOf: (name: string) => content[name as keyof typeof content] ?? {},
  schoolYears: () => [],
}));
vi.mock('./today.ts', () => ({ today: () => clock.today }));

test.each([
  [
    '2025-10-01',
    [
      { until: '2026-06-30', value: null },
      { from: '2026-07-01', value: content.tuition.lapsed },
    ],
  ],
  // Figures are still valid on the last day.
  [
    '2026-06-30',
    [
      { until: '2026-06-30', value: null },
      { from: '2026-07-01', value: content.tuition.lapsed },
    ],
  ],
  ['2026-07-01', [{ value: content.tuition.lapsed }]],
])('a page built on %s says that its figures have lapsed from the day after their last', (day, states) => {
  clock.today = day;
  expect(lapseNotice('tuition')).toEqual(states);
});
