// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { checkContentFile, formatProblems } from '../../../checks/check-content.ts';
import { tablesOf } from '../../../hosting/testing/tables.ts';

const table = tablesOf('src/content/schemas/closings.yaml');

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

test.each(table<[object]>('taken'))('takes %j', (change) => {
  expect(problemsOf({ ...CLOSED, ...change })).toBe('');
});

test.each(table<[object, string]>('refused'))('refuses %j with one sentence', (change, sentence) => {
  const problems = problemsOf({ ...CLOSED, ...change });
  expect(problems.split('\n')).toHaveLength(1);
  expect(problems).toMatch(new RegExp(sentence));
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
