import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { checkAlone, checkTogether } from './check-content.ts';
import { formatProblems } from './problems.ts';

/** A row of mistakes.yaml. A `from` between slashes is a pattern. */
type Mistake = { in: string; from: string; to: string; says: string; all?: true; about?: string; times?: number };

/** The day of the cases about closings. */
const setDay = () => vi.stubEnv('SITE_TODAY', '2026-01-11');
setDay();
beforeEach(setDay);

const FOLDER = 'fixtures/content';
const bodies = new Map(
  globSync('**/*.yaml', { cwd: FOLDER }).map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')]),
);
const sound = new Map([...bodies].map(([path, body]) => [path, checkAlone(path, Buffer.from(body))]));
const mistakes: Mistake[] = parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'));

test.each(mistakes)('of $to in $in it says “$says”', ({ in: path, from, to, says, all, about = path, times = 1 }) => {
  const body = bodies.get(path) ?? '';
  const [, pattern, flags] = /^\/(.*\W.*)\/(m?)$/.exec(from) ?? [];
  const typed = all ? body.replaceAll(from, to) : body.replace(pattern ? new RegExp(pattern, flags) : from, to);
  expect(typed).not.toBe(body);
  const files = new Map(sound).set(path, checkAlone(path, Buffer.from(typed)));
  const problems = formatProblems(checkTogether([...files.values()])).split('\n');
  if (says === '') return expect(problems).toEqual(['']);
  expect(problems).toEqual(Array(times).fill(expect.stringContaining(says)));
  expect(problems[0]).toContain(`content/${about}:`);
});
