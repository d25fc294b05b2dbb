import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf } from '../tests/support/tables.ts';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { checkAlone, checkTogether } from './check-content.ts';
import { formatWorkList } from './preflight.ts';
import { workList } from './work-list.ts';

type Files = Record<string, string>;
const table = dataOf<{ files: Files; printed: string; changes: Record<string, string[]> }>('checks/work-list.yaml');
const listOf = (files: Files, day: string) =>
  workList(
    Object.entries(files).map(([path, body]) => checkAlone(path, Buffer.from(body))),
    day,
  );
const linesOn = (day: string) =>
  listOf(table.files, day).map(({ urgency, page, says }) => `${urgency} ${page}: ${says}`);

test('prints the counts, then each line with what to do and where, the most urgent first', () => {
  const day = '2025-12-02';
  expect(formatWorkList(listOf(table.files, day), day)).toBe(table.printed);
});

const days = ['2025-12-02', ...Object.keys(table.changes)];
test.each(Object.entries(table.changes))('lists on %s what that day changes: %j', (day, changes) => {
  const [before, after] = [linesOn(days[days.indexOf(day) - 1] ?? ''), linesOn(day)];
  const came = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  expect([...came, ...gone].toSorted()).toEqual(changes.toSorted());
});

test.each([
  ['announcement.yaml', 'message:'],
  ['announcement.yaml', '{ message: Open House on Friday, until: 2026-03-10 }'],
  ['school.yaml', 'peopleInDrawings: allowed'],
])('lists nothing of %s with %s', (path, body) => {
  expect(listOf({ [path]: body }, '2025-12-02')).toEqual([]);
});

test('blocks no publication with what is past or soon over', () => {
  const { 'announcement.yaml': announcement = '', 'pages/careers.yaml': careers = '' } = table.files;
  const list = listOf({ 'announcement.yaml': announcement, 'pages/careers.yaml': careers }, '2027-09-01');
  expect(list).toHaveLength(2);
  expect(formatWorkList(list, '2027-09-01')).toContain('Nothing blocks a publication.');
});

test('lists the warnings of the content check, each with its page and line', () => {
  const file = checkAlone('announcement.yaml', Buffer.from('type: info\nmessage: Open House # on Friday\n'));
  const line = workList([file], '2025-10-01', checkTogether([file])).find(({ kind }) => kind === 'warning');
  expect(line).toMatchObject({
    urgency: 'soon',
    page: 'Announcement',
    says: expect.stringMatching(/^message: .*[^.]\.$/),
    places: [{ file: 'content/announcement.yaml', line: 2 }],
  });
});

test.each([
  [['--al'], "Unknown option '--al'"],
  [[], 'content/school.yaml:1 name: must be'],
])('preflight with %j reports mistakes instead of a list: %s', async (options, says) => {
  const cwd = await temporaryFolder();
  await writeFiles(cwd, { 'content/school.yaml': 'name: 1\n' });
  const run = spawnSync(process.execPath, [resolve('checks/preflight.ts'), ...options], { cwd, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(says) });
});
