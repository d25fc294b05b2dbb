import { expect, test } from 'vitest';
import { tablesOf } from '../../../tests/support/tables.ts';
import type { Closing } from '../notices/closing-list.ts';
import { judgeClosing, type Now, postClosing, type RuleYear, takeDownClosing } from './closing-rules.ts';

const table = tablesOf('src/lib/school/closing-rules.yaml');

const YEAR = {
  name: '2026-2027',
  firstDay: { date: '2026-08-31' },
  lastDay: { date: '2027-06-17' },
  hours: { from: '08:00', until: '15:00' },
  daysOff: [{ name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27' }],
} as object as RuleYear;
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

/** What is refused at each field, and what is asked. */
type Case = [
  name: string,
  closing: Partial<Closing>,
  refusals: Record<string, string>,
  questions?: string[],
  now?: Now,
];

test.each(table<Case>('closings'))('%s', (_, closing, refusals, questions = [], now = MORNING) => {
  expect(judgeClosing(snow(closing), { years: [YEAR], now })).toEqual({
    refusals: Object.entries(refusals).map(([field, text]) => ({ field, says: expect.stringContaining(text) })),
    questions: questions.map((text) => expect.stringContaining(text)),
  });
});

test('the day of the post doesn’t count in a file, where closings stay when they are over', () => {
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

test('a later post replaces one that began on the same day and keeps its id', () => {
  const { closings, replaced } = postClosing([late('10:00')], snow({ id: 'new' }));
  expect(closings).toEqual([snow({ revision: 1 })]);
  expect(replaced).toEqual([late('10:00')]);
});

test('a later post leaves the other days of a longer one', () => {
  const week = snow({ day: '2026-11-30', lastDay: '2026-12-04' });
  const posted = late('10:00', { id: 'late', day: '2026-12-02' });
  expect(postClosing([week], posted).closings).toEqual([
    { ...week, lastDay: '2026-12-01', revision: 1 },
    posted,
    { ...week, id: '2026-12-03', day: '2026-12-03', revision: 1 },
  ]);
});

test.each([
  ['begins today', snow({ lastDay: '2026-11-25' }), []],
  ['is over', snow({ day: '2026-11-20' }), []],
  ['ends today', snow({ day: '2026-11-23', lastDay: '2026-11-24' }), [{ lastDay: '2026-11-23', revision: 1 }]],
])('of a closing that %s, taking it down leaves the days before today', (_, closing, left) => {
  expect(takeDownClosing([closing], closing, '2026-11-24')).toMatchObject(left);
});
