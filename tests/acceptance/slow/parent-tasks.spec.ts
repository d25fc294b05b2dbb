import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site-test.ts';
import { dataOf } from '../../support/tables.ts';

type Task = { task: string; home?: string[]; staff?: string[]; goal?: number; sees?: string[]; inView?: string };

/** A test can't leave the site, so it only tries whether a link to another site or program can be tapped. */
const LEAVING = '[target=_blank], [href^="webcal:"], [href^="tel:"]';

const walks = dataOf<Task[]>('tests/acceptance/slow/parent-tasks.yaml').flatMap(({ home, staff, ...task }) => [
  ...(home ? [{ ...task, from: '/', taps: home }] : []),
  ...(staff ? [{ ...task, from: '/staff', taps: staff }] : []),
]);
const first = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

test.use({ viewport: { width: 360, height: 780 } });

for (const { task, from, goal = 2, taps, sees = [], inView } of walks) {
  test(`${task}, from ${from}: ${taps.length} of at most ${goal} taps`, async ({ page }) => {
    expect(taps.length).toBeLessThanOrEqual(goal);
    await page.goto(from);
    for (const tap of taps) {
      const target = tap === 'MENU' ? page.getByRole('button', { name: 'Menu', exact: true }) : first(page, tap);
      await target.click({ trial: await target.evaluate((element, leaving) => element.matches(leaving), LEAVING) });
    }
    for (const selector of sees) await expect(first(page, selector)).toBeVisible();
    if (inView) await expect(first(page, inView)).toBeInViewport();
  });
}
