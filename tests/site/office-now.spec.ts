import { expect, test } from '../islands/open-island.ts';

/** The fixture's year has no posted days off, so only the usual hours are known. */
const OPEN = 'Open now, until 4:00 PM (usual hours)';

test('says that the office is open, and closed once it has closed, and moves nothing', async ({ page }) => {
  await page.clock.install({ time: '2025-10-01T15:58:30-04:00' });
  await page.goto('/careers');
  const place = page.locator('main [data-office-now]');
  const room = await place.evaluate((element) => element.clientHeight);
  await page.mouse.move(5, 300);
  await place.scrollIntoViewIfNeeded();
  await page.mouse.move(6, 300);
  await expect(place).toHaveText(OPEN);
  expect(await place.evaluate((element) => element.clientHeight)).toBe(room);
  await page.clock.runFor(120_000);
  await expect(place).toHaveText('Closed now, opens Thursday 7:30 AM (usual hours)');
});

// In a phone's menu: `tests/slow/browser/states.yaml`.
test('it is said in every part with the phone number', async ({ request }) => {
  for (const address of ['/', '/admissions/general-info', '/admissions/grades', '/careers', '/resources/calendar']) {
    const [, main = ''] = (await (await request.get(address)).text()).split('<main');
    expect(main.split('</main>')[0], address).toContain('data-office-now');
  }
});
