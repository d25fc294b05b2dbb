/** What unit tests of the slides can't check, because it needs layout, scrolling and focus. */
import type { Page } from '@playwright/test';
import { moveClock, stopClock } from '../support/still-clock.ts';
import { expect, openIsland, test, wakeIsland } from './open-island.ts';

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

/** Opens the page with the carousel in view, the pointer elsewhere, and the clock stopped. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/');
  // Stop the clock before the island starts, or part of what it times would already be over.
  await stopClock(page);
  await wakeIsland(page, 'Carousel');
  await scrollTo(page);
  await page.mouse.move(2, 2);
}

test.describe('on a phone', () => {
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
});

test('keyboard focus stops it, and it does not start again by itself', async ({ page }) => {
  await open(page);
  await page.locator('#slides').evaluate((section) => {
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
  await page.keyboard.press('Tab');
  await expect(control(page, 'Start slide rotation')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await moveClock(page, 12_000);
  await scrollTo(page);
  await expectOnScreen(page, 1);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not start by itself, and can be started', async ({ page }) => {
    await open(page);
    await moveClock(page, 12_000);
    await expectOnScreen(page, 1);
    await control(page, 'Start slide rotation').click();
    await page.mouse.move(2, 2);
    await expect(control(page, 'Stop slide rotation')).toBeVisible();
    await moveClock(page, 4200);
    await expectOnScreen(page, 2);
  });
});
