/** How high pages and the footer may be. */
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

/** How high a page may be on a phone, in pixels. */
const HIGHEST = 5400;
/** The pages with a limit of their own: Home, and those that families come back to. */
const LIMITS: Record<string, number> = {
  '/': 7100,
  '/admissions': 4800,
  '/admissions/general-info': 3900,
  '/calendar': 4000,
  '/resources/calendar': 4000,
  '/tuition': 4300,
};

for (const address of ADDRESSES) {
  test(`${address} is not higher than a page may be on a phone`, async ({ page }) => {
    await page.goto(address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(LIMITS[address] ?? HIGHEST);
  });
}

// The header: `tests/site/frame.spec.ts`.
test('the footer is not higher than it may be, and Home begins on the first screen', async ({ page }) => {
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: NaN, height: NaN };
  await page.goto('/');
  // A publication has no line about its examples.
  const preview = (await boxOf('[data-preview]')).height;
  expect((await boxOf('body > footer')).height - preview).toBeLessThanOrEqual(720);
  expect((await boxOf('h1')).y).toBeLessThan(400);
});
