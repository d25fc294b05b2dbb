/** How much of a phone each page may take, and how much of a screen the frame. */
import { PAGES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

const HIGHEST = 6300;
const HIGHEST_HOME = 7200;

test('no page, footer or header is higher than it may be, and Home begins on the first screen', async ({ page }) => {
  test.slow();
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? Number.NaN;
  await page.setViewportSize({ width: 360, height: 780 });
  for (const address of PAGES) {
    await page.goto(address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, address).toBeLessThanOrEqual(address === '/' ? HIGHEST_HOME : HIGHEST);
  }
  await page.goto('/');
  expect(await heightOf('body > footer')).toBeLessThanOrEqual(720);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(400);
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThanOrEqual(100);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThanOrEqual(150);
});
