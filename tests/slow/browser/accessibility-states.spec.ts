import type { Page } from '@playwright/test';
import { axeProblems } from '../../access/axe.ts';
import { expectNone, problemsOf, visit, walk, walkProblems } from '../../access/visit.ts';
import { expect, test } from '../../support/site-test.ts';
import { stopClock } from '../../support/still-clock.ts';
import { dataOf } from '../../support/tables.ts';

type State = Record<'name' | 'address' | 'shows' | 'part', string> & {
  screens: [width: number, height: number][];
  press: string[];
  focus?: string;
};
const states = dataOf<State[]>('tests/slow/browser/states.yaml');

const USUAL = ['orderProblems', 'textProblems', 'nameProblems', 'targetProblems', 'spacedTextProblems'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs through a part, and returns what is wrong with its stops. */
async function keyboardProblems(page: Page, part: string): Promise<string[]> {
  const expected = await page.evaluate((selector) => window.audits.expectedStops(selector), part);
  await page.evaluate((selector) => window.audits.focusFirst(selector), part);
  const first = await page.evaluate(() => window.audits.readStop());
  return walkProblems([...(first ? [first] : []), ...(await walk(page, 'Tab', expected.length - 1))], expected);
}

for (const { name, address, screens, press, focus, shows, part } of states) {
  test(name, async ({ page }) => {
    // Stop timers, so that nothing closes by itself while it's measured.
    await page.clock.install();
    for (const [index, [width, height]] of screens.entries()) {
      const where = `${address} at ${width} × ${height}, ${name}`;
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width, height });
      await visit(page, address);
      for (const selector of press) await page.locator(selector).press('Enter');
      if (focus) await page.locator(focus).focus();
      await expect(page.locator(shows)).toBeVisible();
      await stopClock(page);

      expectNone(where, await keyboardProblems(page, part));
      expectNone(where, await problemsOf(page, USUAL, part));
      await page.emulateMedia({ forcedColors: 'active' });
      const forced = await problemsOf(page, ['edgeProblems', 'stateProblems', 'contrastProblems'], part);
      expectNone(`${where}, forced colors`, forced);
      await page.emulateMedia({ forcedColors: null });
      // axe waits for timers.
      await page.clock.resume();
      // A scheme has the same colors on each screen, so the dark is looked at on one.
      for (const colorScheme of index === 0 ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        expectNone(`${where}, ${colorScheme}`, await axeProblems(page));
      }
    }
  });
}
