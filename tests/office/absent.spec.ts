import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/site-test.ts';

const SITE = 'dist/**/*.{html,js,css,map}';
const filesWith = (words: string, files: string) =>
  globSync(files).filter((file) => readFileSync(file, 'utf8').includes(words));

test('the office’s editor is no part of the site', () => {
  expect(globSync(SITE).length).toBeGreaterThan(20);
  for (const words of ['undoPublishing', 'Saved here. Families']) {
    expect(filesWith(words, 'office/app/**/*.tsx'), words).not.toEqual([]);
    expect(filesWith(words, SITE)).toEqual([]);
  }
});
