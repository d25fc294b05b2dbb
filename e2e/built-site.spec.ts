import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addressOf, budgetProblems, linkProblems, pagesOf } from '../scripts/built-pages.ts';

const DIST = process.env['DIST_DIR'] ?? 'dist';
const pages = pagesOf(DIST);

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(25);
});

for (const page of pages) {
  test.describe(addressOf(page), () => {
    const html = readFileSync(join(DIST, page), 'utf8');

    test('keeps its budgets of bytes', () => {
      expect(budgetProblems(DIST, page)).toEqual([]);
    });

    test('holds nothing that the policy forbids', () => {
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/<style/);
      expect(html).not.toMatch(/\son[a-z]+="/);
      expect(html).not.toMatch(/(?:href|src)="(?:javascript|data|http):/);
    });

    test('holds no leftover', () => {
      const words = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(words).not.toMatch(/\{(?:phone|email|fax)\}|\[object Object\]|undefined|lorem ipsum|astro-slot/i);
      expect(words).not.toMatch(/\bNaN\b/);
    });

    test('is valid HTML', async () => {
      const validate = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
      const report = await validate.validateString(html);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    });

    test('links only to what exists', () => {
      expect(linkProblems(DIST, page)).toEqual([]);
    });

    test('headings never skip a level', () => {
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
    });
  });
}
