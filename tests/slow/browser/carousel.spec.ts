/** What unit tests of the slides can't check, because it needs layout and scrolling. */
import type { Page } from '@playwright/test';
import { expect, openIslandInStillTime, test, wakeIsland } from '../../islands/support.ts';
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

test('next and previous wrap, and every thumbnail shows its slide and says so', async ({ page }) => {
  await open(page);
  await control(page, 'Previous slide').click();
  await expectOnScreen(page, 12);
  await control(page, 'Next slide').click();
  await expectOnScreen(page, 1);
  const sheet = carousel(page).getByRole('group', { name: 'Choose a slide' });
  await expect(sheet.getByRole('button')).toHaveCount(12);
  for (const number of [5, 12, 11]) {
    await sheet.getByRole('button', { name: new RegExp(`^Slide ${number}:`) }).click();
    await expectOnScreen(page, number);
    await expect(sheet.locator('[aria-disabled="true"]')).toHaveAccessibleName(new RegExp(`^Slide ${number}:`));
  }
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all twelve slides are there to read, and no control that does nothing', async ({ page }) => {
    await page.goto('/');
    const all = page.locator('[aria-roledescription="slide"]');
    await expect(all).toHaveCount(12);
    await all.last().scrollIntoViewIfNeeded();
    await expect(all.last().getByRole('img')).toBeVisible();
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

test('nothing moves when the script takes over', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_assets/Carousel.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await carousel(page).scrollIntoViewIfNeeded();
  const boxes = () =>
    carousel(page).evaluate((root) => {
      const origin = root.getBoundingClientRect();
      return [...root.querySelectorAll(':not(svg *)')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.tagName, left - origin.left, top - origin.top, width, height].join(' ');
      });
    });
  await expect(carousel(page).getByRole('img').first()).toBeVisible();
  const before = await boxes();
  release();
  await wakeIsland(page, 'Carousel');
  expect((await boxes()).filter((box, index) => box !== before[index])).toEqual([]);
});
