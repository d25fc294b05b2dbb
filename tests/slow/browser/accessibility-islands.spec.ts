import { axeProblems } from '../../access/axe.ts';
import { expect, openIsland, test } from '../../islands/support.ts';

test('the form with its errors and a toast, and the carousel', async ({ page }) => {
  await openIsland(page, 'Carousel');
  await openIsland(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please fill in all fields.').hover();
  expect(await axeProblems(page)).toEqual([]);
});

test('a picture of a gallery, large', async ({ page }) => {
  await page.goto('/resources/science-fair-gallery');
  await page.locator('[data-gallery] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

test('a tooltip', async ({ page }) => {
  await page.goto('/tuition');
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

for (const [state, address] of [
  ['empty', '/find'],
  ['with results', '/find?q=fees'],
  ['without a result', '/find?q=xylophone'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the search ${state}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      if (address !== '/find') await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      expect(await axeProblems(page)).toEqual([]);
    });
  }
}
