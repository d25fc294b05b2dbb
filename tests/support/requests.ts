import { expect, type Page, type Request } from '@playwright/test';

/**
 * Tracks the page's requests from now on. Returns a function that waits until none is pending and none has started or
 * ended for half a second. Playwright's own `networkidle` may never come if the machine pauses while a page is parsed
 * (microsoft/playwright#42598).
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = 0;
  const follow = (change: 'add' | 'delete') => (request: Request) => {
    underWay[change](request);
    lastChange = Date.now();
  };
  page.on('request', follow('add'));
  page.on('requestfinished', follow('delete'));
  page.on('requestfailed', follow('delete'));
  return async () => {
    lastChange = Date.now();
    const isAtRest = () => underWay.size === 0 && Date.now() - lastChange >= 500;
    await expect.poll(isAtRest, { intervals: [50], message: 'the page is at rest' }).toBe(true);
  };
}
