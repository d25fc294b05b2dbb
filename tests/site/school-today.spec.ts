/** A parent with a phone asks: is there school today? tomorrow? Which line is right when is a unit test. */
import type { Page } from '@playwright/test';
import { expect, test } from '../islands/open-island.ts';

test.use({ viewport: { width: 360, height: 780 }, day: undefined });

const SNOW = { type: 'closing', message: 'School is closed today, Tuesday, November 24: Snow.', from: '', until: '9' };
const TODAY = { ...SNOW, today: 'School is closed today: Snow.' };
const MORNING = '2026-11-24T06:20:00-05:00';
const UNKNOWN = `No closing is posted for today, Tuesday, November 24. Dates for 2026–2027 aren’t posted: call 401-555-0140.`;

const lineIn = (page: Page, part: string) => page.locator(`${part} [data-school-today]`);

async function visit(page: Page, path: string, news: object[], time = MORNING): Promise<void> {
  await page.clock.install({ time });
  await page.route('/data/notice.json', (route) => route.fulfill({ json: news }));
  await page.goto(path);
  await page.mouse.move(5, 300);
}

test('Home and the menu of a page deep inside answer, with and without a closing', async ({ page }) => {
  const news: object[] = [];
  await visit(page, '/', news);
  for (const line of [UNKNOWN, TODAY.today]) {
    await page.goto('/');
    await page.mouse.move(5, 300);
    await page.getByRole('heading', { name: 'Next school dates' }).scrollIntoViewIfNeeded();
    await page.mouse.move(6, 300);
    // Home says beside the line that no dates are posted.
    await expect(lineIn(page, '#quick-links')).toHaveText(line.replace(/ Dates for .*/, ''));
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(lineIn(page, 'nav[aria-label=Main]')).toHaveText(line);
    news.push(TODAY);
  }
});

test('the part about bad weather and the search begin with the closing, banner or not', async ({ page }) => {
  await visit(page, '/resources/calendar#emergency', [TODAY]);
  await expect(lineIn(page, '#emergency')).toHaveText(TODAY.today);
  await page.getByRole('button', { name: 'Close announcement' }).filter({ visible: true }).first().click();
  await expect(lineIn(page, '#emergency')).toHaveText(TODAY.today);
  await page.goto('/find');
  for (const [query, line] of [
    ['snow', TODAY.today],
    ['closed', TODAY.today],
    ['school tomorrow', UNKNOWN.replace('today, Tuesday, November 24', 'tomorrow, Wednesday, November 25')],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    await expect(lineIn(page, 'main'), query).toHaveText(line);
    await expect(page.getByRole('main').getByRole('status').first(), query).toContainText('Bad weather');
  }
  await page.getByRole('searchbox').fill('first day of school');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('This date has passed.');
});

test('a page left open overnight asks again, and says nothing without a network', async ({ page }) => {
  const news: object[] = [];
  await visit(page, '/resources/calendar#emergency', news, '2026-11-23T20:00:00-05:00');
  const line = lineIn(page, '#emergency');
  await expect(line).toHaveText(/^No closing is posted for tomorrow, Tuesday, November 24/);
  news.push({ ...TODAY, from: '2026-11-24', until: '2026-11-24' });
  await page.clock.fastForward('10:20:00');
  await expect(line).toHaveText(TODAY.today);
  await expect(page.getByRole('region', { name: 'Announcement' }).getByRole('paragraph')).toHaveText(SNOW.message);
  await page.route('/data/notice.json', (route) => route.abort());
  await page.clock.fastForward('24:00:00');
  await expect(line).toBeEmpty();
});
