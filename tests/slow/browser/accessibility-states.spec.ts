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
  /** Puts the page into this state with the keyboard, so that focus is visible. */
  enter: (page: Page) => Promise<void>;
  /** A selector for the part that has changed, which is walked and measured. */
  part: string;
};

const STATES: readonly State[] = [
  {
    name: 'the open menu of a small screen, a section expanded',
    address: '/staff',
    screens: [ZOOMED, PHONE, TABLET],
    part: '#site-menu',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About Us' }).press('Enter');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Staff' }),
      ).toBeVisible();
    },
  },
  {
    name: 'an open dropdown',
    address: '/staff',
    screens: [DESK],
    part: '.site-menu-item:has([aria-expanded="true"])',
    enter: async (page) => {
      await page.getByRole('button', { name: 'About Us' }).press('Enter');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Staff' }),
      ).toBeVisible();
    },
  },
  {
    name: 'the form with its errors and a toast',
    address: '/',
    screens: [ZOOMED, PHONE, TABLET, DESK],
    part: '#contact form',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
    },
  },
  {
    name: 'the slides, stopped by the focus',
    address: '/',
    screens: [PHONE, TABLET, DESK],
    part: '[aria-roledescription="carousel"]',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Next slide' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
    },
  },
  {
    name: 'a picture of the gallery, large',
    address: '/resources/science-fair-gallery',
    screens: [ZOOMED, PHONE, TABLET, DESK],
    part: 'dialog[open]',
    enter: async (page) => {
      await page.locator('[data-gallery] a').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a tooltip',
    address: '/tuition',
    screens: [PHONE, DESK],
    part: '[data-notice]:not([hidden])',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Close announcement' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address, screens, enter, part } of STATES) {
  for (const viewport of screens) {
    test(`${name}, at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      // Stop timers, so that nothing closes by itself while it's measured.
      await page.clock.install();
      await page.setViewportSize(viewport);
      await visit(page, address);
      await enter(page);
      await stopClock(page);

      const where = `${address} at ${viewport.width}, ${name}`;
      const expected = await page.evaluate((selector) => window.audits.expectedStops(selector), part);
      await page.evaluate((selector) => window.audits.focusFirst(selector), part);
      const stops = [await page.evaluate(() => window.audits.readStop())];
      for (let count = 1; count < expected.length; count += 1) {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate(() => window.audits.readStop()));
      }
      const reached = stops.filter((stop) => stop !== null);
      expectNone(where, [
        ...walkProblems(reached, expected),
        ...reached.flatMap(({ problems }) => problems),
        ...(await page.evaluate(
          (selector) => [
            ...window.audits.orderProblems(selector),
            ...window.audits.textProblems(selector),
            ...window.audits.nameProblems(),
          ],
          part,
        )),
      ]);
      await page.emulateMedia({ forcedColors: 'active' });
      expectNone(
        `${where}, forced colours`,
        await page.evaluate(
          (selector) => [
            ...window.audits.edgeProblems(selector),
            ...window.audits.stateProblems(selector),
            ...window.audits.contrastProblems(4.5, selector),
          ],
          part,
        ),
      );
      await page.emulateMedia({ forcedColors: 'none' });
      expectNone(
        `${where}, text spacing and targets`,
        await page.evaluate((selector) => {
          const targets = window.audits.targetProblems(selector);
          window.audits.setTextSpacing(true);
          return [...targets, ...window.audits.textProblems(selector)];
        }, part),
      );
    });
  }
}

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About Us' }).click();
  expect(await axeProblems(page)).toEqual([]);
});
