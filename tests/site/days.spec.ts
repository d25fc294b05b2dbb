/** What a page built during the school year says to visitors of another day. */
import type { APIRequestContext, Locator } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

/** Claims that are only true while the school year runs. */
const CLAIMS = /applications are open|now hiring|open positions|apply today|this year’s|no date is coming/i;
/** How a page says of which ended year its facts are. */
const STATEMENT = /[^.]*\b(?:were open for|were for|were those of|are those of|ended on)\b[^.]*\./g;

/** Pages that change after the school year, and their one statement; the next PTO meeting on three days. */
const { statements: AFTER_THE_YEAR, meetings: MEETINGS } =
  dataOf<Record<'statements' | 'meetings', Record<string, string>>>('tests/site/days.yaml');
/** A figure, or a date without its year. */
const FIGURE = /\$\d|\d%|\b(?:January|February|March|April|May|June|July|August|September|Jan|Feb|Mar|Apr) \d/;
const YEAR_OR_POSTED = /2025–(?:20)?26|These are the dates as last posted/;

const visibleText = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ');

/** Sections of other pages that pages link to, if they are about a year. The part about bad weather is about today. */
async function linkedSections(request: APIRequestContext): Promise<Map<string, Set<string>>> {
  const sections = new Map<string, Set<string>>();
  for (const source of ADDRESSES) {
    const html = await (await request.get(source)).text();
    for (const [, path = source, id = ''] of html.matchAll(/href="(\/[a-z/-]*)?#([a-z0-9-]+)"/g)) {
      if (path === '/' || !(path in AFTER_THE_YEAR) || id === 'emergency') continue;
      sections.set(path, (sections.get(path) ?? new Set()).add(id));
    }
  }
  return sections;
}

test.describe('for a visitor after the school year', () => {
  test.use({ day: '2026-07-15' });

  test('each page says once, in its opening and where a link leads, of which year its facts are, and claims nothing that is over', async ({
    page,
    request,
  }) => {
    test.slow();
    const sections = await linkedSections(request);
    expect([...sections.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(14);
    for (const address of ADDRESSES) {
      await page.goto(address);
      const main = page.getByRole('main');
      const statements = (await visibleText(main)).match(STATEMENT)?.map((sentence) => sentence.trim()) ?? [];
      const expected = AFTER_THE_YEAR[address];
      expect(statements, address).toEqual(expected ? [expect.stringContaining(expected)] : []);
      expect(await visibleText(page.locator('body')), address).not.toMatch(CLAIMS);
      if (!expected) continue;
      const opening = main.locator('header, .gate-hero').first();
      expect(await visibleText(opening), address).toContain(expected);
      await expect(opening.getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
      if (await page.locator('[data-island=NextDates]').count())
        await expect(page.locator('[data-island=NextDates]').getByRole('listitem')).toHaveCount(0);
      for (const id of sections.get(address) ?? []) {
        const section = page.locator(`[id="${id}"]`).locator('xpath=ancestor-or-self::section[1]');
        if ((await section.count()) === 0 || !FIGURE.test(await visibleText(section))) continue;
        const first = (await section.innerText()).split('\n').filter(Boolean).slice(0, 3).join(' ');
        expect.soft(first.replace(/\s+/g, ' '), `${address}#${id}`).toMatch(YEAR_OR_POSTED);
      }
    }
  });

  test('the figures stay, the statement prints, and the steps of an application keep what has passed', async ({
    page,
  }) => {
    await page.goto('/tuition');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$7,250');
    await page.emulateMedia({ media: null });
    await page.goto('/admissions/general-info#process');
    const passed = page.getByText('This date has passed. Ask the office.').filter({ visible: true });
    await expect(passed).toHaveCount(6);
  });
});

/** The zones whose clocks are furthest from the school’s, half an hour before its midnight and half an hour after. */
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, day: undefined });

    test('the year ends with its last day at the school', async ({ page }) => {
      const statement = page
        .getByRole('main')
        .getByText('school year ended on June 18, 2026')
        .filter({ visible: true });
      for (const [moment, count] of Object.entries({ '2026-06-19T03:30:00Z': 0, '2026-06-19T04:30:00Z': 1 })) {
        await page.clock.setFixedTime(moment);
        await page.goto('/resources/calendar');
        await expect(page.getByText('Bad weather and emergencies').first()).toBeVisible();
        await expect(statement, moment).toHaveCount(count);
      }
    });
  });
}

test('a parent finds the next PTO meeting', async ({ page }) => {
  for (const [day, next] of Object.entries(MEETINGS)) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await page.goto('/pto');
    await expect(page.getByText(/^Next meeting: /).filter({ visible: true })).toHaveText([next]);
  }
});

test('until the last day of the year pages are as they were built; one that was left open changes after it', async ({
  page,
}) => {
  const lapsed = page.getByText(/Applications were open/).first();
  for (const day of ['1970-01-02', '2026-06-18']) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await page.goto('/admissions');
    await expect(page.getByText('Applications are open for the 2025–2026 academic year.')).toBeVisible();
    await expect(lapsed).toBeHidden();
  }
  await page.clock.setFixedTime('2026-07-15T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(lapsed).toBeVisible();
});
