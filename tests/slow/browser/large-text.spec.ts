import config from '../../../playwright.config.ts';
import { expectNone, SCREENS, visit } from '../../access/visit.ts';
import { PAGES } from '../../support/addresses.ts';
import { expect, test } from '../../support/site-test.ts';

/** Twice the usual 16 px, as a browser setting. Unlike a style, it also changes the breakpoints. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const launchOptions = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] } });

for (const address of PAGES) {
  test(`all text of ${address} fits in twice its size, and a phone needs no scrolling sideways`, async ({ page }) => {
    await visit(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // Not 320: WCAG requires 200% text or a width of 320 pixels. Both together would be a width of 160 pixels.
    for (const viewport of [SCREENS[1280], SCREENS[768], { width: 640, height: 512 }]) {
      await page.setViewportSize(viewport);
      expectNone(
        `${address} at ${viewport.width}, text of 200 %`,
        await page.evaluate(() => window.audits.textProblems()),
      );
    }
    await page.setViewportSize(SCREENS[320]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
  });
}
