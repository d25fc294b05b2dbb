import type { Page } from '@playwright/test';
import { expect, openIsland, openIslandInStillTime, test, wakeIsland } from '../../islands/support.ts';
import { moveClock } from '../../support/still-clock.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const control = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });
const showing = (page: Page, number: number) => carousel(page).getByText(`${number} of 12`);

/** Checks which slide is on the screen, as well as which one is announced. */
async function expectOnScreen(page: Page, number: number) {
  await expect(showing(page, number)).toBeVisible();
  await expect(carousel(page).getByRole('progressbar')).toHaveAttribute('value', String(number));
  await expect(carousel(page).getByRole('group', { name: `${number} of 12`, exact: true })).toBeInViewport({
    ratio: 0.5,
  });
}

/** Opens the page with the carousel in view, the pointer elsewhere, and the clock stopped. */
async function open(page: Page) {
  await openIslandInStillTime(page, 'Carousel');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(2, 2);
  await expect(control(page, 'Stop slide rotation')).toBeVisible();
  await expectRotating(page);
}

/** The carousel isn't announced while it rotates (WAI-ARIA Authoring Practices). */
const expectRotating = (page: Page) =>
  expect(carousel(page).getByRole('group', { name: 'Slides' })).toHaveAttribute('aria-live', 'off');
const expectResting = (page: Page) =>
  expect(carousel(page).getByRole('group', { name: 'Slides' })).toHaveAttribute('aria-live', 'polite');

test('next and previous wrap in both directions', async ({ page }) => {
  await open(page);
  await control(page, 'Previous slide').click();
  await expectOnScreen(page, 12);
  await control(page, 'Next slide').click();
  await expectOnScreen(page, 1);
  await control(page, 'Next slide').click();
  await expectOnScreen(page, 2);
});

test('the end of an earlier scroll does not take back what was pressed', async ({ page }) => {
  await open(page);
  await carousel(page).evaluate((element) => {
    const numbers: number[] = [];
    Object.assign(window, { numbers });
    new MutationObserver(() => {
      numbers.push(element.querySelector('progress')?.value ?? 0);
      // Scrolling has been requested, but the row hasn't moved yet.
      if (numbers.length > 1) return;
      queueMicrotask(() => element.querySelector('[aria-label="Slides"]')?.dispatchEvent(new Event('scrollend')));
    }).observe(element, { subtree: true, attributeFilter: ['value'] });
  });
  await control(page, 'Next slide').click();
  await expectOnScreen(page, 2);
  const row = carousel(page).getByRole('group', { name: 'Slides' });
  await row.press('ArrowRight');
  await expectOnScreen(page, 3);
  expect(await page.evaluate(() => (window as unknown as { numbers: number[] }).numbers)).toEqual([2, 3]);
});

/** Expects that the first slide stays until the button starts the rotation. */
async function expectStartedByButtonOnly(page: Page): Promise<void> {
  await expectResting(page);
  await moveClock(page, 12_000);
  await expectOnScreen(page, 1);
  await control(page, 'Start slide rotation').click();
  await page.mouse.move(2, 2);
  await expectRotating(page);
  await moveClock(page, 4200);
  await expectOnScreen(page, 2);
}

test('it can be paused and resumed, and its button says what it will do', async ({ page }) => {
  await open(page);
  await control(page, 'Stop slide rotation').click();
  await page.mouse.move(2, 2);
  await expectStartedByButtonOnly(page);
});

test('every thumbnail shows its slide, and the current one says so', async ({ page }) => {
  await open(page);
  const sheet = carousel(page).getByRole('group', { name: 'Choose a slide' });
  await expect(sheet.getByRole('button')).toHaveCount(12);
  for (const number of [5, 12, 11, 1]) {
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
  await moveClock(page, 12_000);
  await expectOnScreen(page, 1);
  await page.keyboard.press('Shift+Tab');
  await moveClock(page, 12_000);
  await expect(showing(page, 1)).toBeAttached();
});

test('off the screen it waits', async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectResting(page);
  await moveClock(page, 20_000);
  await expect(showing(page, 1)).toBeAttached();
});

test('on a page set from right to left it shows the slide that its counter says', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await wakeIsland(page, 'Carousel');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control(page, /^Slide 5:/).click();
  await expectOnScreen(page, 5);
  await control(page, 'Next slide').click();
  await expectOnScreen(page, 6);
  const row = carousel(page).getByRole('group', { name: 'Slides' });
  // The row jumps to a slide that isn't adjacent. A key pressed while it scrolls to one brings that one, not the next.
  await control(page, /^Slide 9:/).click();
  await expectOnScreen(page, 9);
  await row.press('ArrowLeft');
  await expectOnScreen(page, 10);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it does not start by itself, and can be started', async ({ page }) => {
    await openIslandInStillTime(page, 'Carousel');
    await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(control(page, 'Start slide rotation')).toBeVisible();
    await expectStartedByButtonOnly(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a swipe brings the next slide and its number', async ({ page }) => {
    await openIsland(page, 'Carousel');
    const row = carousel(page).getByRole('group', { name: 'Slides' });
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await row.boundingBox();
    if (!box) throw new Error('No slides.');
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.synthesizeScrollGesture', {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + 80),
      xDistance: -250,
      speed: 1200,
      gestureSourceType: 'touch',
    });
    await expect(showing(page, 2)).toBeVisible();
    await expectOnScreen(page, 2);
  });

  test('one tap stops it and one tap starts it, wherever on the button', async ({ page }) => {
    await openIsland(page, 'Carousel');
    await control(page, 'Stop slide rotation').tap({ position: { x: 4, y: 4 } });
    await expect(control(page, 'Start slide rotation')).toBeVisible();
    await expectResting(page);
    await control(page, 'Start slide rotation').tap({ position: { x: 40, y: 40 } });
    await expect(control(page, 'Stop slide rotation')).toBeVisible();
  });

  test('a tap on a thumbnail or on the slides does not stop it for good', async ({ page }) => {
    await openIsland(page, 'Carousel');
    await control(page, /^Slide 4:/).tap();
    await expectOnScreen(page, 4);
    await carousel(page).getByRole('group', { name: 'Slides' }).tap();
    await expect(control(page, 'Stop slide rotation')).toBeVisible();
  });

  test('another width of the screen keeps the slide', async ({ page }) => {
    await openIsland(page, 'Carousel');
    await control(page, /slide rotation/).tap();
    await control(page, /^Slide 9:/).tap();
    await expectOnScreen(page, 9);
    await page.setViewportSize({ width: 740, height: 360 });
    await expectOnScreenAfterTurning(page, 9);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectOnScreenAfterTurning(page, 9);
  });
});

async function expectOnScreenAfterTurning(page: Page, number: number) {
  await carousel(page)
    .getByRole('group', { name: 'Slides' })
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectOnScreen(page, number);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all twelve slides are there to read, and no control that does nothing', async ({ page }) => {
    await page.goto('/');
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(12);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('img')).toBeVisible();
      await expect(slide.getByRole('paragraph')).toHaveCount(2);
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

test('nothing moves when the script takes over', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
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
