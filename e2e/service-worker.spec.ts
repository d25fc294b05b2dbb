import { expect } from './islands/support.ts';
import { notice, read, test } from './service-worker-support.ts';

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
