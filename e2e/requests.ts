import { expect, type Page, type Request } from '@playwright/test';

/** How long a page must have asked for nothing to be at rest. */
const REST_MS = 500;

/**
 * Follows the requests of a page from now on, and gives what waits until it is at rest: none is under way, and none has
 * begun or ended for half a second. Playwright's own `networkidle` can be lost for good when the machine pauses while a
 * page is being read (microsoft/playwright#42598).
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = 0;
  const change = () => {
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    change();
  });
  const end = (request: Request) => {
    underWay.delete(request);
    change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    change();
    const isAtRest = () => underWay.size === 0 && Date.now() - lastChange >= REST_MS;
    await expect.poll(isAtRest, { intervals: [50], message: 'the page is at rest' }).toBe(true);
  };
}
