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
