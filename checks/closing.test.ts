import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '../src/content/format-content.ts';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { closingCommand } from './closing.ts';

const NOW = new Date('2026-01-12T10:30:15.250Z');
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const file of ['school.yaml', 'closings.yaml']) copyFileSync(`fixtures/content/${file}`, join(folder, file));
  cpSync('fixtures/content/calendar', join(folder, 'calendar'), { recursive: true });
  vi.stubEnv('SITE_TODAY', '2026-01-12');
});

const body = () => readFileSync(join(folder, 'closings.yaml'), 'utf8');
const records = () => parse(body()).closings as object[];
const run = (...args: string[]) => closingCommand(args, folder, NOW);

test('puts up today’s closing and prints the text for the phone', () => {
  const output = run('--today', 'closed', 'Sno\u00adw:', 'stay\u202fsafe');
  const text = 'West Warwick Islamic School: School is closed on Monday, January 12: Snow: stay safe.';
  expect(output.split('\n')[0]).toBe(text);
  expect(run('--text')).toBe(text);
  const closing = { id: '2026-01-12', kind: 'closed', day: '2026-01-12', message: 'Snow: stay safe' };
  expect(records()).toEqual([{ ...closing, postedAt: '2026-01-12T10:30:15Z' }]);
});

test('keeps the file in canonical form, with its comments, and leaves no other file', () => {
  const comment = body().split('closings: []')[0] ?? '';
  expect(comment).toContain('#');
  run('--tomorrow', 'delayed', '9:30', 'Ice', '--office', 'open');
  expect(body().startsWith(comment)).toBe(true);
  expect(body()).toContain('    day: 2026-01-13\n    from: "09:30"\n    message: Ice\n    office: open\n');
  expect(formatYaml(body())).toBe(body());
  expect(readdirSync(folder).toSorted()).toEqual(['calendar', 'closings.yaml', 'school.yaml']);
  run('--end');
  expect(body()).toBe(`${comment}closings: []\n`);
});

test('starts a file that is missing; a closing of the same day replaces the first one and keeps its id', () => {
  rmSync(join(folder, 'closings.yaml'));
  run('--today', 'delayed', '10:00 am', 'Ice');
  const output = run('--today', '--last-day', '2026-01-13', 'closed', 'Snow');
  expect(output).toContain('It replaces: School starts at 10:00 AM on Monday, January 12: Ice.');
  expect(records()).toMatchObject([{ id: '2026-01-12', kind: 'closed', lastDay: '2026-01-13', revision: 1 }]);
});

test.each([
  ['--day 2026-01-13 delayed Ice', 'The time must be a time such as 07:30.'],
  ['--day 2026-01-13 closed 10:00 Snow', 'A closed day has no time.'],
  ['--day 2026-01-13 early', 'The time is missing: early needs the time school ends, such as "10:00".'],
  ['--day 2026-13-01 closed', 'day is not a day of the calendar.'],
  ['--day 2026-01-09 closed', 'Friday, January 9, 2026, is over. Is the day right?'],
  ['--day 2026-01-17 closed', 'Saturdays have no school.'],
  ['--end', 'No closing is up.'],
  ['--end ice', 'No closing with the id ice is up.'],
  ['closed', 'Put up: '],
  ['--snow', 'Unknown option'],
])('%s is refused, and nothing is written', (args, says) => {
  const before = body();
  expect(() => run(...args.split(' '))).toThrow(says);
  expect(body()).toBe(before);
});

test('takes --sure for an answer about a weekend', () => {
  expect(run('--day', '2026-01-17', 'closed', '--sure')).toContain('Saturday, January 17');
});

test('takes down one that has begun as of yesterday, and deletes one that begins today or later', () => {
  vi.stubEnv('SITE_TODAY', '2026-01-09');
  run('--today', '--last-day', '2026-01-12', 'closed', 'Snow');
  run('--day', '2026-01-14', 'early', '12:30 PM');
  run('--day', '2026-01-15', 'closed');
  vi.stubEnv('SITE_TODAY', '2026-01-12');
  run('--end', '2026-01-15');
  expect(records()).toMatchObject([{ kind: 'closed' }, { until: '12:30' }]);
  expect(run('--end')).toContain('Taken down: School is closed from Friday, January 9, to Monday, January 12');
  expect(records()).toMatchObject([{ id: '2026-01-09', lastDay: '2026-01-11', revision: 1 }]);
  expect(() => run('--text')).toThrow('No closing is up.');
});
