import { expect, test } from '@playwright/test';

const PHOTOS = [
  'volcano',
  'plant growth',
  'electric circuit',
  'planets',
  'water filter',
  'magnets',
  'bridge building',
  'microscope',
  'awards',
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/resources/science-fair-gallery');
});

test('the page says what and where it is', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Science Fair Gallery' })).toBeVisible();
  await expect(page).toHaveTitle(/^Science Fair Gallery/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toContainText(['Home', 'Resources', 'Science Fair Gallery']);
});

test('the gallery holds nine photos, each with a caption and words for those who do not see it', async ({ page }) => {
  const photos = page.getByRole('list', { name: 'Science fair projects' }).getByRole('figure');
  await expect(photos).toHaveCount(9);
  for (const [index, subject] of PHOTOS.entries()) {
    await expect(photos.nth(index)).toContainText(new RegExp(subject, 'i'));
    await expect(photos.nth(index).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/);
  }
});

test('the summary is told in words, without a number', async ({ page }) => {
  const summary = page.getByRole('region', { name: 'The fair in a few words' });
  await expect(summary.getByRole('term')).toHaveText(['The question', 'The work', 'The explanation', 'The result']);
  for (const value of ['Their own', 'By hand', 'Out loud', 'As it came']) {
    await expect(summary.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(summary).not.toContainText(/\d/);
});

test('the achievements each have a heading and a sentence', async ({ page }) => {
  const achievements = page.getByRole('region', { name: 'What students achieve' }).getByRole('listitem');
  await expect(achievements).toHaveCount(4);
  for (const achievement of await achievements.all()) {
    await expect(achievement.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(achievement.getByRole('paragraph')).toHaveText(/\S/);
  }
});

for (const name of ['What students do', 'What helps them']) {
  test(`what makes students excel has the list “${name}”`, async ({ page }) => {
    const list = page.getByRole('region', { name: 'What makes students excel' }).getByRole('list', { name });
    await expect(list.getByRole('listitem')).toHaveCount(5);
  });
}

for (const [name, href] of [
  ['The middle school program', '/programs/middle'],
  ['How to apply', '/admissions/general-info'],
] as const) {
  test(`“${name}” leads to ${href}`, async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  });
}
