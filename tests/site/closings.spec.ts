/** What the page script shows of closings that are published, or end, while a page is open. */
import type { Page } from '@playwright/test';
import { expect, test } from '../islands/open-island.ts';
import { followRequests } from '../support/requests.ts';

const NEWS = '/data/notice.json';
const MINUTE_MS = 61_000;
const HOUR_MS = 60 * MINUTE_MS;
const SNOW = 'School is closed today, Wednesday, October 1: Snow.';
const INFO = 'Now hiring: Elementary School Teacher - Apply today';
const closing = { type: 'closing', message: SNOW, from: '', until: '2025-10-01' };
const info = { ...closing, type: 'info', message: INFO, link: { href: '/careers', text: 'See open positions' } };

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Opens a page at nine on a morning, and answers its requests for the announcements with what the test sets. */
async function open(page: Page, news: object[]) {
  const server = { count: 0, status: 200, news };
  await page.clock.install({ time: '2025-10-01T09:00:00-04:00' });
  await page.route(NEWS, (route) => {
    server.count += 1;
    return server.status === 200 ? route.fulfill({ json: server.news }) : route.fulfill({ status: 500, body: 'no' });
  });
  await page.goto('/tuition');
  await expect(bannerOf(page)).toContainText(INFO);
  return server;
}

/** The visitor returns to the page after this time. */
async function returnAfter(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('a closing appears for who returns after a minute, and each notice stays closed', async ({ page }) => {
  const server = await open(page, [closing]);
  const close = page.getByRole('button', { name: 'Close announcement' });
  await close.click();
  await returnAfter(page, 1000);
  expect(server.count).toBe(0);
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toHaveText(SNOW);
  await expect(bannerOf(page)).toHaveAttribute('data-type', 'closing');
  await expect(bannerOf(page).getByRole('link')).toHaveCount(0);
  expect(server.count).toBe(1);
  await close.click();
  await expect(bannerOf(page)).toBeHidden();
  server.news = [info];
  await returnAfter(page, MINUTE_MS);
  await expect(page.locator('[data-notice]').first()).toContainText(INFO);
  await expect(bannerOf(page)).toBeHidden();
});

test('a closing taken down makes room for the announcement; an error changes nothing', async ({ page }) => {
  const server = await open(page, [closing]);
  // A page from the back/forward cache asks at once.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bannerOf(page)).toHaveText(SNOW);
  Object.assign(server, { status: 500, news: [] });
  const refused = page.waitForResponse(NEWS);
  await returnAfter(page, MINUTE_MS);
  await (await refused).finished();
  await expect(bannerOf(page)).toHaveText(SNOW);
  server.status = 200;
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.locator('[data-notice] p')).toBeEmpty();
  // The empty banner is there before its message, or a screen reader misses it.
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        const banner = document.querySelector('[data-notice]') as HTMLElement;
        new MutationObserver(() => banner.hidden || resolve(banner.innerText.trim())).observe(banner, {
          attributeFilter: ['hidden'],
        });
      }),
  );
  server.news = [info];
  await returnAfter(page, MINUTE_MS);
  expect(await shown).toBe('');
  await expect(bannerOf(page).getByRole('link', { name: 'See open positions' })).toHaveAttribute('href', '/careers');
});

test('a late start is gone at its hour, a closing after its last day, also offline', async ({ page, context }) => {
  const rest = followRequests(page);
  const server = await open(page, []);
  for (const [until, ms] of [
    ['2025-10-01 09:59', HOUR_MS],
    ['2025-10-01', 24 * HOUR_MS],
  ] as const) {
    server.news = [{ ...closing, until }];
    await returnAfter(page, MINUTE_MS);
    await expect(bannerOf(page)).toHaveText(SNOW);
    await rest();
    await context.setOffline(true);
    await returnAfter(page, ms);
    await expect(bannerOf(page)).toBeHidden();
    await context.setOffline(false);
    await page.clock.setSystemTime('2025-10-01T09:00:00-04:00');
  }
});
