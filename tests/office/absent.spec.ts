import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/site-test.ts';

const DIST = 'dist';

test('the office’s editor is no part of the site', () => {
  const files = globSync('**/*.{html,js,css,map}', { cwd: DIST });
  expect(files.length).toBeGreaterThan(20);
  const withEditor = files.filter((file) =>
    /undoPublishing|Saved here. Families/.test(readFileSync(join(DIST, file), 'utf8')),
  );
  expect(withEditor).toEqual([]);
});
