import { test as base, expect } from '@playwright/test';

/**
 * A test whose page may not complain: an error in the console, an uncaught exception, a policy violation or a request to
 * another host fails it. Outside hosts answer nothing, so no test depends on one.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const host = new URL(baseURL ?? '').host;
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await page.route(
        (url) => url.host !== host && url.protocol.startsWith('http'),
        (route) => {
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
