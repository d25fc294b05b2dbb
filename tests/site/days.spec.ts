/** What a page built during the school year says to visitors of another day. */
import type { Locator } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { hedgesOf } from '../support/hedges.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

/** Claims that name a year that is over. */
const CLAIMS = /applications are open|this year’s|no date is coming/i;
/** How a page says that its year has ended. */
const STATEMENT = /[^.]*\b(?:were open for|fees of|school year ended on)\b[^.]*\./g;
const MOST_HEDGES = 2;

/** The one statement of each page that changes after the school year, by day, and the next PTO meeting on three days. */
const { statements: STATEMENTS, meetings: MEETINGS } = dataOf<{
  statements: Record<string, Record<string, string>>;
  meetings: Record<string, string>;
}>('tests/site/days.yaml');

const visibleText = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ');

for (const [day, statements] of Object.entries(STATEMENTS)) {
  test.describe(`on ${day}`, () => {
    test.use({ day });

    test('each page hedges twice at most, and says once, in its opening, that its year has ended', async ({ page }) => {
      test.slow();
      for (const address of ADDRESSES) {
        await page.goto(address);
        const main = page.getByRole('main');
        const expected = statements[address];
        const statement = (await visibleText(main)).match(STATEMENT)?.map((sentence) => sentence.trim()) ?? [];
        expect(statement, address).toEqual(expected ? [expect.stringContaining(expected)] : []);
        if (expected) {
          const opening = main.locator('header, .gate-hero').first();
          expect(await visibleText(opening), address).toContain(expected);
          await expect(opening.getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
          expect(await visibleText(page.locator('body')), address).not.toMatch(CLAIMS);
        }
        await expect(page.locator('.year-strip p').filter({ visible: true })).toHaveCount(
          expected && /tuition|calendar/.test(address) ? 1 : 0,
        );
        await expect(page.locator('[data-notice]:visible'), address).toContainText(
          'Now hiring: Elementary School Teacher',
        );
        const hedges = await hedgesOf(page);
        expect.soft(hedges.length, `${address}: ${hedges.join(' | ')}`).toBeLessThanOrEqual(MOST_HEDGES);
      }
    });
  });
}

test.describe('after the school year', () => {
  test.use({ day: '2026-07-15' });

  for (const width of [360, 1280]) {
    test(`a link into Tuition shows the year and its section, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/tuition#additional-heading');
      const strip = page.getByText('Fees 2025–2026, ended June 30, 2026');
      const heading = page.getByRole('heading', { name: 'Additional required' });
      await expect(strip).toBeInViewport({ ratio: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const [above, below, header] = await Promise.all(
        [strip, heading, page.locator('[data-site-header]')].map((part) => part.boundingBox()),
      );
      expect(above?.height).toBeLessThanOrEqual(34);
      expect(above?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      await page.emulateMedia({ media: 'print' });
      await expect(strip).toBeHidden();
      await expect(page.getByRole('note')).toBeVisible();
    });
  }

  test('the dates of Admissions are in softer ink once they have passed', async ({ page }) => {
    const dates = page.locator('#timeline time');
    const colorsOn = async (day: string) => {
      await page.clock.setFixedTime(`${day}T12:00:00Z`);
      await page.goto('/admissions');
      return dates.evaluateAll((all) => all.map((date) => getComputedStyle(date).color));
    };
    const [before, after] = [await colorsOn('2025-10-01'), await colorsOn('2026-07-15')];
    expect(new Set(before).size).toBe(1);
    expect(after).toHaveLength(4);
    expect(after).not.toContain(before[0]);
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

test('a page stays as built until the last day, and one left open changes after it', async ({ page }) => {
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
