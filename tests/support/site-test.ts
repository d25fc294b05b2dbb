import { test as base, expect, type Request } from '@playwright/test';

/** Playwright logs this itself when a page registers its service worker, which the settings block. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Whether a request loads the document of a frame. The first request of a new tab has no frame yet. */
function isFrameRequest(request: Request): boolean {
  try {
    return request.isNavigationRequest() && request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

/** Runs in a page: its clock decides which day it is, not the build, which is a preview of another day. */
function followClock(): void {
  const forget = () => document.documentElement?.removeAttribute('data-today');
  new MutationObserver(forget).observe(document, { childList: true });
}

/** Runs in a page: moves its clock by this many milliseconds. It runs on from there, so measured times stay true. */
function shiftClock(ms: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
  globalThis.Date = new Proxy(Date, {
    construct: (Before, parts) => new Before(...((parts.length > 0 ? parts : [Date.now()]) as [number])),
  });
}

export type SiteOptions = {
  /** The visitor's day, an ISO date. Undefined is the real one, and `preview` that of the build with an unchanged clock. */
  day: string | undefined;
};

type Guard = SiteOptions & {
  /** Console messages that the test itself causes. Any other one fails the test. */
  expectedComplaint: RegExp | undefined;
  complaints: string[];
};

/**
 * The `test` of every browser test. It fails on errors, warnings, uncaught exceptions and requests to other hosts of every
 * page of the context. A frame from another host may request its document: it's part of the page, and may fail. No other
 * host can be reached (see `playwright.config.ts`), so no test depends on one.
 */
export const test = base.extend<Guard>({
  day: [undefined, { option: true }],
  expectedComplaint: [undefined, { option: true }],
  complaints: [
    async ({ context, day, expectedComplaint }, use) => {
      if (day !== 'preview') await context.addInitScript(followClock);
      if (day && day !== 'preview')
        await context.addInitScript(shiftClock, Date.parse(`${day}T12:00:00Z`) - Date.now());
      const complaints: string[] = [];
      const framed = new Set<string>();
      const add = (text: string, url: string) => {
        if (!expectedComplaint?.test(`${text} ${url}`)) complaints.push(`${text} ${url}`.trim());
      };
      context.on('console', (message) => {
        const { url } = message.location();
        const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== WORKER_BLOCKED;
        if (isComplaint && !framed.has(url)) add(`console: ${message.text()}`, url);
      });
      context.on('weberror', (error) => add(`uncaught: ${error.error().message}`, ''));
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (!protocol.startsWith('http') || hostname === '127.0.0.1') return;
        if (isFrameRequest(request)) framed.add(request.url());
        else add('request to another host:', request.url());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
