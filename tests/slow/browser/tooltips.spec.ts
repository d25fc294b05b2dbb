/** Tooltips: what needs layout, pointers and focus. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../islands/open-island.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const inBar = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Reach the school' }).getByRole('link', { name });
const facebook = (page: Page) => inBar(page, /^Facebook/);

test('the pointer opens a tooltip after 700 ms and can rest on it, and scrolling closes it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // A visible tooltip is the only proof that its script has loaded.
  await facebook(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.move(400, 400);
  await expect(tip(page)).toBeHidden();
  await expect(facebook(page)).not.toHaveAttribute('aria-describedby');
  await stopClock(page);

  await moveClock(page, 1000);
  await facebook(page).hover();
  await moveClock(page, 650);
  await expect(tip(page)).toBeHidden();
  await moveClock(page, 60);
  await expect(tip(page)).toHaveText('Facebook');
  await expect(facebook(page)).toHaveAccessibleDescription('Facebook');
  const { x = 0, y = 0, width = 0, height = 0 } = (await tip(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await moveClock(page, 2000);
  await expect(tip(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 60));
  await expect(tip(page)).toBeHidden();
});

test('focus opens a tooltip after the delay; blur and Escape close it', async ({ page }) => {
  await page.goto('/');
  await facebook(page).focus();
  await expect(tip(page)).toHaveText('Facebook');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(facebook(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Instagram');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toBeHidden();
  // The first Escape is the tooltip's, the next that of what is open beneath it.
  const about = page.getByRole('button', { name: 'About Us' });
  await about.press('Enter');
  await facebook(page).hover();
  await expect(tip(page)).toBeVisible();
  for (const isOpen of ['true', 'false']) {
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(about).toHaveAttribute('aria-expanded', isOpen);
  }
  await page.setViewportSize({ width: 640, height: 700 });
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('no tooltip opens', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const script = page.waitForResponse('**/_assets/load-on-first-interaction.*.js');
    await facebook(page).tap();
    await script;
    await facebook(page).tap();
    await expect(tip(page)).toBeHidden();
  });
});
