import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-content-'));
  cpSync('fixtures/content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('reads a file again that has changed', () => {
  writeFileSync(join(folder, 'announcement.yaml'), 'type: warning\nmessage: School is closed today.\n');
  expect(readContent('announcement', folder)).toMatchObject({ type: 'warning', message: 'School is closed today.' });
});

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['empty', (file: string) => writeFileSync(file, '')],
])('an announcement file that is %s has no message', (_, change) => {
  change(join(folder, 'announcement.yaml'));
  expect(readContent('announcement', folder).message).toBe('');
});

test.each([
  ['a broken file', 'heading: ['],
  ['a file that breaks its schema', 'heading: 7'],
  ['an empty file', ''],
])('%s throws', (_, body) => {
  writeFileSync(join(folder, 'pages/staff.yaml'), body);
  expect(() => readContent('staff', folder)).toThrow();
});
