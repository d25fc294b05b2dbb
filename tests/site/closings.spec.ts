/** What the page script shows of closings that are published, or end, while a page is open. */
import type { Page } from '@playwright/test';
import { followRequests } from '../support/requests.ts';
import { expect, shiftClock, test } from '../support/site-test.ts';

const NEWS = '/data/notice.json';
const MINUTE_MS = 61_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const SNOW = 'School is closed today, Wednesday, October 1: Snow.';
const INFO = 'Now hiring: Elementary School Teacher\u00a0– Apply today';
const closing = (change: object = {}) => ({ type: 'closing', message: SNOW, from: '', until: '2025-10-01', ...change });
const info = {
  type: 'info',
  message: INFO,
  link: { href: '/careers', text: 'See open positions' },
  from: '',
  until: '9',
};

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Answers requests for the announcements, and counts them. */
async function announce(page: Page, news: object[]): Promise<{ readonly count: number; news: object[] }> {
  const state = { count: 0, news };
  await page.route(NEWS, (route) => {
    state.count += 1;
    return route.fulfill({ json: state.news });
  });
  return state;
}

/** The visitor returns to the page after this time. */
async function returnAfter(page: Page, ms: number): Promise<void> {
  await page.evaluate(shiftClock, ms);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('a closing appears when the visitor returns after a minute, and not before', async ({ page }) => {
  const server = await announce(page, [closing()]);
  await page.goto('/tuition');
  await expect(bannerOf(page)).toContainText(INFO);
  await returnAfter(page, 1000);
  expect(server.count).toBe(0);
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toHaveText(SNOW);
  await expect(bannerOf(page)).toHaveAttribute('data-type', 'closing');
  await expect(bannerOf(page).getByRole('link')).toHaveCount(0);
  expect(server.count).toBe(1);
});

test('a closing that was taken down makes room for the announcement, with its link', async ({ page }) => {
  const server = await announce(page, [closing()]);
  await page.goto('/tuition');
  // A page from the back/forward cache asks at once.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bannerOf(page)).toHaveText(SNOW);
  server.news = [];
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toBeHidden();
  server.news = [info];
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toContainText(INFO);
  await expect(bannerOf(page).getByRole('link', { name: 'See open positions' })).toHaveAttribute('href', '/careers');
});

test('a new closing is shown to a visitor who closed the announcement, and each stays closed', async ({ page }) => {
  const server = await announce(page, [closing()]);
  await page.goto('/tuition');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toHaveText(SNOW);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bannerOf(page)).toBeHidden();
  server.news = [info];
  const answer = page.waitForResponse(NEWS);
  await returnAfter(page, MINUTE_MS);
  await (await answer).finished();
  await expect(page.locator('[data-notice]').first()).toContainText(INFO);
  await expect(bannerOf(page)).toBeHidden();
});

test('a closing is gone after its last day, also without network', async ({ page, context }) => {
  await announce(page, [closing()]);
  const rest = followRequests(page);
  await page.goto('/tuition');
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toHaveText(SNOW);
  await rest();
  await context.setOffline(true);
  await returnAfter(page, DAY_MS);
  await expect(bannerOf(page)).toBeHidden();
});

test('a late start is gone at its hour, also without network', async ({ page, context }) => {
  await page.clock.install({ time: '2025-10-01T09:00:00-04:00' });
  await announce(page, [closing({ until: '2025-10-01 09:59' })]);
  const rest = followRequests(page);
  await page.goto('/tuition');
  await page.clock.fastForward(2 * MINUTE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(bannerOf(page)).toHaveText(SNOW);
  await rest();
  await context.setOffline(true);
  await page.clock.fastForward(60 * MINUTE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(bannerOf(page)).toBeHidden();
});

test.describe('an error', () => {
  test.use({ expectedComplaint: /500/ });

  test('leaves the page as it is', async ({ page }) => {
    await page.route(NEWS, (route) => route.fulfill({ status: 500, body: 'Not now.' }));
    await page.goto('/tuition');
    const answer = page.waitForResponse(NEWS);
    await returnAfter(page, MINUTE_MS);
    await (await answer).finished();
    await expect(bannerOf(page)).toContainText(INFO);
  });
});

test('the calendar names the feed of closings', async ({ page, request }) => {
  await page.goto('/resources/calendar');
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const answer = await request.get((await feed.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
});
