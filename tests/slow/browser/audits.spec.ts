/** Injects an accessibility fault into a page for each audit, which must report it. The unchanged pages have none. */

import { SCREENS, visit, walk, walkProblems } from '../../access/visit.ts';
import { expect, test } from '../../support/site-test.ts';
import { dataOf } from '../../support/tables.ts';

/** What an audit reports, in the page. The focus is audited where it is set. */
function problemsOf(audit: Fault['audit']): string[] {
  if (audit !== 'focus') return window.audits[audit]();
  window.audits.focusFirst('main');
  return window.audits.readStop()?.problems ?? [];
}

type Fault = Record<'name' | 'elements' | 'says', string> &
  Partial<Record<'address' | 'style' | 'drop' | 'text' | 'tag', string>> & {
    set?: Record<string, string>;
    remove?: true;
    animate?: true;
    width?: keyof typeof SCREENS;
    forcedColors?: 'active';
    audit: 'focus' | Exclude<keyof Window['audits'], 'expectedStops' | 'focusFirst' | 'readStop'>;
  };

/** Runs in the page. */
function spoil(elements: Element[], { style, set = {}, drop, text, tag, remove, animate }: Fault): void {
  for (const element of elements as HTMLElement[]) {
    if (style) element.style.cssText = style;
    for (const [name, value] of Object.entries(set)) element.setAttribute(name, value);
    if (drop) element.removeAttribute(drop);
    if (text) element.replaceChildren(text);
    if (tag) element.replaceWith(document.createElement(tag));
    if (remove) element.remove();
    if (animate) element.animate({ translate: '2px' }, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
  }
}

const faults = dataOf<Fault[]>('tests/slow/browser/faults.yaml');

// A copy of the page's body, which replaces the spoiled one, has no speculation rules.
test.use({ expectedComplaint: /speculation rule set/ });

for (const [address, group = []] of Object.entries(Object.groupBy(faults, (fault) => fault.address ?? '/careers'))) {
  test(`the faults of ${address} are reported`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    for (const fault of group) {
      const { name, width = 1280, forcedColors = null, elements, audit, says } = fault;
      await page.setViewportSize(SCREENS[width]);
      await page.emulateMedia({ forcedColors });
      const sound = await page.evaluateHandle(() => document.body.cloneNode(true) as HTMLElement);
      expect((await page.evaluate(problemsOf, audit)).join('\n')).not.toMatch(new RegExp(says));
      await page.locator(elements).evaluateAll(spoil, fault);
      expect.soft((await page.evaluate(problemsOf, audit)).join('\n'), name).toMatch(new RegExp(says));
      await sound.evaluate((body) => document.body.replaceWith(body));
    }
  });
}

test('a keyboard trap (2.1.2)', async ({ page }) => {
  await visit(page, '/careers');
  await page.locator('main').evaluate((main) => main.addEventListener('keydown', (event) => event.preventDefault()));
  const stops = await walk(page, 'Tab');
  const expected = await page.evaluate(() => window.audits.expectedStops());
  expect(walkProblems(stops, expected).join('\n')).toMatch(/keyboard: never reached/);
});
