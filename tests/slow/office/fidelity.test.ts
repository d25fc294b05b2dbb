import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { editsForFolder, infidelity } from '../../../office/testing/fidelity.ts';

test('every edit writes its value, keeps the comments and changes only its own lines', { timeout: 1_800_000 }, () => {
  const all = editsForFolder(FIXTURE_CONTENT);
  expect(all.length).toBeGreaterThan(5000);
  const wrong = all.flatMap(({ file, edit }) => {
    const found = infidelity(readFileSync(join(FIXTURE_CONTENT, file), 'utf8'), edit);
    return found ? [`${file} ${JSON.stringify(edit)} ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});
