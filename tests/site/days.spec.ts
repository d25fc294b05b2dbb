import type { Page } from '@playwright/test';
import { fixtureToday } from '../../build/project-copy.ts';
import { expect, shiftClock, test } from '../support/site-test.ts';

/** Claims that are only true while the school year runs. */
const CLAIMS = /applications are open|now hiring|open positions|this year’s meeting dates|apply today/i;

/** Pages that change after the school year, and what they say then. */
const AFTER_THE_YEAR = {
  '/': /Applications were open for the 2025–2026 academic year, which ended on June 18, 2026/,
  '/admissions': /Applications were open[\s\S]*about the coming\s+year/,
  '/admissions/general-info': /Applications were open for the 2025–2026 academic year/,
  '/tuition': /These fees were for 2025–26, until June 30, 2026/,
  '/programs/hifz': /were for 2025–26, until June 30, 2026/,
  '/careers': /Positions of 2025–2026/,
  '/resources/calendar': /This school year ended on June 18, 2026/,
  '/pto': /those of 2025–2026, which ended on June 18, 2026/,
};

test.describe('for a visitor after the school year, on pages built while it ran', () => {
  test.use({ day: '2026-07-15' });

  test('no page claims what is over, each says what it was and whom to call', async ({ page }) => {
    for (const [address, expected] of Object.entries(AFTER_THE_YEAR)) {
      await page.goto(address);
      const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
      expect(text, address).toMatch(expected);
      expect(text, address).not.toMatch(CLAIMS);
      await expect(page.getByRole('main').getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
    }
  });

  test('Home and the calendar say once that the year is over, and list no dates', async ({ page }) => {
    for (const address of ['/', '/resources/calendar']) {
      await page.goto(address);
      const over = page.getByText(/school year (has )?ended/).filter({ visible: true });
      await expect(over).toHaveText(
        'This school year ended on June 18, 2026. Next year’s dates will be posted here; until then, call 401-555-0140.',
      );
      await expect(page.locator('[data-island="NextDates"]').getByRole('listitem')).toHaveCount(0);
    }
  });

  test('the figures stay, under one notice that prints', async ({ page }) => {
    await page.goto('/tuition');
    await expect(page.getByRole('note')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$7,250');
  });
});

test.describe('on the last day of the school year', () => {
  test.use({ day: '2026-06-18' });

  test('pages still say what is true until tonight', async ({ page }) => {
    await page.goto('/admissions');
    await expect(page.getByText('Applications are open for the 2025–2026 academic year.')).toBeVisible();
    await page.goto('/tuition');
    await expect(page.getByRole('note')).toHaveCount(0);
  });
});

for (const [day, step] of [
  ['2026-03-01', 'March 1 Send the online application Priority deadline'],
  ['2026-03-02', 'April 15 Decisions sent Look for our letter'],
  ['2026-05-01', 'May 1 Enrollment contracts and deposits due'],
  ['2026-05-02', 'Applications are open for the 2025–2026 academic year. If a date has passed, call the office'],
] as const) {
  test.describe(`on ${day}`, () => {
    test.use({ day });

    test(`the admissions page opens with: ${step}`, async ({ page }) => {
      await page.goto('/admissions');
      const text = await page.getByRole('region', { name: 'Your next step' }).innerText();
      expect(text.replace(/\s+/g, ' ')).toContain(`Your next step ${step}`);
    });
  });
}

for (const [day, next] of [
  ['2025-10-21', 'Next meeting: Tuesday, October 21'],
  ['2025-10-22', 'Next meeting: Tuesday, November 18'],
  // The last one was on June 16.
  ['2026-06-17', undefined],
] as const) {
  test.describe(`a parent on ${day}`, () => {
    test.use({ day });

    test(`finds the next PTO meeting: ${next ?? 'none'}`, async ({ page }) => {
      await page.goto('/pto#meetings');
      const shown = page.getByText(/^Next meeting: /).filter({ visible: true });
      await expect(shown).toHaveText(next ? [next] : []);
    });
  });
}

test.describe('with a clock in the past', () => {
  test.use({ day: '1970-01-02' });

  test('pages are as they were built', async ({ page }) => {
    await page.goto('/admissions');
    await expect(page.getByText('Applications are open for the 2025–2026 academic year.')).toBeVisible();
    await expect(page.getByText(/Applications were open/).first()).toBeHidden();
  });
});

/** What the ribbon of the year shows: its days in the color of the past and in the other one, and where the ring is. */
async function ribbonOf(page: Page) {
  return page.locator('[data-monday]').evaluate((wall) => {
    const [weeks, , ring] = wall.children as unknown as SVGGElement[];
    const days = [...(weeks?.children ?? [])].flatMap((week) => [...week.children]);
    const fill = (element: Element | undefined) => element && getComputedStyle(element).fill;
    const ahead = days.filter((day) => fill(day) === fill(weeks));
    const middle = (element: Element | undefined) => {
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return [x + width / 2, y + height / 2].map(Math.round).join();
    };
    const isShown = ring !== undefined && getComputedStyle(ring).display !== 'none';
    return {
      past: days.length - ahead.length,
      ahead: ahead.length,
      ring: !isShown ? 'hidden' : middle(ring) === middle(ahead[0]) ? 'on the next tile' : 'elsewhere',
    };
  });
}

for (const [day, expected] of [
  // The pages are built on October 1, 2025, a Wednesday.
  ['1970-01-02', { past: 27, ahead: 188, ring: 'on the next tile' }],
  ['2025-10-01', { past: 27, ahead: 188, ring: 'on the next tile' }],
  ['2026-01-27', { past: 111, ahead: 104, ring: 'on the next tile' }],
  // A Saturday.
  ['2026-05-02', { past: 180, ahead: 35, ring: 'elsewhere' }],
  ['2026-06-18', { past: 213, ahead: 2, ring: 'on the next tile' }],
  ['2026-08-01', { past: 215, ahead: 0, ring: 'hidden' }],
] as const) {
  test.describe(`for a visitor on ${day}`, () => {
    test.use({ day });

    test('the ribbon of the year shows which days are gone by', async ({ page }) => {
      for (const address of ['/resources/calendar', '/']) {
        await page.goto(address);
        await expect.poll(() => ribbonOf(page), address).toEqual(expected);
      }
    });
  });
}

test('a page that was left open over the end of the school year changes when its visitor returns', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByText(/Applications were open/).first()).toBeHidden();
  await page.evaluate(shiftClock, Date.parse('2026-07-15') - Date.parse(fixtureToday()));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Applications were open/).first()).toBeVisible();
});
