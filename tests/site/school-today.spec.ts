/** A parent with a phone asks: is there school today? tomorrow? */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

test.use({ viewport: { width: 360, height: 780 }, day: undefined });

const NONE = 'No closing is posted for';
const SNOW = { type: 'closing', message: 'School is closed today, Tuesday, November 24: Snow.', from: '', until: '9' };
const TODAY = { ...SNOW, today: 'School is closed today: Snow.' };
const TOMORROW = { ...SNOW, message: 'School is closed tomorrow: Snow.', tomorrow: 'School is closed tomorrow: Snow.' };
const STARTED = { ...SNOW, message: '', today: 'School started at 10:00 AM today.' };

const MORNINGS: [name: string, time: string, news: object[], line: string][] = [
  ['in season', '2025-10-01T06:20:00-04:00', [], `${NONE} today, Wednesday, October 1.`],
  ['on a Saturday', '2025-10-04T09:00:00-04:00', [], 'No school today, Saturday, October 4.'],
  [
    'where no year is known',
    '2026-11-24T06:20:00-05:00',
    [],
    `${NONE} today, Tuesday, November 24. Dates for 2026–2027 aren’t posted: call 401-555-0140.`,
  ],
  ['on a closed morning', '2026-11-24T06:20:00-05:00', [TODAY], TODAY.today],
  ['on the evening before', '2026-11-23T20:00:00-05:00', [TOMORROW], TOMORROW.tomorrow],
  ['on a late morning', '2026-11-24T10:30:00-05:00', [STARTED], STARTED.today],
];

async function visit(page: Page, path: string, time: string, news: object[]): Promise<void> {
  await page.clock.install({ time });
  await page.route('/data/notice.json', (route) => route.fulfill({ json: news }));
  await page.goto(path);
  await page.mouse.move(5, 300);
}

for (const [name, time, news, line] of MORNINGS) {
  test(`${name}, Home and the menu of a page deep inside answer: ${line}`, async ({ page }) => {
    await visit(page, '/', time, news);
    await page.getByRole('heading', { name: 'Next school dates' }).scrollIntoViewIfNeeded();
    await page.mouse.move(6, 300);
    await expect(page.locator('#quick-links [data-school-today]')).toHaveText(line);
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[data-school-today]')).toHaveText(line);
  });
}

test('the part about bad weather begins with the closing, also after the banner was closed', async ({ page }) => {
  await visit(page, '/resources/calendar#emergency', '2026-11-24T06:20:00-05:00', [TODAY]);
  const line = page.getByRole('region', { name: 'Bad weather and emergencies' }).locator('[data-school-today]');
  await expect(line).toHaveText(TODAY.today);
  await page.getByRole('button', { name: 'Close announcement' }).filter({ visible: true }).first().click();
  await expect(line).toHaveText(TODAY.today);
});

for (const query of ['snow', 'closed', 'school tomorrow']) {
  test(`a search for “${query}” answers with it`, async ({ page }) => {
    await visit(page, '/find', '2026-11-24T06:20:00-05:00', [TODAY]);
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByRole('main').locator('[data-school-today]')).toHaveText(TODAY.today);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Bad weather');
  });
}

test.describe('without network', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test('nothing is said that isn’t known', async ({ page }) => {
    await page.clock.install({ time: '2025-10-01T06:20:00-04:00' });
    await page.route('/data/notice.json', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/data/notice.json'));
    await page.goto('/resources/calendar#emergency');
    await page.mouse.move(5, 300);
    await failed;
    await expect(page.locator('#emergency [data-school-today]')).toBeEmpty();
  });
});
