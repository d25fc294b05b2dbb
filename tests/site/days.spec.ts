import type { Locator } from '@playwright/test';
import { fixtureToday } from '../../build/project-copy.ts';
import { expect, shiftClock, test } from '../support/site-test.ts';

/** Claims that are only true while the school year runs. */
const CLAIMS = /applications are open|now hiring|open positions|apply today|this year’s|no date is coming/i;
/** How a page says of which ended year its facts are. */
const STATEMENT = /[^.]*\b(?:were open for|were for|were those of|are those of|ended on)\b[^.]*\./g;

/** Pages that change after the school year, and their one statement. */
const AFTER_THE_YEAR: Record<string, string> = {
  '/': 'Applications were open for 2025–2026, a school year that ended on June 18, 2026.',
  '/admissions': 'Applications were open for 2025–2026, a school year that ended on June 18, 2026.',
  '/admissions/general-info': 'Applications were open for 2025–2026, a school year that ended on June 18, 2026.',
  '/tuition': 'These fees were for 2025–2026, until June 30, 2026.',
  '/programs/hifz': 'The fee and hours on this page were for 2025–2026, until June 30, 2026.',
  '/careers': 'The positions on this page were those of 2025–2026.',
  '/resources/calendar': 'The 2025–2026 school year ended on June 18, 2026.',
  '/resources/handbook': 'The school and Hifz hours on this page were those of 2025–2026.',
  '/pto': 'The meeting dates listed here are those of 2025–2026, a school year that ended on June 18, 2026.',
};
/** A figure, or a date without its year. */
const FIGURE = /\$\d|\d%|\b(?:January|February|March|April|May|June|July|August|September|Jan|Feb|Mar|Apr) \d/;
const YEAR_OR_POSTED = /2025–(?:20)?26|These are the dates as last posted/;

const visibleText = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ');

test.describe('for a visitor after the school year, on pages built while it ran', () => {
  test.use({ day: '2026-07-15' });

  test('each page says once, in its opening, of which year its facts are, and claims nothing that is over', async ({
    page,
    request,
  }) => {
    test.slow();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const [, address = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
      const path = address || '/';
      await page.goto(path);
      const main = page.getByRole('main');
      const statements = (await visibleText(main)).match(STATEMENT)?.map((sentence) => sentence.trim()) ?? [];
      const expected = AFTER_THE_YEAR[path];
      expect(statements, path).toEqual(expected ? [expect.stringContaining(expected)] : []);
      expect(await visibleText(page.locator('body')), path).not.toMatch(CLAIMS);
      if (!expected) continue;
      const opening = main.locator('header, .gate-hero').first();
      expect(await visibleText(opening), path).toContain(expected);
      await expect(opening.getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
    }
  });

  test('who follows a link into a section reads the year first', async ({ page, request }) => {
    test.slow();
    const sources = ['/', '/find', '/tuition', '/admissions', '/admissions/general-info', '/pto', '/programs/hifz'];
    const links = new Set<string>();
    for (const source of sources) {
      const html = await (await request.get(source)).text();
      for (const [, path, id] of html.matchAll(/href="(\/[a-z/-]*)?#([a-z0-9-]+)"/g)) {
        const target = path ?? source;
        // The part about bad weather is about today.
        if (target !== '/' && target in AFTER_THE_YEAR && id !== 'emergency') links.add(`${target}#${id}`);
      }
    }
    expect(links.size).toBeGreaterThan(14);
    for (const link of links) {
      await page.goto(link);
      const target = page.locator(`[id="${link.split('#')[1]}"]`);
      const section = target.locator('xpath=ancestor-or-self::section[1]');
      if ((await section.count()) === 0 || !FIGURE.test(await visibleText(section))) continue;
      const first = (await section.innerText()).split('\n').filter(Boolean).slice(0, 3).join(' ');
      expect(first.replace(/\s+/g, ' '), link).toMatch(YEAR_OR_POSTED);
    }
  });

  test('the figures stay, and the statement prints', async ({ page }) => {
    await page.goto('/tuition');
    await expect(page.getByRole('note')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$7,250');
  });

  test('Home and the calendar list no dates, and the checklist keeps what has passed', async ({ page }) => {
    for (const address of ['/', '/resources/calendar']) {
      await page.goto(address);
      await expect(page.locator('[data-island="NextDates"]').getByRole('listitem')).toHaveCount(0);
    }
    await page.goto('/admissions/general-info#checklist');
    const passed = page.getByText('This date has passed. Ask the office.').filter({ visible: true });
    await expect(passed).toHaveCount(5);
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

for (const [day, next] of [
  ['2025-10-21', 'Next meeting: Tuesday, October 21'],
  ['2025-10-22', 'Next meeting: Tuesday, November 18'],
  // The last one that is posted was on June 16.
  ['2026-06-17', 'Next meeting: Tuesday, July 21, by the usual rule; ask whether it holds'],
] as const) {
  test.describe(`a parent on ${day}`, () => {
    test.use({ day });

    test(`finds the next PTO meeting: ${next}`, async ({ page }) => {
      await page.goto('/pto#meetings');
      const shown = page.getByText(/^Next meeting: /).filter({ visible: true });
      await expect(shown).toHaveText([next]);
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

test('a page that was left open over the end of the school year changes when its visitor returns', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByText(/Applications were open/).first()).toBeHidden();
  await page.evaluate(shiftClock, Date.parse('2026-07-15') - Date.parse(fixtureToday()));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Applications were open/).first()).toBeVisible();
});
