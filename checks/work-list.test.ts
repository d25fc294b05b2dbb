import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { checkAlone } from './check-content.ts';
import { lapsedLine, readWorkList, workList } from './work-list.ts';

type Case = { title: string; files: Record<string, string>; kinds?: string[]; days: Record<string, string[]> };

test.each(tablesOf('checks/work-list.yaml')<Case>('cases'))('lists $title', ({ files, kinds, days }) => {
  const checked = Object.entries(files).map(([path, body]) => checkAlone(path, Buffer.from(body)));
  const listOn = (day: string) =>
    workList(checked, day)
      .lines.filter(({ kind }) => kinds?.includes(kind) ?? true)
      .map(({ urgency, kind, page, says, places }) => {
        const lines = places.map((place) => place.line).join();
        return `${urgency} ${kind} ${lines} ${page}: ${says}`;
      });
  expect(Object.fromEntries(Object.keys(days).map((day) => [day, listOn(day)]))).toEqual(days);
});

test('lists mistakes before the work, and warnings with the work', async () => {
  const folder = await temporaryFolder();
  cpSync('fixtures/content', folder, { recursive: true });
  writeFileSync(join(folder, 'announcement.yaml'), 'type: info\nmessage: Open House # on Friday\n');
  const read = readWorkList(folder, '2025-10-01');
  const lines = 'list' in read ? read.list.lines : [];
  expect(lines.find(({ kind }) => kind === 'warning')).toMatchObject({
    urgency: 'soon',
    page: 'Every page',
    says: expect.stringMatching(/^message: .*[^.]\.$/),
    places: [{ file: 'content/announcement.yaml', line: 2 }],
  });
  const sample = lines.find(({ says }) => says.includes('Samira Example'));
  expect(sample?.places[0]).toMatchObject({ at: ['members', 0], page: 'Our Staff', record: '“Samira Example”' });
  writeFileSync(join(folder, 'school.yaml'), 'name: 1\n');
  expect(readWorkList(folder, '2025-10-01')).toHaveProperty('mistakes');
});

const fixture = readWorkList('fixtures/content', '2025-10-01');
const fixtureLines = 'list' in fixture ? fixture.list.lines : [];
test.each([
  ['2026-06-18', /^$/],
  // The figures hold until June 30.
  ['2026-06-19', /^0 figures and [1-9]\d* claims have lapsed\./],
  ['2026-07-01', /^\d{2} figures and [1-9]\d* claims have lapsed\./],
])('a build on %s says how much has lapsed: %s', (day, words) => {
  const read = readWorkList('fixtures/content', day);
  expect('list' in read && lapsedLine(read.list)).toMatch(words);
});

test('lists no contradiction with only one place, and nothing as out of date during the school year', () => {
  expect(fixtureLines.filter(({ urgency }) => urgency === 'now')).toEqual([]);
  for (const { kind, says, places } of fixtureLines)
    if (kind === 'dispute') expect(places.length, says).toBeGreaterThan(1);
});
