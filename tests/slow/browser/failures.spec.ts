/** Failures between the server and the visitor. Every page must keep all its text, render it, and log no errors of its own. */
import type { BrowserContext, Page } from '@playwright/test';
import { openWithScript, snapshot } from '../../support/page-text.ts';
import { expect, test } from '../../support/site-test.ts';

/** One page of each kind: slides and a form, a schedule, dates, a frame, people, the search. */
const ADDRESSES = ['/', '/tuition', '/resources/calendar', '/careers', '/staff', '/find'];

/** How the failure is set up, what it makes the browser log, whether the page's own script can run, and what still works. */
type Condition = {
  prepare: (context: BrowserContext) => Promise<unknown>;
  expected?: RegExp;
  hasScript?: false;
  alsoHolds: (page: Page) => Promise<void>;
};

const blockStyle = (context: BrowserContext) => context.route(/\.css$/, (route) => route.abort('blockedbyclient'));
/** Without CSS, no fonts are requested, and the browser logs a warning. */
const MISSING_STYLE = /Failed to load resource.*\.css$|\.woff2 was preloaded using/;

/** The menu must open when its button is pressed, with or without JavaScript. */
async function menuOpens(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** A dropdown must open on a click and close on Escape, which returns the focus. */
async function dropdownOpens(page: Page): Promise<void> {
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About Us' });
  const history = page.getByRole('link', { name: 'Our History' }).first();
  await about.click();
  await expect(history).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(about).toBeFocused();
}

/** Blocks every script, inline ones too, like an extension that blocks JavaScript. */
const refuseScripts = (context: BrowserContext) =>
  context.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });

const CONDITIONS: Record<string, Condition> = {
  'style blocked': {
    prepare: blockStyle,
    expected: MISSING_STYLE,
    alsoHolds: menuOpens,
  },
  'no script runs and style blocked': {
    prepare: (context) => Promise.all([blockStyle(context), refuseScripts(context)]),
    hasScript: false,
    expected: new RegExp(`${MISSING_STYLE.source}|violates the following Content Security Policy`),
    alsoHolds: menuOpens,
  },
  'an old browser that blocks all site data': {
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        Reflect.deleteProperty(window, 'IntersectionObserver');
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
        const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
        Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
          if (selectors.includes(':popover-open')) throw new SyntaxError(`'${selectors}' is not a valid selector`);
          return matches.call(this, selectors);
        });
      }),
    alsoHolds: dropdownOpens,
  },
};

for (const [name, { prepare, expected, hasScript = true, alsoHolds }] of Object.entries(CONDITIONS)) {
  test.describe(name, () => {
    test.use({ expectedComplaint: expected });

    test('every kind of page works', async ({ context, page }) => {
      const sound: object[] = [];
      for (const address of ADDRESSES) {
        await openWithScript(page, address);
        const { text, seen } = await snapshot(page);
        sound.push({ text, seen: expect.arrayContaining(seen) });
      }
      await prepare(context);
      for (const [index, address] of ADDRESSES.entries()) {
        await (hasScript ? openWithScript(page, address) : page.goto(address));
        expect.soft(await snapshot(page), address).toEqual(sound[index]);
        await alsoHolds(page);
      }
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
