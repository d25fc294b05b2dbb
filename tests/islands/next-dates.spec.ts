import { expect, openIsland, test } from './support.ts';

const SOURCE = '/data/school-dates.json';

test('the next dates are counted from the day in the school’s time zone, and requested once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(SOURCE) && requests.push(request.method()));
  // Half past eleven in the evening of June 18.
  await page.clock.setFixedTime('2026-06-19T03:30:00Z');
  await openIsland(page, 'NextDates');
  const dates = page.locator('[data-island="NextDates"]').getByRole('listitem');
  await expect(dates).toHaveText([/June 18\s*Last day of school\s*Thursday/]);
  const idle = page.evaluate(() => {
    for (const event of ['focus', 'offline', 'online']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    return fetch('/robots.txt').then(({ status }) => status);
  });
  expect(await idle).toBe(200);
  expect(requests).toEqual(['GET']);
});

test('when the dates cannot be loaded, it says so with the phone number', async ({ page }) => {
  await page.route(`**${SOURCE}`, (route) => route.fulfill({ status: 200, body: '<html>' }));
  await openIsland(page, 'NextDates');
  const island = page.locator('[data-island="NextDates"]');
  await expect(island).toContainText('could not be loaded');
  await expect(island.getByRole('link')).toHaveAttribute('href', /^tel:/);
});
