import type { Page } from '@playwright/test';
import { submitBlockedForm } from '../support/requests.ts';
import { expect, test } from '../support/site-test.ts';

const INDEX = '**/find-index.json';
const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.locator('[data-island=Find] ol').getByRole('link');

for (const address of ['/', '/staff']) {
  test(`every header links to Find: ${address}`, async ({ page }) => {
    await page.goto(address);
    const link = page.getByRole('banner').getByRole('link', { name: 'Find', exact: true });
    for (const width of [320, 360, 768, 1152, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await link.click();
    await expect(page).toHaveURL('/find');
  });
}

test('searches while typing, by keyboard alone, and puts the query in the address', async ({ page }) => {
  await page.goto('/find');
  await field(page).focus();
  await page.keyboard.type('unifrom');
  await expect(results(page).first()).toHaveAttribute('href', '/resources/handbook#contents');
  await expect(status(page)).toHaveText('1 result');
  await expect(page).toHaveURL('/find?q=unifrom');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/handbook#contents');
  await page.goBack();
  await expect(field(page)).toHaveValue('unifrom');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
  await expect(page).toHaveURL('/find');
});

test('answers a shared address without an interaction', async ({ page }) => {
  await page.goto('/find?q=how+much%3F+%3Cb%3Etuition');
  await expect(field(page)).toHaveValue('how much? <b>tuition');
  await expect(results(page).first()).toHaveAttribute('href', /^\/tuition/);
});

test('finds a word that only the text of a page has', async ({ page }) => {
  await page.goto('/find?q=bus+driver');
  await expect(results(page).first()).toHaveAttribute('href', '/history#contributors');
});

test('does not call positions open in the A–Z, because their year may have ended', async ({ page }) => {
  await page.goto('/find');
  const entry = page.getByRole('region', { name: 'A–Z' }).locator('a[href="/careers#positions"]');
  await expect(entry).toHaveText('Positions');
});

test('loads no index before the field is used', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/find');
  await page.mouse.move(5, 300);
  await expect(page.locator('[data-island=Find]')).toHaveAttribute('data-ready', '');
  expect(requests).not.toContain('/find-index.json');
  await field(page).focus();
  await expect.poll(() => requests).toContain('/find-index.json');
});

test('keeps a query that nothing matches, and offers the office’s phone and five pages', async ({ page }) => {
  await page.goto('/find?q=xylophone');
  await expect(status(page)).toContainText('Nothing found for “xylophone”.');
  await expect(status(page).getByRole('link', { name: '401-555-0140' })).toHaveAttribute('href', /^tel:/);
  await expect(field(page)).toHaveValue('xylophone');
  await expect(page.locator('[data-island=Find] ul').getByRole('link')).toHaveCount(5);
});

test.describe('when the index cannot be loaded', () => {
  test.use({ expectedComplaint: /find-index\.json|Failed to load resource/ });

  test('says so, keeps the query, and tries again on the next search', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/find?q=scholarship');
    await expect(status(page)).toContainText('could not be loaded');
    await expect(status(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(field(page)).toHaveValue('scholarship');
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(results(page).first()).toHaveAttribute('href', '/tuition#aid-heading');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /form-action/ });

  test('has the A–Z, says that the field cannot search, and keeps what was typed', async ({ page }) => {
    await page.goto('/find');
    const entries = page.getByRole('region', { name: 'A–Z' }).getByRole('link');
    expect(await entries.count()).toBeGreaterThan(40);
    await expect(page.getByText('Your browser runs no scripts')).toBeVisible();
    await entries.filter({ hasText: 'Bad weather' }).click();
    await expect(page).toHaveURL('/resources/calendar#emergency');
    await page.goto('/find');
    await field(page).fill('snow');
    await submitBlockedForm(page);
    expect(page.url()).not.toContain('snow');
    expect(await field(page).inputValue()).toBe('snow');
  });
});

for (const [state, address] of [
  ['empty', '/find'],
  ['with results', '/find?q=fees'],
  ['without a result', '/find?q=xylophone'],
] as const) {
  test(`fits a screen of 320 px, ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    if (address !== '/find') await expect(status(page)).not.toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('prints the A–Z without the field', async ({ page }) => {
  await page.goto('/find');
  await page.emulateMedia({ media: 'print' });
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'A–Z' })).toBeVisible();
});
