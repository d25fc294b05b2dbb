/** Tooltips, toasts and large pictures: what needs layout, pointers and focus. */
import type { Locator, Page } from '@playwright/test';
import { expect, openIslandInStillTime, test } from '../../islands/support.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const inBar = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Reach the school' }).getByRole('link', { name });
const facebook = (page: Page) => inBar(page, /^Facebook/);
const instagram = (page: Page) => inBar(page, /^Instagram/);

async function moveOnto(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2 - 3, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 2);
}

async function moveAway(page: Page) {
  for (const y of [300, 400, 500]) await page.mouse.move(400, y);
}

test('the pointer opens a tooltip after 700 ms, the next at once, and can rest on it; scrolling closes it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  // A visible tooltip is the only proof that its script has loaded.
  await moveOnto(page, facebook(page));
  await expect(tip(page)).toBeVisible();
  await moveAway(page);
  await expect(tip(page)).toBeHidden();
  await stopClock(page);

  await moveOnto(page, facebook(page));
  await moveClock(page, 650);
  await expect(tip(page)).toBeHidden();
  await moveClock(page, 60);
  await expect(tip(page)).toHaveText('Facebook');
  await expect(facebook(page)).toHaveAccessibleDescription('Facebook');
  await moveAway(page);
  await expect(tip(page)).toBeHidden();
  await expect(facebook(page)).not.toHaveAttribute('aria-describedby');
  await moveClock(page, 200);
  await moveOnto(page, instagram(page));
  await expect(tip(page)).toHaveText('Instagram');
  await moveAway(page);
  // 300 ms later it takes its time again, and leaving before that opens nothing.
  await moveClock(page, 350);
  await moveOnto(page, facebook(page));
  await moveClock(page, 600);
  await moveAway(page);
  await moveClock(page, 2000);
  await expect(tip(page)).toBeHidden();

  await moveOnto(page, facebook(page));
  await moveClock(page, 750);
  const { x, y, width, height } = (await tip(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await moveClock(page, 2000);
  await page.evaluate(() => document.querySelector('[aria-label="Slides"]')?.dispatchEvent(new Event('scroll')));
  await expect(tip(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 60));
  await expect(tip(page)).toBeHidden();
});

test('a click closes a tooltip, and it stays closed until the pointer has left and come back', async ({ page }) => {
  await openIslandInStillTime(page, 'Carousel');
  const next = page.getByRole('button', { name: 'Next slide' });
  await moveOnto(page, next);
  // Its script may still be loading.
  await expect(async () => {
    await moveClock(page, 1000);
    await expect(tip(page)).toHaveText('Next slide', { timeout: 500 });
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
  await moveClock(page, 2000);
  await expect(tip(page)).toBeHidden();
  await page.mouse.move(2, 2);
  await moveClock(page, 1000);
  await moveOnto(page, next);
  await moveClock(page, 1000);
  await expect(tip(page)).toHaveText('Next slide');
});

test('keyboard focus opens a tooltip after the delay, blur and Escape close it, and Escape keeps the focus', async ({
  page,
}) => {
  // A script that could not be downloaded is tried again at the next control.
  await page.route('**/_assets/tooltips.*.js', (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await facebook(page).focus();
  await failed;
  await page.unroute('**/_assets/tooltips.*.js');
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText('Facebook', { timeout: 2000 });
  }).toPass();
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
  await moveOnto(page, facebook(page));
  await expect(tip(page)).toBeVisible();
  for (const isOpen of ['true', 'false']) {
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(about).toHaveAttribute('aria-expanded', isOpen);
  }
  await page.setViewportSize({ width: 640, height: 700 });
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expect(tip(page)).toBeVisible();
  const { x, y, width } = (await tip(page).boundingBox()) ?? { x: -1, y: -1, width: 0 };
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(640);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 800 } });

  test('no tooltip opens', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const script = page.waitForResponse('**/_assets/tooltips.*.js');
    await facebook(page).tap();
    await script;
    await facebook(page).tap();
    await expect(tip(page)).toBeHidden();
  });
});

test('a toast pauses while the focus is in an embedded frame', async ({ page }) => {
  const error = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Please fill in all fields.');
  await openIslandInStillTime(page, 'ContactForm');
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.mouse.move(10, 10);
  await moveClock(page, 3000);
  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.focus());
  await moveClock(page, 20_000);
  await expect(error).toBeVisible();
  await page.evaluate(() => {
    window.focus();
    document.getElementById('contact-name')?.focus();
  });
  await moveClock(page, 2100);
  await expect(error).toHaveCount(0);
});

test('a picture opens large with its caption and number; previous and next wrap; Tab stays inside', async ({
  page,
}) => {
  const pictures = page.locator('[data-gallery] a');
  const dialog = page.getByRole('dialog');
  await page.goto('/resources/science-fair-gallery');
  const count = await pictures.count();
  await pictures.first().click();
  const file = (await pictures.first().getAttribute('href')) ?? '';
  await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`${file}$`));
  await expect(dialog).toContainText((await page.locator('[data-gallery] figcaption').first().textContent()) ?? '');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog).toContainText(`${count} of ${count}`);
  await dialog.getByRole('button', { name: 'Next' }).click();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toContainText(`${number} of ${count}`);
  }
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => (document.activeElement ?? document.body).matches('body, dialog *'));
    expect(isInside).toBe(true);
  }
  for (const way of ['Escape', 'Enter']) {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await pictures.nth(2).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press(way);
    await expect(dialog).toHaveCount(0);
    await expect(pictures.nth(2)).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  }
});
