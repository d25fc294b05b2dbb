import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../islands/open-island.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.locator('.find-answer > a');

test('searches while typing, by keyboard alone, and puts the query in the address', async ({ page }) => {
  await page.goto('/find');
  await field(page).focus();
  await page.keyboard.type('calandar');
  await expect(results(page).first()).toHaveAttribute('href', '/resources/calendar');
  await expect(status(page)).toContainText('First day of school');
  await expect(page).toHaveURL('/find?q=calandar');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/calendar');
  await page.goBack();
  await expect(field(page)).toHaveValue('calandar');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
  await expect(page).toHaveURL('/find');
});

test('answers a shared address, and calls for what only the office answers', async ({ page }) => {
  await page.goto('/find?q=how+much%3F+%3Cb%3Etuition');
  await expect(field(page)).toHaveValue('how much? <b>tuition');
  await expect(results(page).first()).toHaveAttribute('href', /^\/tuition/);
  await page.goto('/find?q=xylophones');
  await expect(status(page).getByRole('link', { name: 'Call 401-555-0140' })).toHaveAttribute('href', /^tel:/);
  await page.goto('/find?q=facebook');
  await expect(page.getByRole('region', { name: 'No need to call' })).toContainText('at the foot of every page');
  await expect(results(page).first()).toHaveAttribute('href', '/find#answers');
  await page.goto('/find?q=how+much+is+prek');
  await expect(page.locator('.find-best b')).toHaveText(['$8,500', '$7,250']);
  await expect(page.locator('.find-best')).toContainText('$850 a month');
  await page.goto('/find?q=eid');
  await expect(page.locator('.find-date > :last-child').last()).toHaveText('expected 10 Dhul-Hijjah');
  await page.goto('/find?q=fax');
  await expect(page.locator('.find-answer b')).toHaveText('401-555-0141');
  await expect(status(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.goto('/find?q=parent+portal');
  await expect(page.locator('.find-best > [target=_blank]')).toHaveAttribute('href', 'https://grades.example.org/');
  await page.goto('/find?q=late+enrollment');
  await expect(page.locator('.find-answer b')).toHaveText(['$100', '$200']);
  await page.goto('/find?q=iowa+fee');
  await expect(status(page)).toContainText('IOWA fee (K–8)');
  await page.goto('/find?q=my+child+is+sick');
  const first = results(page).first();
  await expect(status(page)).toContainText('For a child who is sick, away or late, call 401-555-0140');
  await expect(first).toHaveAttribute('href', /^tel:/);
  expect((await page.locator('.find-answer').first().boundingBox())?.height).toBeGreaterThan(44);
  await expect(page.getByRole('region', { name: 'Call us about' })).toContainText('Sick child');
  await page.clock.setFixedTime('2025-08-25T20:00:00-04:00');
  await page.goto('/find?q=first+day+of+school');
  await expect(status(page)).toContainText('August 25, 2025');
  await expect(status(page)).not.toContainText('This has passed.');
});

test('shows the answer and the number above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/find');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await field(page).fill('hifz cost');
  await expect(status(page).getByRole('link', { name: 'Call 401-555-0140' })).toBeInViewport({ ratio: 1 });
  await field(page).fill('office hours');
  await expect(page.locator('.find-best b')).toHaveText('7:30 AM – 4:00 PM');
  await expect(page.locator('.above')).toBeHidden();
  await expect(page.locator('[data-office-now]:not(:empty) + .find-best + [data-school-today]')).toHaveText(/today,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('loads the index on use; when it cannot, keeps the query and tries again', async ({ page }) => {
  let requests = 0;
  let isOnline = false;
  await page.route('**/find-index.json', (route) => {
    requests += 1;
    // The network answers in the site's place.
    return isOnline ? route.continue() : route.fulfill({ json: {} });
  });
  await arrive(page, '/find');
  await expect(page.locator('[data-island=Find]')).toHaveAttribute('data-ready', '');
  expect(requests).toBe(0);
  await field(page).fill('scholarship');
  await expect(status(page)).toContainText('could not be loaded');
  await expect(status(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(field(page)).toHaveValue('scholarship');
  isOnline = true;
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/tuition#aid-heading');
});

test('an address that is not found shows its guest what it is for, or what the search finds for its words', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const offers: Record<string, [name: string, href: string]> = {
    '/contact': ['Ask for a visit', '/?subject=tours#contact'],
    '/admissions/apply-now': ['Submit Application', 'https://portal.example.org/apply'],
    '/about': ['About the school', '/about-us'],
    '/apply': ['Apply', '/admissions/general-info'],
    '/Donate.html': ['Donate', '/support'],
    '/calender': ['Calendar', '/resources/calendar'],
    '/tuition.': ['Fees', '/tuition#tuition-heading'],
    '/100%25': ['Search for it', '/find?q=100%25'],
  };
  for (const [address, [name, href]] of Object.entries(offers)) {
    await arrive(page, address);
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(/contact|now/.test(address) ? 2 : 1);
  }
});
