import type { Page } from '@playwright/test';
import { makeServiceWorker } from '../../../make/bundle-service-worker.ts';
import { formatSchoolMoment } from '../../../src/lib/dates/school-day.ts';
import { axeProblems } from '../../access/axe.ts';
import { expect } from '../../islands/open-island.ts';
import { followRequests } from '../../support/requests.ts';
import { notice, REST_MS, read, test, visit } from '../../support/service-worker-support.ts';
import { moveClock, stopClock } from '../../support/still-clock.ts';

const WORKER = 'sw.js';
const DAY_MS = 24 * 60 * 60 * 1000;

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' });

test.describe('with the whole pause', () => {
  test.use({ isRestShort: false });

  test('registers the worker on the second page, once the visitor pauses', async ({ page, school }) => {
    await page.clock.install();
    const rest = followRequests(page);
    for (const referer of ['https://www.google.com/', `${school.url}/`]) {
      await page.goto('/tuition', { referer });
      await rest();
      await stopClock(page);
      if (referer !== `${school.url}/`) await page.mouse.move(5, 300);
      await moveClock(page, 2 * REST_MS);
      expect(school.asked).not.toContain('/sw.js');
    }
    const attention = page.waitForResponse('**/_assets/load-on-first-interaction.*.js');
    await page.mouse.move(5, 300);
    // Once the page's own import of this script has resolved, so has this one.
    await page.evaluate((script) => import(script), (await attention).url());
    // A visitor who presses something is probably about to navigate, so what was fetched for that must stay usable.
    await moveClock(page, REST_MS - 1000);
    await page.mouse.down();
    await moveClock(page, REST_MS - 1000);
    expect(school.asked).not.toContain('/sw.js');
    await moveClock(page, 1000);
    await expect.poll(() => school.asked).toContain('/sw.js');
  });
});

test('offline, shows the complete copy of a page visited before, with its date and time', async ({ page, school }) => {
  const sent = new Date(Date.now() - 2 * DAY_MS);
  school.headers['Date'] = sent.toUTCString();
  // The first page, loaded before the worker, is cached as well as one that the worker fetched.
  await read(page, '/staff', '/tuition?from=newsletter');
  const original = await page.request.get('/tuition');
  await school.stop();

  for (const path of ['/staff', '/tuition?from=newsletter', '/Tuition/']) {
    const copy = await page.goto(path);
    expect(copy?.status()).toBe(200);
    await expect(notice(page)).toContainText(`Saved copy from ${formatSchoolMoment(sent)}`);
    await expect(notice(page)).toContainText('(Rhode Island time)');
  }

  // The notice comes after the skip link, which stays the first stop.
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link', { name: 'Try again' })).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);

  const copy = await page.reload();
  const html = (await copy?.text()) ?? '';
  expect(html.replace(/<section aria-label="Saved copy"[\s\S]*?<\/section>/, '')).toBe(await original.text());
  expect(copy?.headers()['content-security-policy']).toBe(original.headers()['content-security-policy']);
  await notice(page).getByRole('link', { name: 'Try again' }).focus();

  await school.start();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('offline, the copy of the browser’s own cache says that it is one', async ({ page, school, context }) => {
  // The site's own headers: pages may be reused for five minutes.
  school.headers = {};
  await read(page, '/tuition');
  await page.goto('/');
  await context.setOffline(true);
  // Playwright's offline mode doesn't tell a worker.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto('/tuition');
  await expect(notice(page)).toHaveCount(1);
});

test('does not show a copy older than 30 days', async ({ page, school }) => {
  school.headers['Date'] = new Date(Date.now() - 31 * DAY_MS).toUTCString();
  await visit(page, '/tuition');
  await visit(page, '/tuition');
  const searchIndex = () => page.evaluate(() => fetch('/find-index.json').then(({ ok }) => ok));
  expect(await searchIndex()).toBe(true);
  await school.stop();
  await page.goto('/tuition');
  await expect(offlineHeading(page)).toBeVisible();
  await expect(searchIndex()).rejects.toThrow('Failed to fetch');
  await expect(page.getByRole('heading', { name: 'Pages saved' })).toHaveCount(0);
});

test('offline without a copy, shows how to reach the school', async ({ page, school }) => {
  await read(page, '/tuition');
  await school.stop();
  const answer = await page.goto('/careers');
  expect(answer?.status()).toBe(503);
  await expect(offlineHeading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '401-555-0140' }).first()).toHaveAttribute('href', 'tel:+1-401-555-0140');
  for (const text of ['840 Providence Street', 'Monday–Friday: 7:30 AM – 4:00 PM', 'Call 911 first, then the office.'])
    await expect(main.getByText(text).first()).toBeVisible();
  // It looks like the site: its stylesheet and its font have loaded.
  expect(await page.evaluate(() => document.fonts.check('500 1em Newsreader'))).toBe(true);
  await expect(page.locator('.skip-link')).toHaveCSS('position', 'absolute');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await axeProblems(page)).toEqual([]);
  await school.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await expect(page).toHaveURL('/careers');
});

test('a prefetched page is never served from a copy', async ({ page, school }) => {
  await read(page, '/tuition', '/careers');
  school.asked.length = 0;
  school.intercept = (request) => {
    if (request.url !== '/tuition') return false;
    request.socket.destroy();
    return true;
  };
  await page.mouse.move(5, 300);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tuition & Fees' });
  await link.hover();
  await expect.poll(() => school.asked).toContain('/tuition');
  school.intercept = () => false;
  await link.click();
  await expect(page).toHaveURL('/tuition');
  await expect(page.getByRole('heading', { level: 1, name: 'Tuition' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('shows the copy when the network does not respond within 15 s', async ({ page, school }) => {
  // Shorten the library's only timer, so that the test doesn't have to wait.
  school.alter(WORKER, (script) => script.replace(/networkTimeoutSeconds:\w+/g, 'networkTimeoutSeconds:1'));
  await school.publish();
  await read(page, '/tuition');
  school.intercept = () => true;
  await page.goto('/tuition');
  await expect(notice(page)).toBeVisible();
});

test('serves a new build, and keeps the files of the old one for open pages', async ({ page, school, context }) => {
  await read(page, '/tuition');
  const style = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '';
  const takenOver = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve('new'))),
  );

  school.alter('tuition.html', (html) => html.replaceAll('$7,250', '$9,876'));
  school.alter(WORKER, (script) => script.replaceAll('No connection', 'No connection, second build'));
  await school.publish();
  const other = await context.newPage();
  // The browser checks for a new worker after a page opens.
  await other.goto('/tuition');
  await expect(other.getByText('$9,876').first()).toBeVisible();
  expect(await takenOver).toBe('new');
  await school.stop();
  expect(await page.evaluate(async (path) => (await fetch(path)).status, style)).toBe(200);
  await other.goto('/careers');
  await expect(other.getByRole('heading', { name: 'No connection, second build' })).toBeVisible();
});

test('unregisters the worker and deletes its copies when it is switched off', async ({ page, school }) => {
  await read(page, '/tuition', '/staff');
  process.env['PUBLIC_SERVICE_WORKER'] = 'off';
  await makeServiceWorker(school.folder);
  delete process.env['PUBLIC_SERVICE_WORKER'];
  school.alter(WORKER, (script) => `${script}\n`);
  await school.publish();

  await page.goto('/tuition');
  const remains = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect.poll(remains).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await school.stop();
  await expect(page.goto('/staff')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

const FAULTS = {
  'at once': 'throw new Error("fault");',
  'while it installs': 'addEventListener("install", (event) => event.waitUntil(Promise.reject(new Error("fault"))));',
  'at every use of the storage':
    'for (const name of ["open", "match", "keys"]) CacheStorage.prototype[name] = () => Promise.reject(new Error("fault"));',
};
for (const [moment, fault] of Object.entries(FAULTS)) {
  test(`pages keep working with a worker that fails ${moment}`, async ({ page, school }) => {
    await read(page, '/tuition');
    school.alter(WORKER, (script) => `${fault}${script}`);
    await school.publish();
    for (const path of ['/staff', '/tuition', '/', '/staff']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.mouse.move(5, 300);
      await expect(page.locator('.skip-link')).toHaveCSS('position', 'absolute');
      // Give the browser time to check for a new worker and start it.
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
        .toBe(null);
    }
  });
}
