/** The audits of two pages, in the dark on a phone. The slow tests audit every page, on every screen and in every mode. */
import { test } from '../support/site-test.ts';
import { axeProblems } from './axe.ts';
import { expectNone, SCREENS, visit } from './visit.ts';

test.use({ colorScheme: 'dark', viewport: SCREENS[320], contextOptions: { reducedMotion: 'reduce' } });

for (const address of ['/', '/tuition']) {
  test(`${address} can be read, named and tapped in the dark on a phone`, async ({ page }) => {
    await visit(page, address);
    const problems = await page.evaluate(() => [
      ...window.audits.contrastProblems(4.5),
      ...window.audits.nameProblems(),
      ...window.audits.targetProblems(),
      ...window.audits.textProblems(),
      ...window.audits.stateProblems(),
    ]);
    expectNone(`${address} at 320`, [...problems, ...(await axeProblems(page))]);
  });
}
