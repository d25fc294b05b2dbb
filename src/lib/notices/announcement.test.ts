// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { announcementOn, announcementStates } from './announcement.ts';

const content = vi.hoisted(() => ({
  announcement: { type: 'info', message: 'Come and see.', from: '2026-01-15', until: '2026-01-20' },
  closings: {
    closings: [
      { id: 'snow', kind: 'closed', day: '2026-01-12', message: 'Snow', revision: 0 },
      { id: 'ice', kind: 'delayed', day: '2026-01-09', lastDay: '2026-01-13', from: '10:00', revision: 0 },
    ],
  },
}));
vi.mock('../text/content.ts', () => ({
  contentOf: (name: string) => content[name as keyof typeof content] ?? {},
  schoolYears: () => [],
}));
vi.mock('../dates/today.ts', () => ({ today: () => '2026-01-01' }));

const SNOW = 'School is closed on Monday, January\u00a012: Snow.';
const ICE = 'School begins at 10:00\u00a0AM from Friday, January\u00a09, to Tuesday, January\u00a013.';
const INFO = 'Come and see.';

test.each([
  ['2025-12-31', 'warning', `${ICE} ${SNOW}`],
  ['2026-01-12', 'warning', `${ICE} ${SNOW}`],
  ['2026-01-13', 'warning', ICE],
  ['2026-01-14', 'info', ''],
  ['2026-01-15', 'info', INFO],
  ['2026-01-20', 'info', INFO],
  ['2026-01-21', 'info', ''],
])('on %s the banner is a %s: “%s”', (day, type, message) => {
  expect(announcementOn(day)).toMatchObject({ type, message });
});

test('the build contains the announcements of later days', () => {
  expect(announcementStates()).toEqual([
    { until: '2026-01-12', value: { type: 'warning', message: `${ICE} ${SNOW}` } },
    { from: '2026-01-13', until: '2026-01-13', value: { type: 'warning', message: ICE } },
    { from: '2026-01-14', until: '2026-01-14', value: { type: 'info', message: '' } },
    { from: '2026-01-15', until: '2026-01-20', value: { type: 'info', message: INFO } },
    { from: '2026-01-21', value: { type: 'info', message: '' } },
  ]);
});
