import type { Page } from '@playwright/test';
import { answerSends, expect, fillIn, openIsland, openIslandInStillTime, test } from '../../e2e/islands/support.ts';
import { moveClock } from '../../e2e/still-clock.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close notification' });
const error = (page: Page) => region(page).getByText('Please fill in all fields.');
const sendEmpty = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Moves the pointer far from where toasts appear. */
async function leave(page: Page) {
  await page.mouse.move(10, 10);
}

test('a toast is gone after 5000 ms', async ({ page }) => {
  await openIslandInStillTime(page, 'ContactForm');
  await sendEmpty(page);
  await leave(page);
  await expect(error(page)).toBeVisible();
  await moveClock(page, 4800);
  await expect(error(page)).toBeVisible();
  await moveClock(page, 300);
  await expect(error(page)).toHaveCount(0);
});

test('after one was closed with its button, the next still closes by itself', async ({ page }) => {
  await answerSends(page, 500, '');
  await openIslandInStillTime(page, 'ContactForm');
  await sendEmpty(page);
  await closeButton(page).click();
  await expect(error(page)).toHaveCount(0);
  await fillIn(page);
  await sendEmpty(page);
  const second = region(page).getByText('There was an error sending your message. Please try again.');
  await expect(second).toBeVisible();
  await moveClock(page, 5100);
  await expect(second).toHaveCount(0);
});

test('after one was closed from the keyboard, the next still closes by itself', async ({ page }) => {
  await openIslandInStillTime(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).focus();
  await page.keyboard.press('Enter');
  await expect(error(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(error(page)).toHaveCount(0);
  // Focus is back where the visitor was: in the first empty field.
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(error(page)).toBeVisible();
  await moveClock(page, 5100);
  await expect(error(page)).toHaveCount(0);
});

test('focus in an embedded frame pauses it; back on the page it goes on with the rest', async ({ page }) => {
  await openIslandInStillTime(page, 'ContactForm');
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await sendEmpty(page);
  await leave(page);
  await expect(error(page)).toBeVisible();
  await moveClock(page, 3000);
  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.focus());
  await moveClock(page, 20_000);
  await expect(error(page)).toBeVisible();
  await page.evaluate(() => {
    window.focus();
    document.getElementById('contact-name')?.focus();
  });
  await moveClock(page, 1500);
  await expect(error(page)).toBeVisible();
  await moveClock(page, 600);
  await expect(error(page)).toHaveCount(0);
});

test('the pointer over it and the focus in it each hold it', async ({ page }) => {
  await openIslandInStillTime(page, 'ContactForm');
  await sendEmpty(page);
  await error(page).hover();
  await moveClock(page, 20_000);
  await expect(error(page)).toBeVisible();
  await page.keyboard.press('F8');
  await leave(page);
  await moveClock(page, 20_000);
  await expect(error(page)).toBeVisible();
  await page.getByLabel('Message').focus();
  await moveClock(page, 5100);
  await expect(error(page)).toHaveCount(0);
});

for (const [distance, isOpen] of [
  [49, true],
  [50, true],
  [51, false],
  [-80, true],
] as const) {
  test(`a swipe by ${distance} px leaves it ${isOpen ? 'open' : 'closed'}`, async ({ page }) => {
    await openIslandInStillTime(page, 'ContactForm');
    await sendEmpty(page);
    const box = await error(page).boundingBox();
    if (!box) throw new Error('The toast has no box.');
    const [x, y] = [Math.round(box.x) + 20, Math.round(box.y) + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await expect(error(page)).toHaveCount(isOpen ? 1 : 0);
  });
}

test('Escape closes it from a field, and the text of the field stays', async ({ page }) => {
  await openIsland(page, 'ContactForm');
  await page.getByLabel('Message').fill('Hello');
  await sendEmpty(page);
  await expect(error(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(error(page)).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
});

test('only one is there, and it is said once, in the live region of its kind', async ({ page }) => {
  await answerSends(page, 200, 'OK');
  await openIsland(page, 'ContactForm');
  await expect(region(page).getByRole('alert')).toHaveText('');
  await sendEmpty(page);
  await expect(region(page).getByRole('alert')).toContainText('Please fill in all fields.');
  await fillIn(page);
  await sendEmpty(page);
  await expect(region(page).getByRole('status')).toContainText('Your message has been sent successfully!');
  await expect(region(page).getByRole('alert')).toHaveText('');
  await expect(closeButton(page)).toHaveCount(1);
  await expect(page.getByText('Success', { exact: true })).toHaveCount(1);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
]) {
  test(`at ${viewport.width} × ${viewport.height} it never lies over the field the visitor is in`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openIsland(page, 'ContactForm');
    await sendEmpty(page);
    await expect(error(page)).toBeVisible();
    for (const label of ['Your name', 'Your e-mail', 'Subject']) {
      await page.getByLabel(label).focus();
      const field = await page.getByLabel(label).boundingBox();
      const toast = await error(page).boundingBox();
      if (!field || !toast) throw new Error('Nothing to measure.');
      const isClear = field.y + field.height <= toast.y || field.x + field.width <= toast.x;
      expect(isClear, label).toBe(true);
    }
  });
}
