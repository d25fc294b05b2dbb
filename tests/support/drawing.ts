import type { Page } from '@playwright/test';

/** How long to wait for a frame. Most come after 16 ms. */
const FRAME_LIMIT_MS = 1000;

/**
 * Waits until the latest changes are rendered. Chromium's headless mode sometimes stops drawing a page for no reason of
 * the page, and then never calls `requestAnimationFrame`, so this goes on after a second.
 */
export const nextDrawing = (page: Page): Promise<void> =>
  page.evaluate(
    (limitMs) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, limitMs);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    FRAME_LIMIT_MS,
  );
