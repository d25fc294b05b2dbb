import type { Page } from '@playwright/test';

/**
 * Waits until the latest changes are rendered, which mostly takes 16 ms. Chromium's headless mode sometimes stops drawing
 * a page for no reason of the page, and then never calls `requestAnimationFrame`, so this goes on after a second.
 */
export const nextDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 1000);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    return promise;
  });
