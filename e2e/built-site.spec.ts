import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { DEAD_LINKS } from './addresses.ts';

const DIST = process.env['DIST_DIR'] ?? 'dist';
const pages = globSync('**/*.html', { cwd: DIST }).sort();
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const addressOf = (page: string) => `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const KB = 1024;
const brotliSize = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(25);
});

for (const page of pages) {
  test.describe(addressOf(page), () => {
    const html = read(page);

    test('keeps its budgets of bytes', () => {
      const isHome = page === 'index.html';
      const scripts = attributes(html, /<script[^>]*type="module"[^>]*src="([^"]+)"/g).map(read);
      const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g)].map(
        (match) => match[1] ?? '',
      );
      const script = [...scripts, ...inline].map(brotliSize).reduce((sum, size) => sum + size, 0);
      const styles = attributes(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g).map(read);
      const style = styles.map(brotliSize).reduce((sum, size) => sum + size, 0);
      const fonts = attributes(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g);
      const font = fonts.map((file) => readFileSync(join(DIST, file)).length).reduce((sum, size) => sum + size, 0);
      expect(script, 'script').toBeLessThanOrEqual(3 * KB);
      expect(style, 'style').toBeLessThanOrEqual(12 * KB);
      expect(font, 'fonts').toBeLessThanOrEqual(60 * KB);
      expect(brotliSize(html), 'HTML').toBeLessThanOrEqual((isHome ? 14 : 12) * KB);
    });

    test('holds nothing that the policy forbids', () => {
      expect(html).not.toMatch(/\sstyle="/);
      // The one that lets pages change softly has its hash in the policy.
      expect(html.replace(/<style>@media[^<]*@view-transition[^<]*<\/style>/, '')).not.toMatch(/<style/);
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
      for (const href of attributes(html, /<a[^>]*\shref="([^"]+)"/g)) {
        if (/^(https|tel|mailto|webcal):/.test(href)) continue;
        const { pathname, hash } = new URL(
          href.replaceAll('&amp;', '&'),
          `https://school.example.org${addressOf(page)}`,
        );
        if ((DEAD_LINKS as readonly string[]).includes(pathname)) continue;
        const file = [pathname, `${pathname}.html`, join(pathname, 'index.html')].find(
          (name) => existsSync(join(DIST, name)) && name !== '/' && !name.endsWith('/'),
        );
        expect(file, `${href} on ${addressOf(page)}`).toBeDefined();
        if (hash && file?.endsWith('.html')) {
          expect(read(file), `${href} on ${addressOf(page)}`).toContain(`id="${hash.slice(1)}"`);
        }
      }
    });

    test('headings never skip a level', () => {
      const levels = attributes(html, /<h([1-6])[\s>]/g).map(Number);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
    });
  });
}
