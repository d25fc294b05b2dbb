import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/test-site.ts';
import { checkContent, formatProblems } from './check-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  cpSync('fixtures/content', folder, { recursive: true });
});
const report = () => formatProblems(checkContent(folder));

test('a folder of content may not have two files that differ only in capitals', () => {
  cpSync(join(folder, 'school.yaml'), join(folder, 'School.yaml'));
  expect(report()).toBe('content/School.yaml:1 no page reads this file. Is its name misspelled?');
});

test('a folder of content may be without an announcement', () => {
  rmSync(join(folder, 'announcement.yaml'));
  expect(report()).toBe('');
});

test.each([
  ['announcement.yaml', 'announcement.yaml.txt'],
  ['school.yaml', 'School.YAML'],
  ['school.yaml', 'school.yml'],
  ['school.yaml', 'school.txt'],
  ['pages/tuition.yaml', 'pages/tuition.yaml.txt'],
  ['people/founders.yaml', 'People/founders.yaml'],
])('a folder of content in which %s is named %s gets one message, to rename it', (right, wrong) => {
  mkdirSync(dirname(join(folder, wrong)), { recursive: true });
  renameSync(join(folder, right), join(folder, wrong));
  const name = dirname(right) === dirname(wrong) ? basename(right) : right;
  expect(report()).toBe(`content/${wrong}:1 rename it: its name must be ${name}`);
});
