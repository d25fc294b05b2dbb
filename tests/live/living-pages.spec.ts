import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { budgetProblems, linkProblems, pagesOf } from '../../checks/built-pages.ts';
import { pagePath } from '../../hosting/canonical-path.ts';
import { ADDRESSES } from '../support/addresses.ts';
import { nextDrawing, recordShifts } from '../support/drawing.ts';
import { followRequests } from '../support/requests.ts';
import { expect, test } from '../support/site-test.ts';

const DIST = 'dist';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const pages = pagesOf(DIST);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // It counts the announcements of other days, which are hidden. A slow test checks with axe the landmarks that there are.
  rules: { 'unique-landmark': 'off' },
});

/** What the Content Security Policy blocks, and what a template left behind. */
const BLOCKED = /\sstyle="|<style|\son[a-z]+="|(?:href|src)="(?:javascript|data|http):/g;
const LEFT_BEHIND = /\{(?:phone|email|fax)\}|\[object Object\]|undefined|lorem ipsum|astro-slot|\bNaN\b/g;

/** What is wrong with a built file: budgets, links, HTML. */
async function fileProblems(file: string): Promise<string[]> {
  const html = readFileSync(join(DIST, file), 'utf8');
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [
    ...budgetProblems(DIST, file),
    ...linkProblems(DIST, file),
    ...messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    ...(html.match(BLOCKED) ?? []),
    ...(html.replace(/<script[\s\S]*?<\/script>/g, '').match(LEFT_BEHIND) ?? []),
  ];
}

/** Scrolls through the page, until its pictures and fonts have come. Returns every layout shift with what moved. */
async function layoutShifts(page: Page, rest: () => Promise<void>): Promise<unknown> {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += PHONE.height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextDrawing(page);
  }
  await rest();
  return page.evaluate('shifts');
}

test('the site answers every address of the specification, and its files are sound whatever they say', async () => {
  expect(pages.map(pagePath)).toEqual(expect.arrayContaining([...ADDRESSES]));
  for (const file of pages) expect.soft(await fileProblems(file), file).toEqual([]);
});

for (const group of [0, 1, 2]) {
  test(`no page moves while it is scrolled, and each fits a desk and a phone (${group + 1} of 3)`, async ({ page }) => {
    test.slow();
    // As on a first visit: fonts come after the text.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(recordShifts);
    const rest = followRequests(page);
    for (const file of pages.filter((name, index) => name !== '404.html' && index % 3 === group)) {
      const address = pagePath(file);
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize(PHONE);
      expect.soft((await page.goto(address))?.status(), address).toBe(200);
      expect.soft(await layoutShifts(page, rest), address).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(viewport.width);
      }
    }
  });
}
