// @vitest-environment node
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { closingCommand } from './closing.ts';
import { formatYaml } from './format-content.ts';

const NOW = new Date('2026-01-12T10:30:15.250Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
  for (const file of ['school.yaml', 'closings.yaml']) copyFileSync(`fixtures/content/${file}`, join(folder, file));
  cpSync('fixtures/content/calendar', join(folder, 'calendar'), { recursive: true });
  vi.stubEnv('SITE_TODAY', '2026-01-12');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const body = () => readFileSync(join(folder, 'closings.yaml'), 'utf8');
const records = () => parse(body()).closings as object[];
const run = (...args: string[]) => closingCommand(args, folder, NOW);

test('puts up today’s closing and prints the text for the phone', () => {
  const { isDone, output } = run('--today', 'closed', 'Snow:', 'stay safe');
  expect(isDone).toBe(true);
  const text = 'West Warwick Islamic School: School is closed on Monday, January 12: Snow: stay safe.';
  expect(output.split('\n')[0]).toBe(text);
  expect(run('--text').output).toBe(text);
  expect(records()).toEqual([
    {
      id: '2026-01-12',
      kind: 'closed',
      day: '2026-01-12',
      message: 'Snow: stay safe',
      postedAt: '2026-01-12T10:30:15Z',
    },
  ]);
});

test('keeps the file in canonical form, with its comments, and leaves no other file', () => {
  const comment = body().split('closings: []')[0] ?? '';
  expect(comment).toContain('#');
  run('--day', '2026-01-13', 'delayed', '9:30', 'Ice');
  expect(body().startsWith(comment)).toBe(true);
  expect(body()).toContain('    from: "09:30"\n    message: Ice\n');
  expect(formatYaml(body())).toBe(body());
  expect(readdirSync(folder).toSorted()).toEqual(['calendar', 'closings.yaml', 'school.yaml']);
  run('--end');
  expect(body()).toBe(`${comment}closings: []\n`);
});

test('starts a file that is missing', () => {
  rmSync(join(folder, 'closings.yaml'));
  expect(run('--list').output).toBe('There are no closings.');
  run('--today', 'early', '12:00');
  expect(records()).toMatchObject([{ kind: 'early', until: '12:00' }]);
});

test('a closing of the same day replaces the first one and keeps its id', () => {
  run('--today', 'delayed', '10:00', 'Ice');
  const { output } = run('--today', '--last-day', '2026-01-13', 'closed', 'Snow');
  expect(output).toContain('It replaces: School starts at 10:00 AM on Monday, January 12: Ice.');
  expect(records()).toMatchObject([{ id: '2026-01-12', kind: 'closed', lastDay: '2026-01-13', revision: 1 }]);
});

const MISTAKES: [args: string[], sentence: string | RegExp][] = [
  [['--day', '2026-01-13', 'delayed', 'Ice'], 'from must be a time such as "07:30", in quotes.'],
  [['--day', '2026-01-13', 'early'], 'until is missing: early needs the time school ends, such as "10:00".'],
  [['--day', '2026-01-13', 'delayed', '22:00'], /^A late start must be after 8:00 AM/],
  [['--day', '2026-13-01', 'closed'], 'day is not a day of the calendar.'],
  [['--day', '1/13', 'closed'], 'day must be a date such as 2031-08-25.'],
  [['--day', '2026-01-09', 'closed'], 'Friday, January 9, 2026, is over. Is the day right?'],
  [['--day', '2026-01-14', '--last-day', '2026-01-13', 'closed'], 'lastDay must not be before day.'],
  [['--day', '2026-01-13', 'snow'], 'kind must be closed, delayed or early.'],
  [['--day', '2026-01-13', '--office', 'shut', 'closed'], 'office must be open or closed.'],
  [['--day', '2026-01-13', 'closed', '招'], /^message contains the character .*\.$/],
  [['--end'], 'No closing is up.'],
  [['--end', 'ice'], 'No closing with the id ice is up.'],
  [['--text'], 'No closing is up.'],
  [['closed'], /^Put up: /],
  [['--snow'], /^Unknown option/],
];

test.each(MISTAKES)('%j is refused, and nothing is written', (args, sentence) => {
  const before = body();
  const { isDone, output } = run(...args);
  expect(isDone).toBe(false);
  expect(output).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  expect(body()).toBe(before);
});

test('asks about a weekend, and takes yes for an answer', () => {
  const saturday = ['--day', '2026-01-17', 'closed'];
  expect(run(...saturday)).toEqual({
    isDone: false,
    output: expect.stringMatching(/^Saturdays have no school\..*--sure/s),
  });
  expect(run(...saturday, '--sure').isDone).toBe(true);
});

test('a closing on a day of another replaces that day', () => {
  run('--today', '--last-day', '2026-01-14', 'closed', 'Snow');
  const { output } = run('--day', '2026-01-14', 'delayed', '10:00', '--office', 'open');
  expect(output).toContain('It replaces: School is closed from Monday, January 12, to Wednesday, January 14: Snow.');
  expect(records()).toMatchObject([
    { day: '2026-01-12', lastDay: '2026-01-13', revision: 1 },
    { day: '2026-01-14', kind: 'delayed', office: 'open' },
  ]);
});

test('takes down one that has begun as of yesterday, and deletes one that begins today or later', () => {
  vi.stubEnv('SITE_TODAY', '2026-01-09');
  run('--today', '--last-day', '2026-01-12', 'closed', 'Snow');
  run('--day', '2026-01-14', 'closed');
  vi.stubEnv('SITE_TODAY', '2026-01-12');
  expect(run('--list').output.match(/up /g)).toHaveLength(2);
  expect(run('--end').output).toContain('Taken down: School is closed from Friday, January 9, to Monday, January 12');
  expect(records()).toMatchObject([{ id: '2026-01-09', lastDay: '2026-01-11', revision: 1 }]);
  expect(run('--list').output).toMatch(/^2026-01-09 +over /);
  expect(run('--text').isDone).toBe(false);
});

test('takes down only the one with the id', () => {
  run('--today', 'closed');
  run('--day', '2026-01-14', 'closed');
  run('--end', '2026-01-14');
  expect(records()).toMatchObject([{ id: '2026-01-12' }]);
});
