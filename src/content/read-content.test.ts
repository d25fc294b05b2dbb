import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { readContent, readSchoolYears } from './read-content.ts';

test('reads a file again that has changed, none as no message, and no hidden one as a school year', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'announcement.yaml');
  writeFileSync(file, 'type: warning\nmessage: School is closed today.\n');
  expect(readContent('announcement', folder)).toMatchObject({ type: 'warning', message: 'School is closed today.' });
  writeFileSync(file, '');
  expect(readContent('announcement', folder).message).toBe('');
  rmSync(file);
  expect(readContent('announcement', folder).message).toBe('');
  // A Mac keeps its own data in it.
  mkdirSync(join(folder, 'calendar'));
  writeFileSync(join(folder, 'calendar/._2025-26.yaml'), '\0');
  expect(readSchoolYears(folder)).toEqual([]);
});

test.each(['name: [', 'name: 7', ''])('a file that says %j throws, and is named', async (body) => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'school.yaml'), body);
  expect(() => readContent('school', folder)).toThrow('school.yaml has a mistake; `npm run check:content` says where');
});
