/** What the content check says of ordinary mistakes, and that it says nothing of ordinary edits that are right. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkAlone, checkTogether } from '../../checks/check-content.ts';
import { formatProblems } from '../../checks/problems.ts';
import { dataOf } from '../support/tables.ts';

/** A row of mistakes.yaml. A `from` between slashes is a pattern. */
type Edit = Record<'name' | 'in' | 'from' | 'to', string> & { says?: string; about?: string; times?: number };

/** The day of the cases about closings. */
const setDay = () => vi.stubEnv('SITE_TODAY', '2026-01-12');
setDay();
beforeEach(setDay);

const FOLDER = 'fixtures/content';
const bodies = new Map(
  globSync('**/*.yaml', { cwd: FOLDER }).map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')]),
);
const sound = new Map([...bodies].map(([path, body]) => [path, checkAlone(path, Buffer.from(body))]));
const edits = dataOf<Edit[]>('tests/acceptance/mistakes.yaml');

/** The content as somebody left it, and what the check says of it. */
function problemsAfter({ in: path, from, to }: Edit): string {
  const body = bodies.get(path) ?? '';
  const [, pattern, flags] = /^\/(.*\W.*)\/(m?)$/.exec(from) ?? [];
  const typed = body.replace(pattern ? new RegExp(pattern, flags) : from, to);
  expect(typed).not.toBe(body);
  const files = new Map(sound).set(path, checkAlone(path, Buffer.from(typed)));
  return formatProblems(checkTogether([...files.values()]));
}

const isMistake = ({ says }: Edit) => says !== undefined;

test.each(edits.filter(isMistake))('$name: it says so', (edit) => {
  const { says, about = edit.in, times = 1 } = edit;
  const problems = problemsAfter(edit).split('\n');
  expect(problems).toEqual(Array(times).fill(expect.stringContaining(String(says))));
  expect(problems[0]).toContain(`content/${about}:`);
});

test.each(edits.filter((edit) => !isMistake(edit)))('$name: it says nothing', (edit) => {
  expect(problemsAfter(edit)).toBe('');
});
