import { test } from '../support/site-test.ts';
import { expectNone, SCREENS, visit, type WIDTHS, walk, walkProblems } from './visit.ts';

type Width = (typeof WIDTHS)[number];

/**
 * A test for each address: Tab reaches every control once, in order and visibly, and Shift+Tab goes back the same way.
 */
export function testKeyboard(width: Width, addresses: readonly string[]): void {
  test.describe(`at ${width} pixels`, () => {
    // One width uses dark mode, where focus must be visible too.
    test.use({
      viewport: SCREENS[width],
      colorScheme: width === 768 ? 'dark' : 'light',
      // Without transitions, the outline can be measured immediately.
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const address of addresses) {
      test(`the keyboard reaches everything on ${address} once, in order, in sight, and back`, async ({ page }) => {
        await visit(page, address);
        const forwards = await walk(page, 'Tab');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const expected = await page.evaluate(() => window.audits.expectedStops());
        expectNone(`${address} at ${width}`, [
          ...walkProblems(forwards, expected),
          ...forwards.flatMap(({ problems }) => problems),
          ...(await page.evaluate(() => window.audits.orderProblems())),
        ]);
        const backwards = await walk(page, 'Shift+Tab');
        expectNone(`${address} at ${width}, backwards`, [
          ...walkProblems(backwards.toReversed(), expected),
          ...backwards.flatMap(({ problems }) => problems),
        ]);
      });
    }
  });
}
