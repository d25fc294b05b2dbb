import config from '../../../playwright.config.ts';
import { expectNone, SCREENS, visit } from '../../access/visit.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { test } from '../../support/site-test.ts';

/** Twice the usual 16 px, as a browser setting. Unlike a style, it also changes the breakpoints. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const launchOptions = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] } });

for (const address of ADDRESSES) {
  test(`all text of ${address} fits in twice its size`, async ({ page }) => {
    await visit(page, address);
    // Not 320: WCAG requires 200% text or a width of 320 pixels. Both together would be a width of 160 pixels.
    for (const viewport of [SCREENS[1280], SCREENS[768], { width: 640, height: 512 }]) {
      await page.setViewportSize(viewport);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expectNone(`${address} at ${viewport.width}, text of 200 %`, [
        ...(size === '32px' ? [] : [`the text is ${size}`]),
        ...(await page.evaluate(() => window.audits.textProblems())),
      ]);
    }
  });
}
