import { expect, openIsland, test } from './support.ts';

const SOURCE = '/data/school-dates.json';

test('the next dates are counted from the visitor’s day', async ({ page }) => {
  await page.clock.setFixedTime('2026-06-01T12:00:00-04:00');
  await openIsland(page, 'NextDates');
  const dates = page.locator('[data-island="NextDates"]').getByRole('listitem');
  await expect(dates).toHaveText([/June 16\s*PTO meeting\s*Tuesday/, /June 18\s*Last day of school\s*Thursday/]);
});

test('on the last day itself it is still listed, in the school’s time', async ({ page }) => {
  await page.clock.setFixedTime('2026-06-19T03:30:00Z');
  await openIsland(page, 'NextDates');
  await expect(page.locator('[data-island="NextDates"]')).toContainText('Last day of school');
});

for (const [failure, answer] of [
  ['an error', { status: 500, body: 'no' }],
  ['not JSON', { status: 200, body: '<html>' }],
] as const) {
  test(`when the response is ${failure} it shows the phone number and does not request again`, async ({ page }) => {
    let requests = 0;
    await page.route(`**${SOURCE}`, async (route) => {
      requests += 1;
      await route.fulfill(answer);
    });
    await openIsland(page, 'NextDates');
    const island = page.locator('[data-island="NextDates"]');
    await expect(island).toContainText('could not be loaded');
    await expect(island.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(requests).toBe(1);
  });
}

test('without the network it fails at once instead of waiting', async ({ page }) => {
  await page.route(`**${SOURCE}`, (route) => route.abort('internetdisconnected'));
  await openIsland(page, 'NextDates');
  await expect(page.locator('[data-island="NextDates"]')).toContainText('could not be loaded');
});

test('requests the dates once, and not again on focus or reconnect', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(SOURCE) && requests.push(request.method()));
  await openIsland(page, 'NextDates');
  await expect.poll(() => requests).toEqual(['GET']);
  await page.evaluate(() => {
    for (const event of ['focus', 'offline', 'online']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(requests).toEqual(['GET']);
});
