import AxeBuilder from '@axe-core/playwright';
import { expect, openIsland, test } from './support.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('the form with its errors and a toast, and the carousel', async ({ page }) => {
  await openIsland(page, 'Carousel');
  await openIsland(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please fill in all fields.').hover();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a picture of a gallery, large', async ({ page }) => {
  await page.goto('/resources/science-fair-gallery');
  await page.locator('[data-gallery] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a tooltip', async ({ page }) => {
  await page.goto('/tuition');
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
