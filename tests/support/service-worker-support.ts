import type { Page } from '@playwright/test';
import { test as base, expect } from '../islands/open-island.ts';
import { type SchoolServer, startSchoolServer } from './school-server.ts';

/** How long a visitor must be idle before the worker is registered (`src/islands/load-on-first-interaction.ts`). */
export const REST_MS = 3000;

/** Runs in a page: makes it the second page of a visit, and ends the idle time immediately. */
function shortenRest(restMs: number): void {
  Object.defineProperty(Document.prototype, 'referrer', { get: () => `${location.origin}/` });
  const setTimeout = window.setTimeout.bind(window);
  const shortened = (handler: () => void, delay?: number) => setTimeout(handler, delay === restMs ? 0 : delay);
  window.setTimeout = shortened as typeof window.setTimeout;
}

export const test = base.extend<{ school: SchoolServer; isRestShort: boolean }>({
  /* oxlint-disable no-empty-pattern -- see below */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted: none.
  school: async ({}, provide) => {
    const school = await startSchoolServer();
    await provide(school);
    await school.remove();
  },
  baseURL: async ({ school }, provide) => provide(school.url),
  isRestShort: [true, { option: true }],
  serviceWorkers: 'allow',
  context: async ({ context, isRestShort }, provide) => {
    if (isRestShort) await context.addInitScript(shortenRest, REST_MS);
    await provide(context);
  },
});
/** Opens a page, moves the mouse, and waits until the worker is active. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 300);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page is cached, which happens after it is shown. */
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreSearch: true })), path))
    .toBe(true);
}

export async function read(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expectKept(page, path);
  }
}

/** The notice on a cached copy of a page. */
export const notice = (page: Page) => page.getByRole('region', { name: 'Saved copy' });
