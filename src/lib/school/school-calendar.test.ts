import { expect, test, vi } from 'vitest';
import { statesOf } from './day-states.ts';
import {
  admissionsTimeline,
  calendarLines,
  isHolidayNear,
  isYearPosted,
  nextMeetings,
  usualDays,
} from './school-calendar.ts';

const YEAR = { firstDay: { date: '2025-08-25' }, lastDay: { date: '2026-06-18' } };
const NEXT = { announceOn: '2026-08-01', firstDay: { date: '2026-08-31' }, lastDay: { date: '2027-06-17' } };
const CYCLE = '2027-2028';
const content = {
  calendar: { hijri: { eidAlFitr: 'Eid al-Fitr', eidAlAdha: 'Eid al-Adha' }, today: { usual: 'Usual hours' } },
  closings: { closings: [] },
  pto: { meetings: { rule: { week: 3, weekday: 'tuesday' }, dates: { byRule: '' } }, openSignIn: { yearlyDate: '' } },
  tuition: { validUntil: '2026-06-18' },
  admissions: { timeline: { cycle: CYCLE, entries: [{ yearlyDate: '--01-15' }, { yearlyDate: '--05-01' }] } },
};
vi.mock('../text/content.ts', () => ({
  contentOf: (name: keyof typeof content) => content[name] ?? {},
  schoolYears: () => [{ ...YEAR, daysOff: [], hours: { from: '08:00', until: '15:00' } }, NEXT],
}));

test.each([
  [CYCLE, '2027-04-01', ['2027-01-16', '2027-05-02']],
  ['', '2026-04-01', ['', '']],
])('in the cycle “%s”, on %s, the dates of Admissions have passed on %j', (cycle, day, days) => {
  content.admissions.timeline.cycle = cycle;
  vi.stubEnv('SITE_TODAY', day);
  const passed = admissionsTimeline().map((entry) => entry.passed);
  expect(passed).toEqual(days.map((from) => (from ? { from, isNow: from <= day } : undefined)));
});

test('a page that nobody builds again says the usual hours for two weeks, then none', () => {
  vi.stubEnv('SITE_TODAY', '2026-04-01');
  expect(usualDays().at(-1)).toEqual({ from: '2026-04-15', value: '' });
});

test('a PTO meeting by the rule is the next one on its own day', () => {
  vi.stubEnv('SITE_TODAY', '2026-07-21');
  expect(nextMeetings()[0]?.value?.date).toBe('2026-07-21');
});

test('there are next dates until a year ends, and again from the day the next one is announced', () => {
  vi.stubEnv('SITE_TODAY', '2026-04-01');
  expect(statesOf(isYearPosted)).toEqual([
    { until: '2026-06-18', value: true },
    { from: '2026-06-19', until: '2026-07-31', value: false },
    { from: '2026-08-01', until: '2027-06-17', value: true },
    { from: '2027-06-18', value: false },
  ]);
});

test('Ramadan lasts until the day before Eid', () => {
  expect(calendarLines(YEAR as never)).toContainEqual(expect.objectContaining({ id: 'ramadan', to: '2026-03-19' }));
});

test.each([
  // Its year has posted its days off.
  ['2025-11-26', false],
  ['2026-11-17', false],
  ['2026-11-18', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
])('on %s, a page that is built has room for a holiday: %s', (day, hasRoom) => {
  expect(isHolidayNear(day)).toBe(hasRoom);
});
