import type { Page } from '@playwright/test';
import { axeProblems } from '../access/axe.ts';
import { expect, openIsland, test } from './support.ts';

const PATH = '/admissions/general-info';
const list = (page: Page) => page.locator('[data-island="NextSteps"]');
const application = (page: Page) => list(page).getByRole('checkbox', { name: /Send the online application/ });

test('keeps the ticks and the grade on the device, and shows only what the grade needs', async ({ page }) => {
  await openIsland(page, 'NextSteps', PATH);
  await list(page).getByLabel('Your child’s grade').selectOption('PreK-4');
  await application(page).check();
  await expect(list(page).getByRole('status')).toHaveText('1 of 9 done');
  expect(await axeProblems(page, '[data-island=NextSteps]')).toEqual([]);
  await openIsland(page, 'NextSteps', PATH);
  await expect(list(page).getByLabel('Your child’s grade')).toHaveValue('prek-4');
  await expect(application(page)).toBeChecked();
  await list(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(list(page).getByRole('status')).toHaveText('0 of 10 done');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the whole list, which prints, with both dates of financial aid and what each is for', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const box of await list(page).getByRole('checkbox').all()) await expect(box).toBeVisible();
    await expect(list(page).getByRole('combobox')).toBeHidden();
    await expect(list(page).getByText('Your ticks stay on this device.')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(list(page).getByRole('checkbox')).toHaveCount(10);
    const documents = list(page).getByRole('listitem').filter({ hasText: 'Submit documents' });
    await expect(documents).toContainText('March 15: If you need financial aid');
    await expect(documents).toContainText('May 1: If you need Scholarship/Zakat help');
  });
});
