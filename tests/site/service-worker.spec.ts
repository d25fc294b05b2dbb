import { expect, wakeIsland } from '../islands/open-island.ts';
import { expectKept, notice, read, test } from '../support/service-worker-support.ts';

test('shows what the network has, and a saved copy only without it', async ({ page, school }) => {
  await read(page, '/tuition', '/resources/calendar');
  school.alter('tuition.html', (html) => html.replace('</h1>', ', corrected</h1>'));
  await school.publish();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/tuition');
  await expect(heading).toContainText(', corrected');
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/tuition'))?.text())).toContain(', corrected');
  const askNews = () => page.evaluate(() => fetch('/data/notice.json').then(({ status }) => status, String));
  expect(await askNews()).toBe(200);
  await wakeIsland(page, 'Bill');

  await school.stop();
  await page.goto('/tuition?c=prek-full-time-new');
  await expect(notice(page)).toBeVisible();
  // The usual hours are called so, because a closing may have been posted since.
  const hours = page.getByRole('contentinfo').locator('.usual');
  expect(await hours.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('" (usual)"');
  await expect(heading).toContainText(', corrected');
  await wakeIsland(page, 'Bill');
  await expect(page.getByRole('region', { name: 'PreK full-time, new' })).toContainText('$9,095 to $9,195');
  // So are those of today, of which nothing else is said.
  await page.goto('/resources/calendar');
  const line = page.locator('main > header [data-school-today]');
  await expect(line).toHaveText(/^Usual school hours\s+today, [^.]+\.$/, { useInnerText: true });
  await expect(page.locator('.above')).toHaveText('The hours below are the usual ones.', { useInnerText: true });
  // Announcements never come from a copy.
  expect(await askNews()).toMatch(/^TypeError/);
});

test('keeps the A–Z, and the search once it was used; before, says that it needs a connection', async ({
  page,
  school,
}) => {
  await read(page, '/tuition');
  await expectKept(page, '/find');
  await school.stop();
  await page.goto('/find');
  await expect(notice(page)).toBeVisible();
  const entries = page.getByRole('region', { name: 'A–Z' });
  await expect(entries.getByRole('link').first()).toBeVisible();
  // Its style sheet takes the band of the field from edge to edge.
  await expect(page.locator('.find-band')).not.toHaveCSS('box-shadow', 'none');
  const field = page.getByRole('searchbox');
  await field.fill('uniform');
  await field.press('Enter');
  await expect(page.locator('[data-island=Find]').getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('uniform');

  await school.start();
  await page.goto('/find?q=uniform');
  const results = page.locator('[data-island=Find] :is(ol, output)').getByRole('link');
  await expect(results.first()).toBeVisible();
  await expectKept(page, '/find-index.json');
  await school.stop();
  await page.goto('/find?q=tuition');
  await expect(notice(page)).toBeVisible();
  await expect(results.first()).toHaveAttribute('href', /^\/tuition/);
});

test('doesn’t save what a network answers in place of a page', async ({ page, school }) => {
  school.headers['Date'] = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toUTCString();
  await read(page, '/staff');
  school.intercept = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Hotel</title><h1>Welcome to our hotel</h1>');
    return true;
  };
  await page.goto('/staff');
  // The visitor has to sign in there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to our hotel');
  school.intercept = () => false;
  await school.stop();
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Staff');
  await expect(notice(page)).toBeVisible();
  await page.goto('/careers');
  const saved = page.getByRole('region', { name: 'Pages saved on this device' }).getByRole('link');
  await expect(saved).toHaveText([/^Find/, /^Our Staff/]);
});
