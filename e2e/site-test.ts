import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Written by Playwright itself when a page asks for its service worker, which the settings keep out. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

const OUTSIDE_FRAME = '<!doctype html><html lang="en"><title>Outside frame</title><p>Outside frame</p></html>';

/** Whether the browser complains in its console about something the page did. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && message.text() !== WORKER_BLOCKED;
}

/**
 * A test whose page may not complain: an error in the console, an uncaught exception, a policy violation or a request to
 * another host fails it, but for a frame. Outside hosts answer nothing, so no test depends on one.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const host = new URL(baseURL ?? '').host;
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await page.route(
        (url) => url.host !== host && url.protocol.startsWith('http'),
        (route) => {
          // The frames of outside services are part of the page: here a page that says so stands in for each.
          if (route.request().frame().parentFrame())
            return route.fulfill({ contentType: 'text/html', body: OUTSIDE_FRAME });
          complaints.push(`request to another host: ${route.request().url()}`);
          return route.abort();
        },
      );
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
