import { AxeBuilder } from '@axe-core/playwright';
import { TAGS, testWithAxe } from './axe.ts';
import { expect, test } from './site-test.ts';

testWithAxe({ name: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' });

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About Us' }).click();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations).toEqual([]);
});
