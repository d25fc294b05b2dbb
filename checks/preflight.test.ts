import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dataOf } from '../tests/support/tables.ts';
import { checkAlone } from './check-content.ts';
import { formatWorkList } from './preflight.ts';
import { workList } from './work-list.ts';

type Files = Record<string, string>;
const { files, short, harmless } = dataOf<{ files: Files; short: string; harmless: Files }>('checks/preflight.yaml');
const listOf = (content: Files) =>
  workList(
    Object.entries(content).map(([path, body]) => checkAlone(path, Buffer.from(body))),
    '2026-11-22',
  );

test('counts first, then each line with its page, what it says and where, and what to do once', () => {
  expect(formatWorkList(listOf(files))).toBe(short);
  expect(formatWorkList(listOf(harmless))).toContain('Nothing blocks a publication.');
});

test('ten lines at first, and everything with --all', () => {
  const pages = Array.from({ length: 12 }, (_, index) => [
    `pages/${index}.yaml`,
    `heading: Page ${index}\nquotes: [{ name: A, sample: true }, { name: B, sample: true }]\n`,
  ]);
  const list = listOf(Object.fromEntries(pages));
  expect(formatWorkList(list)).toContain('Page 9:');
  expect(formatWorkList(list)).not.toContain('Page 10:');
  expect(formatWorkList(list)).toContain('2 more, and each record: npm run preflight -- --all');
  expect(formatWorkList(list, true)).toContain('content/pages/11.yaml:2  “B”');
  expect(formatWorkList(list, true)).not.toContain('--all');
});

test.each(['preflight', 'check-content'])('an unknown option of %s is named in one sentence', (command) => {
  const { stderr } = spawnSync(process.execPath, [`checks/${command}.ts`, '--al'], { encoding: 'utf8' });
  expect(stderr).toBe("Unknown option '--al'\n");
});
