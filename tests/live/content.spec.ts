import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pagesOf } from '../../checks/built-pages.ts';
import { readContent } from '../../src/content/read-content.ts';
import { typeset } from '../../src/content/typography.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

const DIST = process.env['DIST_DIR'] ?? 'dist';

type Figure = { label: string; figure: string };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Every amount and percentage in a record, with the label beside or above it. */
function figuresOf(value: unknown, label = ''): Figure[] {
  if (Array.isArray(value)) return value.flatMap((item) => figuresOf(item, label));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const name = typeof record['label'] === 'string' ? record['label'] : label;
  return Object.entries(record).flatMap(([key, item]) => {
    if (typeof item !== 'number') return figuresOf(item, name);
    if (['dollars', 'perYear', 'perMonth'].includes(key)) return [{ label: name, figure: dollars(item) }];
    return key === 'percent' ? [{ label: name, figure: `${item}%` }] : [];
  });
}

for (const name of ['tuition', 'admissions'] as const) {
  test(`/${name} shows the figures of its record beside their labels`, async ({ page }) => {
    const figures = figuresOf(readContent(name));
    expect(figures.length).toBeGreaterThan(5);
    await page.goto(`/${name}`);
    const rows = await page.getByRole('main').locator('tr, dl').allInnerTexts();
    for (const { label, figure } of figures) {
      const shown = rows.filter((row) => row.includes(label)).join('\n');
      expect.soft(shown, label).toContain(figure);
    }
  });
}

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
