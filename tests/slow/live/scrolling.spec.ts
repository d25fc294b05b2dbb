import type { Page } from '@playwright/test';
import { pagePath } from '../../../hosting/canonical-path.ts';
import { pagesOf } from '../../../hosting/html-tree.ts';
import { nextDrawing, recordShifts } from '../../support/drawing.ts';
import { followRequests } from '../../support/requests.ts';
import { expect, test } from '../../support/site-test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Scrolls through the page, until its pictures and fonts have come. Returns every layout shift with what moved. */
async function layoutShifts(page: Page, rest: () => Promise<void>): Promise<unknown> {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += PHONE.height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextDrawing(page);
  }
  await rest();
  return page.evaluate('shifts');
}

for (const address of pagesOf('dist')
  .map(pagePath)
  .filter((path) => path !== '/404')) {
  test(`${address} does not move while it is scrolled, and fits a desk and a phone`, async ({ page }) => {
    // As on a first visit: fonts come after the text.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(recordShifts);
    const rest = followRequests(page);
    await page.setViewportSize(PHONE);
    await page.goto(address);
    expect(await layoutShifts(page, rest)).toEqual([]);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });
}
