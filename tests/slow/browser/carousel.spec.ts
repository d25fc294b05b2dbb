/** What unit tests of the slides can't check, because it needs layout and scrolling. */
import type { Page } from '@playwright/test';
import { expect, openIslandInStillTime, test } from '../../islands/support.ts';
import { moveClock } from '../../support/still-clock.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const control = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

/** Checks which slide is on the screen, as well as which one is announced. */
async function expectOnScreen(page: Page, number: number) {
  await expect(carousel(page).getByText(`${number} of 12`)).toBeVisible();
  const slide = carousel(page).getByRole('group', { name: `${number} of 12`, exact: true });
  await expect(slide).toBeInViewport({ ratio: 0.5 });
}

/** Opens the page with the carousel in view, the pointer elsewhere, and the clock stopped. */
async function open(page: Page) {
  await openIslandInStillTime(page, 'Carousel');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(2, 2);
}

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
  await expect(carousel(page).getByText('1 of 12')).toBeAttached();
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
