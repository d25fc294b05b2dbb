import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { INDEX_LIMIT } from '../../build/find-index.ts';
import { FIXTURE_FOLDER } from '../../build/project-copy.ts';
import { find, type SearchIndex } from '../../src/lib/find/find.ts';
import { expect, test } from '../islands/support.ts';
import { submitBlockedForm } from '../support/requests.ts';

const DIST = join(FIXTURE_FOLDER, 'dist');
const INDEX = join(DIST, 'find-index.json');
const readIndex = () => JSON.parse(readFileSync(INDEX, 'utf8')) as SearchIndex;

const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.locator('[data-island=Find] ol').getByRole('link');

test('the index is sent in at most 20 kB, and every section in it exists', () => {
  expect(readFileSync(`${INDEX}.br`).length).toBeLessThanOrEqual(INDEX_LIMIT);
  for (const [path, , sections] of readIndex().pages) {
    const html = readFileSync(join(DIST, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    for (const [id] of sections) if (id) expect(html).toContain(`id="${id}"`);
  }
});

test('the index answers at least 47 of fifty questions among the first three results, and words of the text', () => {
  const queries = parse(readFileSync('fixtures/find-queries.yaml', 'utf8')) as { q: string; sections: string[] }[];
  expect(queries).toHaveLength(50);
  const index = readIndex();
  const answers = (query: string) => find(index, query).map(({ href }) => href);
  const missed = queries.filter(
    ({ q, sections }) =>
      !answers(q)
        .slice(0, 3)
        .some((href) => sections.includes(href)),
  );
  expect(missed.map(({ q }) => q).slice(3)).toEqual([]);
  // Neither a title nor the A–Z has these words.
  expect(answers('bus driver')).toContain('/history#contributors');
  expect(answers('recess')).toContain('/about-us/head-of-school');
  // Only the A–Z has this one, of an answer without a heading.
  expect(answers('sadaqah')[0]).toBe('/support');
});

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

test('answers a shared address, and keeps a query that nothing matches beside the office’s phone and five pages', async ({
  page,
}) => {
  await page.goto('/find?q=how+much%3F+%3Cb%3Etuition');
  await expect(field(page)).toHaveValue('how much? <b>tuition');
  await expect(results(page).first()).toHaveAttribute('href', /^\/tuition/);
  await page.goto('/find?q=xylophone');
  await expect(status(page)).toContainText('Nothing found for “xylophone”.');
  await expect(status(page).getByRole('link', { name: '401-555-0140' })).toHaveAttribute('href', /^tel:/);
  await expect(field(page)).toHaveValue('xylophone');
  await expect(page.locator('[data-island=Find] ul').getByRole('link')).toHaveCount(5);
});

test('loads the index when the field is used; when it cannot, says so, keeps the query, and tries again', async ({
  page,
}) => {
  let requests = 0;
  await page.route('**/find-index.json', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/find');
  await page.mouse.move(5, 300);
  await expect(page.locator('[data-island=Find]')).toHaveAttribute('data-ready', '');
  expect(requests).toBe(0);
  await field(page).fill('scholarship');
  await expect(status(page)).toContainText('could not be loaded');
  await expect(status(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(field(page)).toHaveValue('scholarship');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/tuition#aid-heading');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /form-action/ });

  test('has the A–Z, says that the field cannot search, and keeps what was typed', async ({ page }) => {
    await page.goto('/find');
    await expect(page.getByText('Your browser runs no scripts')).toBeVisible();
    await field(page).fill('snow');
    await submitBlockedForm(page);
    expect(page.url()).not.toContain('snow');
    expect(await field(page).inputValue()).toBe('snow');
    await page.goto('/find');
    await page.getByRole('region', { name: 'A–Z' }).getByRole('link', { name: 'Bad weather' }).click();
    await expect(page).toHaveURL('/resources/calendar#emergency');
  });
});
