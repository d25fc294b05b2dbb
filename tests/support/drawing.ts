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

type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] };

/** Runs in the page: puts its layout shifts, with what moved, in `window.shifts`. */
export function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as Shift[]) {
      // On a busy machine a font may come late and move a letter. Four decimals show no such shift.
      if (value < 0.00005) continue;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
      shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
