import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { checkContent } from './check-content.ts';
import { formatProblems } from './problems.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  cpSync('fixtures/content', folder, { recursive: true });
});
const put = (path: string, body: string) => writeFileSync(join(folder, path), body);
const report = () => formatProblems(checkContent(folder));

test('a folder of content has each photograph in its place, and no other picture', () => {
  const record = 'alt: A bench., consent: { agreed: true, who: Both families., on: 2025-09-02 }, reviewBy: 2027-06-30';
  const withdrawn = `{ slot: slide-02, ${record}, withdrawn: 2025-10-01 }`;
  put('photos/photos.yaml', `photos:\n  - { slot: slide-01, ${record} }\n  - ${withdrawn}\n`);
  put('slide-01.JPG', '');
  expect(report().split('\n')).toEqual([
    expect.stringContaining('content/slide-01.JPG:1 is read by no page'),
    expect.stringContaining('content/photos/photos.yaml:2 photos[1].photograph: is missing; choose one (content/'),
  ]);
});

test.each([
  ['utf16le', '# School'],
  ['latin1', '# Café'],
] as const)('a folder of content with a file in %s is refused', (encoding, text) => {
  writeFileSync(join(folder, 'school.yaml'), text, encoding);
  expect(report()).toContain('content/school.yaml:1 is not saved as UTF-8');
});

test('a folder of content in which a school year is missed gets a warning, and one in which two overlap is refused', () => {
  const year = readFileSync(join(folder, 'calendar/2025-26.yaml'), 'utf8');
  const later = (by: number) => year.replace(/\b202[56]\b/g, (digits) => String(Number(digits) + by));
  put('calendar/2027-28.yaml', later(2));
  expect(report()).toContain('name: warning: is not the year after 2025-2026, the one before it');
  put('calendar/2027-28.yaml', later(1).replace(/2026-0[78]-\d\d/g, '2026-06-18'));
  expect(report()).toContain('firstDay.date: is before the last day of the school year in content/calendar/2025');
  put('calendar/2025-26.yaml', year.replace(/^instructionalDays: .*/m, 'instructionalDays: many'));
  expect(report()).toMatch(/^content\/calendar\/2025-26\.yaml:\d+ instructionalDays: [^\n]*$/);
});

test.each([
  ['announcement.yaml', 'announcement.yaml.txt', ''],
  ['school.yaml', 'School.YAML', 'content/school.yaml:1 is missing'],
  ['pages/tuition.yaml', 'pages/tuition.docx', 'content/pages/tuition.yaml:1 is missing'],
  ['calendar/2025-26.yaml', 'calendar/2025-26/2025-26.yaml', 'content/calendar/:1 has no school year'],
])('a folder of content in which %s is named %s is refused; it says also “%s”', (right, wrong, says) => {
  renameSync(join(folder, right), join(folder, 'renamed'));
  mkdirSync(dirname(join(folder, wrong)), { recursive: true });
  renameSync(join(folder, 'renamed'), join(folder, wrong));
  expect(report()).toContain(`content/${wrong}:1 is read by no page; is it a copy, or misnamed?`);
  expect(report()).toContain(says);
});

test('a folder of content may have notes and what systems leave there, and no announcement', () => {
  rmSync(join(folder, 'announcement.yaml'));
  for (const name of ['NOTES.md', '.DS_Store', 'pages/tuition.yaml~']) put(name, '');
  expect(report()).toBe('');
});
