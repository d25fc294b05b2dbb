import type { Page } from '@playwright/test';
import { expect, test } from '../islands/support.ts';

const SOURCE = '/data/office.json';
/** The fixture's year has no posted days off, so only the usual hours are known. */
const OPEN = 'Open now, until 4:00 PM (usual hours)';

/** Opens the page at a moment, and scrolls to its footer. */
async function openFooter(page: Page, moment: string, path = '/tuition') {
  await page.clock.install({ time: moment });
  await page.goto(path);
  await page.mouse.move(5, 300);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.mouse.move(6, 300);
  return footer;
}

test('says that the office is open, and closed once it has closed', async ({ page }) => {
  const footer = await openFooter(page, '2025-10-01T15:58:30-04:00');
  await expect(footer).toContainText(OPEN);
  await page.clock.runFor(120_000);
  await expect(footer).toContainText('Closed now, opens Thursday 7:30 AM (usual hours)');
});

test('nothing moves when it is said, and it is said in every part with the phone number', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-01T10:00:00-04:00');
  for (const [path, region] of [
    ['/', 'contact'],
    ['/admissions/general-info', 'contact-admissions'],
    ['/admissions/grades', 'tour-heading'],
    ['/careers', 'contact-heading'],
  ] as const) {
    await page.goto(path);
    const part = page.locator(`section:is(#${region}, [aria-labelledby="${region}"])`);
    const place = part.locator('[data-office-now]');
    const roomBefore = await place.evaluate((element) => element.clientHeight);
    await page.mouse.move(5, 300);
    await place.scrollIntoViewIfNeeded();
    await page.mouse.move(6, 300);
    await expect(place).toHaveText(OPEN);
    expect(await place.evaluate((element) => element.clientHeight), path).toBe(roomBefore);
  }
});

test('the small screens’ menu says it under the phone number', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime('2025-10-04T12:00:00-04:00');
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('[data-office-now]').scrollIntoViewIfNeeded();
  await expect(menu.getByText('Closed now, opens Monday 7:30 AM (usual hours)')).toBeVisible();
});

test('on a day without school, it says to call and does not claim that the office is open', async ({ page }) => {
  await page.route(`**${SOURCE}`, async (route) => {
    const record = await (await route.fetch()).json();
    const closing = { from: '2025-10-01', to: '2025-10-01', title: 'School is closed' };
    await route.fulfill({ json: { ...record, exceptions: [closing] } });
  });
  const footer = await openFooter(page, '2025-10-01T09:00:00-04:00');
  await expect(footer).toContainText('School is closed today: call before you come');
  await expect(footer).not.toContainText('Open now');
});

test('when the hours cannot be loaded, the hours alone are shown', async ({ page }) => {
  await page.route(`**${SOURCE}`, (route) => route.fulfill({ status: 500, body: 'no' }));
  const answered = page.waitForResponse(`**${SOURCE}`);
  const footer = await openFooter(page, '2025-10-01T09:00:00-04:00');
  await answered;
  await expect(footer).toContainText('7:30 AM – 4:00 PM');
  await expect(footer.locator('[data-office-now]')).toBeEmpty();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours alone are shown', async ({ page }) => {
    await page.goto('/tuition');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('7:30 AM – 4:00 PM');
    await expect(footer.locator('[data-office-now]')).toBeHidden();
  });
});
