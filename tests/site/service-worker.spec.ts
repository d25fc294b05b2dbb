import { expect, wakeIsland } from '../islands/support.ts';
import { expectKept, notice, read, test } from '../support/service-worker-support.ts';

test('shows the page as the network has it, however slowly, and a saved copy only without the network', async ({
  page,
  school,
}) => {
  await read(page, '/tuition');
  school.alter('tuition.html', (html) => html.replace('</h1>', ', corrected</h1>'));
  await school.publish();
  // A slow response is not an offline one.
  school.intercept = (request, _, pass) => {
    if (request.url !== '/tuition') return false;
    setTimeout(pass, 2_500);
    return true;
  };
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/tuition');
  await expect(heading).toContainText(', corrected');
  await expect(notice(page)).toHaveCount(0);

  await expect.poll(() => page.evaluate(async () => (await caches.match('/tuition'))?.text())).toContain(', corrected');
  await school.stop();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(heading).toContainText(', corrected');
});

test('never answers for the announcements from a copy', async ({ page, school }) => {
  await read(page, '/tuition');
  const ask = () => page.evaluate(() => fetch('/data/notice.json').then(({ status }) => status, String));
  expect(await ask()).toBe(200);
  await school.stop();
  expect(await ask()).toMatch(/^TypeError/);
});

test('answers for a shared cost estimate from the copy of /tuition, and the estimate works', async ({
  page,
  school,
}) => {
  await read(page, '/tuition');
  await wakeIsland(page, 'CostEstimator');
  await school.stop();
  await page.goto('/tuition?c=prek-full-time-new');
  await expect(notice(page)).toBeVisible();
  await wakeIsland(page, 'CostEstimator');
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$9,095 to $9,195');
});

test('keeps the A–Z for visitors who never opened it, and says that the search needs a connection', async ({
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
  // Its style sheet sets it in columns.
  await expect(entries.locator('.a-to-z')).toHaveCSS('column-width', /px$/);
  const field = page.getByRole('searchbox');
  await field.fill('uniform');
  await field.press('Enter');
  await expect(page.locator('[data-island=Find]').getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('uniform');
  expect(await page.evaluate(async () => Boolean(await caches.match('/find-index.json')))).toBe(false);
});

test('keeps the search once it was used, and answers from the copies', async ({ page, school }) => {
  await read(page, '/tuition');
  await page.goto('/find?q=uniform');
  const results = page.locator('[data-island=Find] ol').getByRole('link');
  await expect(results.first()).toBeVisible();
  await expectKept(page, '/find-index.json');
  await school.stop();
  await page.goto('/find?q=tuition');
  await expect(notice(page)).toBeVisible();
  await expect(results.first()).toHaveAttribute('href', /^\/tuition/);
});

test('opens the contact form with its subject from the copy of Home', async ({ page, school }) => {
  await read(page, '/');
  await wakeIsland(page, 'ContactForm');
  await school.stop();
  await page.goto('/?subject=tours#contact');
  await expect(notice(page)).toBeVisible();
  await wakeIsland(page, 'ContactForm');
  await expect(page.getByLabel('Subject')).toHaveValue('tours');
});
