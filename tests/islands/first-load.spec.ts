import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { wakeAll } from '../access/visit.ts';
import { followRequests } from '../support/requests.ts';
import { answerSends, expect, fillIn, test, wakeIsland } from './open-island.ts';

// Limits of script are counted in units of 1,024 bytes, as when they were set.
const KB = 1024;

/**
 * Counts the JavaScript that a page loads until it rests, in brotli bytes, including inline scripts. Data such as JSON-LD is
 * no script; it counts as HTML, as in `checks/built-pages.ts`.
 */
function countScript(page: Page) {
  const rest = followRequests(page);
  let scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return async () => {
    await rest();
    const inline = await page.locator('script:not([src], [type^=application])').allTextContents();
    const all = [...(await Promise.all(scripts)), ...inline];
    scripts = [];
    return all.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  };
}

test('a page loads at most 3 kB of script before a tap or scroll, although everything is in view', async ({ page }) => {
  const size = countScript(page);
  await page.setViewportSize({ width: 1920, height: 4000 });
  for (const path of ['/', '/find', '/tuition', '/resources/science-fair-gallery', '/calender']) {
    await page.goto(path);
    expect.soft(await size(), path).toBeLessThanOrEqual(3 * KB);
  }
});

test('Home loads at most 6 kB of script on the way to a link, its islands before they are in view, and at most 95 kB in all', async ({
  page,
}) => {
  const size = countScript(page);
  await answerSends(page, 200, 'OK');
  await page.goto('/');
  await page.mouse.move(600, 300);
  const first = await size();
  expect(first).toBeLessThanOrEqual(6 * KB);
  const slides = page.locator('[data-island=Carousel]');
  await page.mouse.wheel(0, 20);
  await expect(slides).not.toBeInViewport();
  await slides.evaluate((island) => scrollBy(0, island.getBoundingClientRect().top - innerHeight - 100));
  await expect(slides).toHaveAttribute('data-ready', '');
  await expect(slides).not.toBeInViewport();
  for (const name of ['Carousel', 'ContactForm'] as const) await wakeIsland(page, name);
  await page.getByRole('button', { name: 'Next slide' }).hover();
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  expect(first + (await size())).toBeLessThanOrEqual(95 * KB);
});

for (const path of ['/resources/calendar', '/tuition', '/find']) {
  test(`${path} loads at most 75 kB of script after every part was used`, async ({ page }) => {
    const size = countScript(page);
    await page.goto(path);
    await wakeAll(page);
    if (path === '/find') {
      await page.getByRole('searchbox').fill('uniform');
      // The answer moves the page, and a tooltip closes when its link moves.
      await expect(page.getByRole('status')).not.toBeEmpty();
    }
    const facebook = page.getByRole('link', { name: /^Facebook/ });
    await facebook.last().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await size()).toBeLessThanOrEqual(75 * KB);
  });
}
