/** A swipe over the slides. Unit tests can't check it, because it needs layout and scrolling. */
import type { Page } from '@playwright/test';
import { expect, openIsland, test } from './open-island.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const control = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });
const scrollTo = (page: Page) =>
  carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Checks which slide is on the screen, as well as which one is announced. */
async function expectOnScreen(page: Page, number: number) {
  await expect(carousel(page).getByText(`${number} of 12`, { exact: true })).toBeAttached();
  const slide = carousel(page).getByRole('group', { name: `${number} of 12`, exact: true });
  await expect(slide).toBeInViewport({ ratio: 0.5 });
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('a swipe brings the next slide, which another width of the screen keeps', async ({ page }) => {
  await openIsland(page, 'Carousel');
  await control(page, 'Stop slide rotation').tap();
  await control(page, /^Slide 4:/).tap();
  await scrollTo(page);
  await expectOnScreen(page, 4);
  const row = carousel(page).getByRole('group', { name: 'Slides' });
  const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => {
    // So slowly that the slides don't fly on: how far they would depends on the machine.
    timestamp += 0.2;
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', { x: x + width * 0.95, y: y + 80 });
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) await touch('touchMove', { x: x + width * part, y: y + 80 });
  await touch('touchEnd');
  await expectOnScreen(page, 5);
  await page.setViewportSize({ width: 740, height: 360 });
  await scrollTo(page);
  await expectOnScreen(page, 5);
});
