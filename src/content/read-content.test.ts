import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing/site.ts';
import { readContent } from './read-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  cpSync('fixtures/content', folder, { recursive: true });
});

test('reads a file again that has changed, and none as no message', () => {
  const file = join(folder, 'announcement.yaml');
  writeFileSync(file, 'type: warning\nmessage: School is closed today.\n');
  expect(readContent('announcement', folder)).toMatchObject({ type: 'warning', message: 'School is closed today.' });
  writeFileSync(file, '');
  expect(readContent('announcement', folder).message).toBe('');
  rmSync(file);
  expect(readContent('announcement', folder).message).toBe('');
});

test.each(['heading: [', 'heading: 7', ''])('a file that says %j throws', (body) => {
  writeFileSync(join(folder, 'pages/staff.yaml'), body);
  expect(() => readContent('staff', folder)).toThrow();
});
