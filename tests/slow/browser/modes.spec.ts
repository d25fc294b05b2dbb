import { axeProblems } from '../../access/axe.ts';
import { expectNone, SCREENS, visit } from '../../access/visit.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { test } from '../../support/site-test.ts';

/** The minimum contrast ratio of WCAG 1.4.6, for visitors who prefer more contrast. */
const ENHANCED_CONTRAST = 7;

for (const address of ADDRESSES) {
  test(`${address} in forced colours, in the dark, with more contrast, and without motion`, async ({ page }) => {
    await visit(page, address);
    for (const width of [1280, 320] as const) {
      await page.setViewportSize(SCREENS[width]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', contrast: null, reducedMotion: 'reduce', colorScheme });
        expectNone(
          `${address} at ${width}, forced colours, ${colorScheme}`,
          await page.evaluate(() => [
            ...window.audits.edgeProblems(),
            ...window.audits.stateProblems(),
            ...window.audits.contrastProblems(4.5),
          ]),
        );
        await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme });
        expectNone(
          `${address} at ${width}, more contrast, ${colorScheme}`,
          await page.evaluate(
            (least) => [...window.audits.edgeProblems(), ...window.audits.contrastProblems(least)],
            ENHANCED_CONTRAST,
          ),
        );
      }
    }
    await page.emulateMedia({
      forcedColors: null,
      contrast: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
    });
    // WCAG 2.2.2: anything that moves for more than five seconds needs a way to stop it. Only the slides do, and have
    // one.
    expectNone(`${address}, motion`, await page.evaluate(() => window.audits.motionProblems(5000)));
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expectNone(`${address}, dark`, await axeProblems(page));
    expectNone(`${address}, reduced motion`, await page.evaluate(() => window.audits.motionProblems(20)));
  });
}
