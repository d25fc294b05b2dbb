import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which must have been replaced with `page.clock.install()`. From now on, only the test
 * advances it, on this page and the pages after it. A clock that is only installed keeps running, even after it was
 * advanced, so a slow machine would shorten the time a test measures.
 */
export async function stopClock(page: Page): Promise<void> {
  // Playwright can only pause it in the future. The jump is shorter than anything a test measures.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Advances the page's clock by this many milliseconds, after everything that doesn't wait for the clock has run. React
 * starts its timers after rendering, and a timer that starts late would miss the skipped time.
 */
export async function moveClock(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        // React schedules its tasks through a message channel, one after the other.
        port1.onmessage = () => resolve();
        port2.postMessage('');
      }),
  );
  await page.clock.runFor(ms);
}
