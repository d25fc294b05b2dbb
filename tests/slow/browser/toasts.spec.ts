/** What unit tests of the toaster can't check, because it needs layout, pointer capture and frames. */
import type { Page } from '@playwright/test';
import { expect, openIsland, openIslandInStillTime, test } from '../../islands/support.ts';
import { moveClock } from '../../support/still-clock.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const error = (page: Page) => region(page).getByText('Please fill in all fields.');
const sendEmpty = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Moves the pointer far from where toasts appear. */
async function leave(page: Page) {
  await page.mouse.move(10, 10);
}

test('pauses while the focus is in an embedded frame, then continues with the remaining time', async ({ page }) => {
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

for (const [distance, isOpen] of [
  [50, true],
  [51, false],
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

for (const viewport of [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
]) {
  test(`at ${viewport.width} × ${viewport.height} it never covers the focused field`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openIsland(page, 'ContactForm');
    await sendEmpty(page);
    await expect(error(page)).toBeVisible();
    for (const label of ['Your name', 'Your e-mail', 'Subject']) {
      await page.getByLabel(label).focus();
      const field = await page.getByLabel(label).boundingBox();
      const toast = await error(page).boundingBox();
      if (!field || !toast) throw new Error('Nothing to measure.');
      // On a phone it is above the field, on wide screens below or beside it.
      const isClear =
        toast.y + toast.height <= field.y + 1 || field.y + field.height <= toast.y || field.x + field.width <= toast.x;
      expect(isClear, label).toBe(true);
    }
  });
}
