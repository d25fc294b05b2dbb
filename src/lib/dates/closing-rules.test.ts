import { describe, expect, test } from 'vitest';
import type { Closing } from '../notices/closings.ts';
import { judgeAnnouncement, judgeClosing, type Now, postClosing } from './closing-rules.ts';

const YEAR = {
  name: '2026-2027',
  firstDay: { date: '2026-08-31' },
  lastDay: { date: '2027-06-17' },
  hours: { from: '08:00', until: '15:00' },
  daysOff: [{ name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27' }],
};
/** A Tuesday. */
const MORNING: Now = ['2026-11-24', '06:20'];
const snow = (change: Partial<Closing> = {}): Closing => ({
  id: 'snow',
  kind: 'closed',
  day: '2026-11-24',
  revision: 0,
  ...change,
});
const late = (from: string, change: Partial<Closing> = {}) => snow({ kind: 'delayed', from, ...change });
const early = (until: string) => snow({ kind: 'early', until });

type Case = [name: string, closing: Closing, refusals: string[], questions?: string[], now?: Now];
const CASES: Case[] = [
  ['snow today', snow(), []],
  ['a late start', late('10:00'), []],
  ['an early end', early('12:00'), []],
  ['in two weeks', snow({ day: '2026-12-08' }), []],
  ['over a weekend', snow({ day: '2026-12-04', lastDay: '2026-12-07' }), []],
  ['one that began yesterday', snow({ day: '2026-11-23', lastDay: '2026-11-24' }), []],
  [
    'a late start at night',
    late('22:00'),
    ['A late start must be after 8:00 AM, when school starts, and before noon, not at 10:00 PM.'],
  ],
  ['a late start at the usual hour', late('08:00'), [expect.stringContaining('not at 8:00 AM.')]],
  [
    'an early end at night',
    early('03:00'),
    ['An early end must be at 9:00 AM or later and before 3:00 PM, when school ends, not at 3:00 AM.'],
  ],
  ['an early end at the usual hour', early('15:00'), [expect.stringContaining('not at 3:00 PM.')]],
  ['last year’s date', snow({ day: '2025-11-25' }), [expect.stringContaining('over. Do you mean November 25, 2026?')]],
  ['a day that is over', snow({ day: '2026-11-20' }), ['Friday, November 20, 2026, is over. Is the day right?']],
  ['a late start that is over', late('10:00'), ['It is past 10:00 AM already.'], [], ['2026-11-24', '10:30']],
  ['a wrong year', snow({ day: '2028-11-24' }), [expect.stringContaining('is more than a year away.')]],
  ['far ahead', snow({ day: '2026-12-09' }), [], [expect.stringContaining('is more than two weeks away.')]],
  ['a Sunday', snow({ day: '2026-11-29' }), [], ['Sundays have no school. Announce a closing all the same?']],
  ['a day off', snow({ day: '2026-11-26' }), [], [expect.stringContaining('is a day off: Thanksgiving.')]],
  [
    'vacation',
    snow({ day: '2026-08-11' }),
    [],
    [expect.stringContaining('2026-2027 begins on')],
    ['2026-08-10', '06:20'],
  ],
  [
    'today, at night',
    snow(),
    [],
    ['School is over for today. Do you mean tomorrow, Wednesday?'],
    ['2026-11-24', '22:40'],
  ],
  [
    'today, on the evening before days off',
    snow({ day: '2026-11-25' }),
    [],
    ['School is over for today. Do you mean Monday, November 30, 2026?'],
    ['2026-11-25', '22:40'],
  ],
];

test.each(CASES)('%s', (_, closing, refusals, questions = [], now = MORNING) => {
  expect(judgeClosing(closing, { years: [YEAR], now })).toEqual({ refusals, questions });
});

describe('the day of the post', () => {
  test('doesn’t count in a file, where closings stay when they are over', () => {
    expect(judgeClosing(snow({ day: '2021-01-12' }), { years: [YEAR] }).refusals).toEqual([]);
  });

  test.each([
    ['the hours of the last year serve when none is known', [YEAR], '2027-11-23'],
    ['without any year, only what is never right is refused', [], '2026-11-24'],
  ])('%s', (_, years, day) => {
    const now: Now = [day, '06:20'];
    expect(judgeClosing(late('10:00', { day }), { years, now })).toEqual({ refusals: [], questions: [] });
    expect(judgeClosing(late('22:00', { day }), { years, now }).refusals).toHaveLength(1);
  });
});

test('refuses two closings on one day', () => {
  const others = [snow({ id: 'other', message: 'Snow' })];
  expect(judgeClosing(late('10:00'), { years: [YEAR], now: MORNING, others }).refusals).toEqual([
    'There is another closing on this day: School is closed on Tuesday, November 24: Snow.',
  ]);
});

describe('a later post', () => {
  test('replaces one that began on the same day and keeps its id', () => {
    const { closings, replaced } = postClosing([late('10:00')], snow({ id: 'new' }));
    expect(closings).toEqual([snow({ revision: 1 })]);
    expect(replaced).toEqual([late('10:00')]);
  });

  test('leaves the other days of a longer one', () => {
    const week = snow({ day: '2026-11-30', lastDay: '2026-12-04' });
    const posted = late('10:00', { id: 'late', day: '2026-12-02' });
    expect(postClosing([week], posted).closings).toEqual([
      { ...week, lastDay: '2026-12-01', revision: 1 },
      posted,
      { ...week, id: '2026-12-03', day: '2026-12-03', revision: 1 },
    ]);
  });
});

test.each([
  [{}, []],
  [{ from: '2026-11-20', until: '2026-11-24' }, []],
  [
    { from: '2026-11-25', until: '2026-11-24' },
    ['Its first day, November 25, 2026, is after its last, November 24, 2026.'],
  ],
  [{ until: '2026-11-23' }, ['Its last day, November 23, 2026, is over.']],
])('an announcement with %j', (announcement, refusals) => {
  expect(judgeAnnouncement(announcement, { now: MORNING })).toEqual({ refusals, questions: [] });
});
