import { AxeBuilder } from '@axe-core/playwright';
import { ADDRESSES } from './addresses.ts';
import { expect, test } from './site-test.ts';

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Screen = { name: string; viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

/** A test for each address: axe finds nothing on this screen, neither what WCAG 2.2 AA asks nor against best practice. */
export function testWithAxe({ name, viewport, colorScheme }: Screen): void {
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
