import { AxeBuilder } from '@axe-core/playwright';
import { ADDRESSES } from './addresses.ts';
import { expect, test } from './site-test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'a desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'a desk in the dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const address of ADDRESSES) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      });
    }
  });
}

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About Us' }).click();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations).toEqual([]);
});
