import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { moveClock, stopClock } from './still-clock.ts';

declare global {
  interface Window {
    hasTransition: boolean;
  }
}

/** Follows a link of the page in the way a visitor's click does, without waiting for anything. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);

/** Whether the page came by a transition; a page that has loaded may still wait for its first drawing. */
const isTransition = async (page: Page) => {
  await page.waitForFunction(() => window.hasTransition !== undefined);
  return page.evaluate(() => window.hasTransition);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.hasTransition = viewTransition !== null;
    });
  });
});

/** Follows a link of Home. Answers whether the next page came by a transition. */
async function changeByFollowing(page: Page) {
  await page.goto('/');
  await follow(page, '/tuition');
  await page.waitForURL('/tuition');
  return isTransition(page);
}

/** Presses a link of Home's menu after the pointer has rested on it. Answers whether its page came by a transition. */
async function changeAfterResting(page: Page, restMs: number) {
  await page.goto('/');
  await stopClock(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tuition & Fees' });
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no link to rest on.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await moveClock(page, restMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('/tuition');
  return isTransition(page);
}

// A browser that is held up drops a transition, so where there must be one, a second change may show it.
test('one page changes into the next', async ({ page }) => {
  await expect.poll(() => changeByFollowing(page)).toBe(true);
});

test('a page that was rendered while the pointer rested on its link is there at once', async ({ page }) => {
  await page.clock.install();
  expect(await changeAfterResting(page, 300)).toBe(false);
});

test('a page whose link was pressed in passing changes softly', async ({ page }) => {
  await page.clock.install();
  await expect.poll(() => changeAfterResting(page, 0)).toBe(true);
});

test('the next page answers a click while it is still appearing', async ({ page }) => {
  await page.goto('/');
  await follow(page, '/tuition');
  await page.waitForURL('/tuition');
  const overlay = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
  );
  expect(overlay).toBe('none');
});

test('who asked for less motion gets the next page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await changeByFollowing(page)).toBe(false);
});

test('on a narrow screen the next page comes at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await changeByFollowing(page)).toBe(false);
});

test('a transition that ends before its page was told of it is no error, another failure is', async ({ page }) => {
  await page.goto('/tuition');
  const reports = await page.evaluate(() => {
    const reportsOf = (reason: Error) => {
      const event = new PromiseRejectionEvent('unhandledrejection', {
        promise: Promise.resolve(),
        reason,
        cancelable: true,
      });
      return dispatchEvent(event);
    };
    const aborted = 'Transition was aborted because of invalid state. Page already revealed';
    return [reportsOf(new DOMException(aborted, 'InvalidStateError')), reportsOf(new Error('planted'))];
  });
  expect(reports).toEqual([false, true]);
});

test('going on before a page has appeared is no error', async ({ page }) => {
  await page.goto('/');
  for (const address of ['/tuition', '/staff', '/history', '/pto']) {
    await follow(page, address);
    await page.waitForURL(address, { waitUntil: 'commit' });
  }
  await page.evaluate(() => history.back());
  await page.waitForURL('/history', { waitUntil: 'commit' });
  await follow(page, '/support');
  await page.waitForURL('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
