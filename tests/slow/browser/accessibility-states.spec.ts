import type { Page } from '@playwright/test';
import { axeProblems } from '../../access/axe.ts';
import { expectNone, SCREENS, visit, walkProblems } from '../../access/visit.ts';
import { expect, test } from '../../support/site-test.ts';
import { stopClock } from '../../support/still-clock.ts';

const ZOOMED = { width: 320, height: 256 };
const { 320: PHONE, 768: TABLET, 1280: DESK } = SCREENS;

type State = {
  name: string;
  address: string;
  screens: readonly { width: number; height: number }[];
  /** Selectors of what is pressed with the keyboard, so that focus is visible. */
  press?: readonly string[];
  focus?: string;
  /** What the page then shows. */
  shows: string;
  /** A selector for the part that has changed, which is walked and measured. */
  part: string;
};

const SECTION = '.site-menu-item:has([aria-expanded="true"])';
const STATES: readonly State[] = [
  {
    name: 'the open menu of a small screen, a section expanded',
    address: '/staff',
    screens: [ZOOMED, PHONE, TABLET],
    press: ['[data-menu-toggle]', 'nav[aria-label=Main] >> role=button[name="About Us"]'],
    shows: `${SECTION} a[href="/staff"]`,
    part: '#site-menu',
  },
  {
    name: 'an open dropdown',
    address: '/staff',
    screens: [DESK],
    press: ['nav[aria-label=Main] >> role=button[name="About Us"]'],
    shows: `${SECTION} a[href="/staff"]`,
    part: SECTION,
  },
  {
    name: 'the form with its errors and a toast',
    address: '/',
    screens: [ZOOMED, PHONE, TABLET, DESK],
    press: ['role=button[name="Send message"]'],
    shows: 'role=button[name="Close notification"]',
    part: '#contact form',
  },
  {
    name: 'the slides, stopped by the focus',
    address: '/',
    screens: [PHONE, DESK],
    press: ['role=button[name="Next slide"]'],
    shows: 'role=button[name="Start slide rotation"]',
    part: '[aria-roledescription="carousel"]',
  },
  {
    name: 'a picture of the gallery, large',
    address: '/resources/science-fair-gallery',
    screens: [ZOOMED, PHONE, DESK],
    press: ['[data-gallery] a >> nth=0'],
    shows: 'dialog[open]',
    part: 'dialog[open]',
  },
  {
    name: 'a tooltip',
    address: '/tuition',
    screens: [PHONE, DESK],
    focus: 'role=button[name="Close announcement"]',
    shows: '[role=tooltip]',
    part: '[data-notice]:not([hidden])',
  },
];

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

for (const { name, address, screens, press = [], focus, shows, part } of STATES) {
  for (const viewport of screens) {
    test(`${name}, at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      // Stop timers, so that nothing closes by itself while it's measured.
      await page.clock.install();
      await page.setViewportSize(viewport);
      await visit(page, address);
      for (const selector of press) await page.locator(selector).press('Enter');
      if (focus) await page.locator(focus).focus();
      await expect(page.locator(shows)).toBeVisible();
      await stopClock(page);

      const where = `${address} at ${viewport.width}, ${name}`;
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
    });
  }

  test(`axe finds nothing with ${name}`, async ({ page }) => {
    await page.setViewportSize(screens.at(-1) ?? DESK);
    await visit(page, address);
    for (const selector of press) await page.locator(selector).press('Enter');
    if (focus) await page.locator(focus).focus();
    await expect(page.locator(shows)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}

for (const address of ['/find', '/find?q=fees', '/find?q=xylophone']) {
  test(`axe finds nothing in the search at ${address}, light and dark`, async ({ page }) => {
    await page.goto(address);
    if (address !== '/find') await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeProblems(page)).toEqual([]);
    }
  });
}
