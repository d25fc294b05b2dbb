import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addressOf, budgetProblems, linkProblems, pagesOf } from '../../checks/built-pages.ts';
import { ADDRESSES } from '../support/addresses.ts';
import { nextDrawing } from '../support/drawing.ts';
import { followRequests } from '../support/requests.ts';
import { expect, test } from '../support/site-test.ts';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

const DIST = process.env['DIST_DIR'] ?? 'dist';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const pages = pagesOf(DIST);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // It counts the announcements of other days, which are hidden. A slow test checks with axe the landmarks that there are.
  rules: { 'unique-landmark': 'off' },
});

/** Checks the built file: budgets, links, valid HTML, nothing the CSP blocks, and no leftover template syntax. */
async function expectSoundFile(file: string): Promise<void> {
  const html = readFileSync(join(DIST, file), 'utf8');
  expect.soft(budgetProblems(DIST, file)).toEqual([]);
  expect.soft(linkProblems(DIST, file)).toEqual([]);
  const { results } = await validator.validateString(html);
  expect
    .soft(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
    )
    .toEqual([]);
  expect.soft(html).not.toMatch(/\sstyle="/);
  expect.soft(html).not.toMatch(/<style/);
  expect.soft(html).not.toMatch(/\son[a-z]+="/);
  expect.soft(html).not.toMatch(/(?:href|src)="(?:javascript|data|http):/);
  expect
    .soft(html.replace(/<script[\s\S]*?<\/script>/g, ''))
    .not.toMatch(/\{(?:phone|email|fax)\}|\[object Object\]|undefined|lorem ipsum|astro-slot|\bNaN\b/);
}

/** Scrolls through the page on a phone and returns every layout shift with the elements that moved. */
async function layoutShifts(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node: Node | null }[];
      })[]) {
        // On a busy machine a font may come late and move a letter. Four decimals show no such shift.
        if (entry.value < 0.00005) continue;
        const moved = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
        window.layoutShifts.push(`${entry.value.toFixed(4)} ${moved?.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const rest = followRequests(page);
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextDrawing(page);
  }
  await rest();
  return page.evaluate(() => window.layoutShifts);
}

test('the site answers every address of the specification', () => {
  expect(pages.map(addressOf)).toEqual(expect.arrayContaining([...ADDRESSES]));
});

test('the not-found page is sound', () => expectSoundFile('404.html'));

for (const file of pages.filter((name) => name !== '404.html')) {
  const address = addressOf(file);
  test(`${address} is sound whatever it says`, async ({ page }) => {
    await test.step('its file keeps the budgets, its links lead somewhere, its HTML is valid', () =>
      expectSoundFile(file));
    await test.step('nothing shifts while it loads and is scrolled', async () => {
      expect.soft(await layoutShifts(page, address)).toEqual([]);
    });
    await test.step('it fits a desk and a phone', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
    });
  });
}
