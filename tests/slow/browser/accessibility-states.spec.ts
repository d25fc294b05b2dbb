import type { Page } from '@playwright/test';
import { dataOf } from '../../../hosting/testing/tables.ts';
import { axeProblems } from '../../access/axe.ts';
import { expectNone, visit, walkProblems } from '../../access/visit.ts';
import { expect, test } from '../../support/site-test.ts';
import { stopClock } from '../../support/still-clock.ts';

type State = Record<'name' | 'address' | 'shows' | 'part', string> & {
  screens: [width: number, height: number][];
  press: string[];
  focus?: string;
};
const states = dataOf<State[]>('tests/slow/browser/states.yaml');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs through a part, and returns what is wrong with its stops. */
async function keyboardProblems(page: Page, part: string): Promise<string[]> {
  const expected = await page.evaluate((selector) => window.audits.expectedStops(selector), part);
  await page.evaluate((selector) => window.audits.focusFirst(selector), part);
  const stops = [await page.evaluate(() => window.audits.readStop())];
  while (stops.length < expected.length) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => window.audits.readStop()));
  }
  const reached = stops.filter((stop) => stop !== null);
  return [...walkProblems(reached, expected), ...reached.flatMap(({ problems }) => problems)];
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
      const problems = await page.evaluate((selector) => {
        const { orderProblems, textProblems, nameProblems, targetProblems, setTextSpacing } = window.audits;
        const usual = [...orderProblems(selector), ...textProblems(selector), ...nameProblems()];
        const targets = targetProblems(selector);
        setTextSpacing(true);
        const spaced = textProblems(selector);
        setTextSpacing(false);
        return [...usual, ...targets, ...spaced];
      }, part);
      expectNone(where, problems);
      await page.emulateMedia({ forcedColors: 'active' });
      const forced = await page.evaluate((selector) => {
        const { edgeProblems, stateProblems, contrastProblems } = window.audits;
        return [...edgeProblems(selector), ...stateProblems(selector), ...contrastProblems(4.5, selector)];
      }, part);
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
