import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` must have replaced: from now on it moves only when it is told, here
 * and on the pages that follow. A clock that is only installed goes on by itself, also after it was moved, and a slow
 * machine eats into the time a test measures.
 */
export async function stopClock(page: Page): Promise<void> {
  // It can only be stopped ahead of where it is; the jump is shorter than anything a test measures.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Moves the page's clock on by this many milliseconds, after all that waits for no clock has run: what React has drawn
 * starts its timers only afterwards, and a timer that starts late would miss the time that is passed over.
 */
export async function moveClock(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        // React's own tasks come through such a channel, one after the other.
        port1.onmessage = () => resolve();
        port2.postMessage('');
      }),
  );
  await page.clock.runFor(ms);
}
