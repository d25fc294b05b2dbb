import type { Page } from '@playwright/test';
import { axeProblems } from '../access/axe.ts';
import { stopClock } from '../support/still-clock.ts';
import { expect, openIsland, test } from './open-island.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Your estimate' });
const grade = (page: Page, child: number) =>
  page.getByRole('group', { name: `Child ${child}` }).getByRole('combobox', { name: 'Grade' });
const open = (page: Page, family = '') =>
  openIsland(page, 'CostEstimator', `/tuition${family && `?c=${family}`}#estimate`);

test('PreK and Grade 3: fees, tuition to ask for, no total, an address to share, and a sheet to print', async ({
  page,
}) => {
  await open(page);
  const entries = await page.evaluate(() => history.length);
  await expect(result(page)).toHaveCount(0);
  await grade(page, 1).selectOption('PreK');
  await expect(result(page)).toHaveCount(0);
  await page.getByLabel('Program').selectOption('PreK full-time');
  await expect(result(page)).toContainText('For 2025–2026$9,095 to $9,195: PreK full-time $8,500');
  await page.getByRole('button', { name: 'Add a child' }).click();
  await expect(grade(page, 2)).toBeFocused();
  await expect(result(page)).toContainText('is not counted yet');
  await grade(page, 2).selectOption('Grade 3');
  await expect(result(page)).toContainText('PreK full-time $8,500, fees $995 to $1,745');
  await expect(result(page)).toContainText('Tuition for Grade 3: ask the office');
  await expect(result(page)).toContainText('Hifz Program: $100 a month per child');
  await expect(result(page)).not.toContainText('−$500');
  await expect(result(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect(await axeProblems(page, '[data-island=CostEstimator]')).toEqual([]);

  await expect(page).toHaveURL('/tuition?c=prek-full-time-new,grade-3-new#estimate');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const before = await result(page).innerText();
  // Somebody opens the link, and sees the estimate before touching anything.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(result(page)).toHaveText(before, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeVisible();
  await expect(grade(page, 1)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Remove child 1' }).click();
  await expect(grade(page, 1)).toBeFocused();
  await expect(grade(page, 1)).toHaveValue('Grade 3');
  await expect(page).toHaveURL('/tuition?c=grade-3-new#estimate');
});

test('an address that names no children is ignored, and the page says so', async ({ page }) => {
  await open(page, 'grade-99-new');
  await expect(page.getByRole('alert')).toHaveText(/can’t read the children and grades in this link/);
  await expect(result(page)).toHaveCount(0);
  await grade(page, 1).selectOption('Kindergarten');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('works with the keyboard alone, and announces the result once', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const status = page.locator('[data-island="CostEstimator"]').getByRole('status');
  await grade(page, 1).focus();
  await page.keyboard.type('Grade 2');
  await page.keyboard.press('ArrowDown');
  await expect(result(page)).toContainText('Tuition for Grade 3');
  await expect(status).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(status).toHaveText('Fees $995 to $1,095. Tuition for Grade 3: ask the office.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Returning');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(grade(page, 2)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('is closed at first, and answers within two screens for three children', async ({ page }) => {
    await page.goto('/tuition');
    await expect(grade(page, 1)).toBeHidden();
    await open(page, 'prek-full-time-new,grade-3-new,grade-6-new');
    const top = (await page.locator('#estimate').boundingBox())?.y ?? 0;
    const answer = await result(page).getByText('ask the office').first().boundingBox();
    expect((answer?.y ?? 9999) - top).toBeLessThanOrEqual(1360);
  });
});
