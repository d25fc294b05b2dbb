/** The audits of two pages, in the dark on a phone. The slow tests audit every page, on every screen and in every mode. */
import { test } from '../support/site-test.ts';
import { axeProblems } from './axe.ts';
import { expectNone, problemsOf, SCREENS, visit } from './visit.ts';

const AUDITS = ['contrastProblems', 'nameProblems', 'targetProblems', 'textProblems', 'stateProblems'] as const;

test.use({ colorScheme: 'dark', viewport: SCREENS[320], contextOptions: { reducedMotion: 'reduce' } });

for (const address of ['/', '/tuition']) {
  test(`${address} can be read, named and tapped in the dark on a phone`, async ({ page }) => {
    await visit(page, address);
    const problems = await problemsOf(page, AUDITS);
    expectNone(`${address} at 320`, [...problems, ...(await axeProblems(page))]);
  });
}
