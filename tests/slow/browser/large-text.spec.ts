import type { Page } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { expect, test } from '../../support/site-test.ts';

/** Twice the usual 16 px, as a browser setting. Unlike a style, it also changes the breakpoints. */
const LARGE_FONT = '--blink-settings=defaultFontSize=32';
/** Pages with tables, columns, cards, forms and pictures. */
const PATHS = [
  '/',
  '/admissions',
  '/tuition',
  '/programs/hifz',
  '/resources/calendar',
  '/staff',
  '/careers',
  '/find?q=fees',
];

/** Checks that the page is as wide as the screen, and that the menu button is on it. */
async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 });
    const { textSize, sidewaysPx } = await page.evaluate(() => ({
      textSize: getComputedStyle(document.documentElement).fontSize,
      sidewaysPx: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(textSize).toBe('32px');
    expect(sidewaysPx, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.scrollIntoViewIfNeeded();
    await expect(menu).toBeInViewport({ ratio: 1 });
  }
}

test('with a large font in the browser, no page scrolls sideways on a small screen', async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = config.use ?? {};
  const args = [...(launchOptions?.args ?? []), LARGE_FONT];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  for (const path of PATHS) {
    await page.goto(path);
    await expectToFit(page, path);
  }
  await browser.close();
});

test('with the text doubled, no page scrolls sideways on a small screen', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    // The page's CSP blocks style elements, but not the CSSOM.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectToFit(page, path);
  }
});
