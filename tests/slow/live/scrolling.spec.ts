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

for (const group of [0, 1, 2]) {
  test(`no page moves while it is scrolled, and each fits a desk and a phone (${group + 1} of 3)`, async ({ page }) => {
    test.slow();
    // As on a first visit: fonts come after the text.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(recordShifts);
    const rest = followRequests(page);
    for (const file of pagesOf('dist').filter((name, index) => name !== '404.html' && index % 3 === group)) {
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
