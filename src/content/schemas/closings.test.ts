// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { checkContentFile, formatProblems } from '../../../checks/check-content.ts';

beforeEach(() => vi.stubEnv('SITE_TODAY', '2026-01-11'));
afterEach(() => vi.unstubAllEnvs());

const CLOSED = { id: 'snow', kind: 'closed', day: '2026-01-12' };
const problemsOf = (...closings: object[]) =>
  formatProblems(checkContentFile('closings.yaml', Buffer.from(stringify({ closings }))));

test.each([
  ['', 'an empty file'],
  ['closings: []', 'an empty list'],
])('%j is no mistake', (body) => {
  expect(checkContentFile('closings.yaml', Buffer.from(body))).toEqual([]);
});

test.each([
  [CLOSED],
  [{ ...CLOSED, lastDay: '2026-01-13', message: 'Snow', revision: 1, postedAt: '2026-01-12T10:30:00Z' }],
  [{ ...CLOSED, kind: 'delayed', from: '10:00' }],
  [{ ...CLOSED, kind: 'early', until: '12:00', office: 'open' }],
  // It stays when it is over, so that the site can still be built a year later.
  [{ ...CLOSED, day: '2021-01-12', postedAt: '2021-01-12T10:30:00Z' }],
])('takes %j', (closing) => {
  expect(problemsOf(closing)).toBe('');
});

test.each([
  [{ id: 'snow', kind: 'closed' }, /^content\/closings\.yaml:\d+ closings\[1\]\.day: .+$/],
  [{ ...CLOSED, lastDay: '2026-01-11' }, /closings\[1\]\.lastDay: must not be before day$/],
  [{ ...CLOSED, kind: 'delayed' }, /from: is missing: delayed needs the time school begins, such as "10:00"$/],
  [{ ...CLOSED, kind: 'early' }, /until: is missing: early needs the time school ends, such as "10:00"$/],
  [{ ...CLOSED, from: '10:00' }, /from: is only for delayed; leave it out$/],
  [{ ...CLOSED, day: '2027-01-13' }, /closings\[1\]: Wednesday, January 13, 2027, is more than a year away\./],
  [
    { ...CLOSED, kind: 'delayed', from: '22:00' },
    /closings\[1\]: A late start must be before noon, not at 10:00 PM\.$/,
  ],
  [{ ...CLOSED, day: '2025-01-12' }, /warning: Sunday, January 12, 2025, is over\. Do you mean January 12, 2026\?$/],
  [{ ...CLOSED, day: '2026-02-30' }, /day: is not a day of the calendar$/],
  [{ ...CLOSED, kind: 'snow' }, /kind: must be closed, delayed or early$/],
  [{ ...CLOSED, reason: 'Snow' }, /reason/],
  [{ ...CLOSED, message: 'Snow. '.repeat(30) }, /message: is longer than 140 characters/],
])('refuses %j with one sentence', (closing, sentence) => {
  const problems = problemsOf(closing);
  expect(problems.split('\n')).toHaveLength(1);
  expect(problems).toMatch(sentence);
});

test('refuses two closings with the same id', () => {
  expect(problemsOf(CLOSED, { ...CLOSED, day: '2026-02-12' })).toMatch(/closings\[2\]\.id: is used twice/);
});

test('refuses two closings on one day', () => {
  const late = { ...CLOSED, id: 'ice', kind: 'delayed', from: '10:00' };
  expect(problemsOf(CLOSED, late)).toMatch(/closings\[2\]: There is another closing on this day: School is closed/);
});

test.each([
  ['from: 2026-01-12\nuntil: 2026-01-11', /until: Its first day, .* is after its last/],
  ['until: 2026-01-10', /until: warning: Its last day, January 10, 2026, is over\.$/],
])('an announcement with %j is a mistake', (days, sentence) => {
  const body = `message: Picture day is on Friday.\n${days.replace('\\n', '\n')}\n`;
  expect(formatProblems(checkContentFile('announcement.yaml', Buffer.from(body)))).toMatch(sentence);
});
