import { test } from '../site-test.ts';
import { expectNone, SCREENS, visit, type WIDTHS, walk, walkProblems } from './visit.ts';

type Width = (typeof WIDTHS)[number];

/** A test for each address: Tab reaches all there is to reach, once, in order and in sight, and Shift+Tab walks back. */
export function testKeyboard(width: Width, addresses: readonly string[]): void {
  test.describe(`at ${width} pixels`, () => {
    // One width in the dark: the focus must show there too.
    test.use({
      viewport: SCREENS[width],
      colorScheme: width === 768 ? 'dark' : 'light',
      // An outline that fades in is measured when it is there.
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
