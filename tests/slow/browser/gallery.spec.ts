import type { Page } from '@playwright/test';
import { expect, test } from '../../islands/support.ts';

const PAGE = '/resources/science-fair-gallery';

const links = (page: Page) => page.locator('[data-gallery] a');
const dialog = (page: Page) => page.getByRole('dialog');

test('a picture opens large, with its caption and its number', async ({ page }) => {
  await page.goto(PAGE);
  const count = await links(page).count();
  const caption = await page.locator('[data-gallery] figcaption').nth(1).textContent();
  await links(page).nth(1).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('img')).toHaveAttribute(
    'src',
    new RegExp(`${await links(page).nth(1).getAttribute('href')}$`),
  );
  await expect(dialog(page)).toContainText(caption ?? '');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
});

test('previous and next wrap, by button and by arrow key', async ({ page }) => {
  await page.goto(PAGE);
  const count = await links(page).count();
  await links(page).first().click();
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dialog(page)).toContainText(`${count} of ${count}`);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page)).toContainText(`1 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText(`1 of ${count}`);
});

for (const way of ['Escape', 'Close'] as const) {
  test(`${way} closes it and returns the focus to the picture`, async ({ page }) => {
    await page.goto(PAGE);
    await links(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(links(page).nth(2)).toBeFocused();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
}

test('keeps the keyboard focus inside while it is open', async ({ page }) => {
  await page.goto(PAGE);
  await links(page).first().click();
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body && !document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
});

test('with a modifier key the link opens the picture itself in a new tab', async ({ page, context }) => {
  await page.goto(PAGE);
  const opened = context.waitForEvent('page');
  await links(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(dialog(page)).toHaveCount(0);
});

test('when its script cannot be downloaded the link opens the picture', async ({ page }) => {
  await page.route('**/_assets/gallery.*.js', (route) => route.abort());
  await page.goto(PAGE);
  const href = await links(page).first().getAttribute('href');
  await links(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is a link to its file', async ({ page, request }) => {
    await page.goto(PAGE);
    for (const link of await links(page).all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
