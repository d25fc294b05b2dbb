import { expect, type Page, type Request } from '@playwright/test';

/** How long a page must send no requests to count as idle. */
const REST_MS = 500;

/**
 * Tracks the page's requests from now on. Returns a function that waits until none is pending and none has started or
 * ended for half a second. Playwright's own `networkidle` may never come if the machine pauses while a page is parsed
 * (microsoft/playwright#42598).
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

/** Presses Enter in a field whose form the Content Security Policy must block, and waits until it has. */
export async function submitBlockedForm(page: Page): Promise<void> {
  const blocked = page.waitForEvent('console', (event) => event.text().includes("form-action 'none'"));
  // `press` would wait for the navigation that the policy blocks, and so would every `expect` after it.
  const keyboard = await page.context().newCDPSession(page);
  void keyboard.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    text: '\r',
    windowsVirtualKeyCode: 13,
  });
  await blocked;
}
