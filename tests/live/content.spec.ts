import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pagesOf } from '../../checks/built-pages.ts';
import { typeset } from '../../src/content/typography.ts';
import { expect, test } from '../support/site-test.ts';

const DIST = process.env['DIST_DIR'] ?? 'dist';

/** Every value of a `sampleNote` key, at any depth. */
function sampleNotesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'sampleNote' && typeof item === 'string' ? [item] : sampleNotesOf(item),
  );
}

test('a note about examples is shown only while there are examples', () => {
  const plain = (text: string) => text.replace(/&#x27;|&#39;/g, "'").replace(/\s+/g, ' ');
  const pages = pagesOf(DIST).map((page) => ({ page, text: plain(readFileSync(join(DIST, page), 'utf8')) }));
  const people = globSync('content/people/*.yaml').map((file) => readFileSync(file, 'utf8'));
  for (const file of globSync('content/pages/**/*.yaml')) {
    const source = readFileSync(file, 'utf8');
    const hasSamples = [source, ...people].some((text) => /\bsample: true\b/.test(text));
    if (hasSamples) continue;
    for (const note of sampleNotesOf(parse(source))) {
      const shown = pages.filter(({ text }) => text.includes(typeset(plain(note)))).map(({ page }) => page);
      expect.soft(shown, note).toEqual([]);
    }
  }
});
