/** What a page built during the school year says to visitors of another day. */
import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';

/** Claims that name a year that is over. */
const CLAIMS = /applications are open|this year’s|no date is coming/i;
/** How a page says that its year has ended. */
const STATEMENT = /[^.]*\b(?:were open for|fees of|school year ended on)\b[^.]*\./g;
const MOST_HEDGES = 2;
/** Sends the reader to somebody for the answer. The specification's “Contact office” doesn't count. */
const HEDGES = [/\bask\b(?! for\b)/i, /\bwhether\b/i, /\bcall(?: or \w+(?: to)?)? (?:us|the office|[\d-]{12})/i];
/** What is there to contact somebody. */
const CONTACT = 'form, button, [id*=contact], [aria-labelledby*=contact], [aria-labelledby*=questions]';

/**
 * The sentences of a page that hedge, outside contact blocks, buttons and the form. A link that stands alone is a button
 * too. Removes those from the page.
 */
async function hedgesOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement, contact) => {
    for (const element of main.querySelectorAll(contact)) element.remove();
    for (const link of main.querySelectorAll('a')) if (getComputedStyle(link).display.includes('flex')) link.remove();
    return main.innerText;
  }, CONTACT);
  return text.split(/(?<=[.?!])\s|\n/).filter((sentence) => HEDGES.some((hedge) => hedge.test(sentence)));
}

/** By day: the one statement of each page that changes after the school year. */
const STATEMENTS = dataOf<Record<string, Record<string, string>>>('tests/site/days.yaml');

const visibleText = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ');

test.describe('on each day', () => {
  test.use({ day: undefined });

  test('each page hedges twice at most, and says once, in its opening, that its year has ended', async ({ page }) => {
    test.slow();
    for (const address of ADDRESSES) {
      for (const [day, statements] of Object.entries(STATEMENTS)) {
        await page.clock.setFixedTime(`${day}T12:00:00Z`);
        await page.goto(address);
        const main = page.getByRole('main');
        const [expected, where] = [statements[address], `${address} on ${day}`];
        const statement = (await visibleText(main)).match(STATEMENT)?.map((sentence) => sentence.trim()) ?? [];
        expect(statement, where).toEqual(expected ? [expect.stringContaining(expected)] : []);
        if (expected) {
          const opening = main.locator('header, .gate-hero').first();
          expect(await visibleText(opening), where).toContain(expected);
          await expect(opening.getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
          expect(await visibleText(page.locator('body')), where).not.toMatch(CLAIMS);
        }
        // The meetings of the PTO are those of the calendar's year.
        const isNamed = address === '/pto' ? statements['/calendar'] : expected && /tuition|calendar/.test(address);
        const named = main.getByText(/^(Fees|School year) \d{4}–\d{4}, ended /).filter({ visible: true });
        await expect(named, where).toHaveCount(isNamed ? 1 : 0);
        await expect(page.locator('[data-notice]:visible'), where).toContainText(
          'Now hiring: Elementary School Teacher',
        );
        const changes = await main.locator('[data-from], [data-until], [data-school-today]').count();
        const hedges = await hedgesOf(page);
        expect.soft(hedges.length, `${where}: ${hedges.join(' | ')}`).toBeLessThanOrEqual(MOST_HEDGES);
        // Any other page says the same on each day.
        if (changes === 0) break;
      }
    }
  });
});

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
});

const ENDED = 'school year ended on June 18, 2026';
const NEXT = /^Tue, \w{3} \d+$/;
const NO_DATES = /Dates for 2026–2027 will be added here/;
/** What pages say beside that, by moment: half an hour before the school’s midnight and half an hour after, or at noon. */
const SAID: [address: string, words: RegExp | string, Record<string, string | RegExp>][] = [
  ['/resources/calendar', ENDED, { '2026-06-19T03:30:00Z': '', '2026-06-19T04:30:00Z': /ended/ }],
  ['/resources/calendar', NO_DATES, { '2026-06-18T16:00:00Z': '', '2026-06-19T16:00:00Z': NO_DATES }],
  // The last meeting that is posted is on June 16.
  ['/pto', NO_DATES, { '2026-06-16T16:00:00Z': '', '2026-06-17T16:00:00Z': NO_DATES }],
  ['/pto', NEXT, { '2025-10-21T16:00:00Z': 'Tue, Oct 21' }],
  ['/pto', NEXT, { '2025-10-22T16:00:00Z': 'Tue, Nov 18' }],
  ['/pto', NEXT, { '2026-06-17T16:00:00Z': 'Tue, Jul 21' }],
  ['/pto', /^Next meeting/, { '2026-06-17T16:00:00Z': 'Next meeting, by the usual rule:' }],
];

/** The zones whose clocks are furthest from the school’s. */
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, day: undefined });

    test('the year ends with its last day at the school, and a parent finds the next meeting', async ({ page }) => {
      for (const [address, words, moments] of SAID) {
        for (const [moment, text] of Object.entries(moments)) {
          await page.clock.setFixedTime(moment);
          await page.goto(address);
          const said = page.getByRole('main').getByText(words).filter({ visible: true });
          await expect(said, `${address} at ${moment}`).toHaveText(text ? [text] : []);
        }
      }
    });
  });
}

test('a page stays as built with a clock that was never set, and changes when left open after its last day', async ({
  page,
}) => {
  const lapsed = page.getByText(/Applications were open/).first();
  await page.clock.setFixedTime('1970-01-02T12:00:00Z');
  await page.goto('/admissions');
  await expect(page.getByText('Applications are open for the 2025–2026 academic year.')).toBeVisible();
  await expect(lapsed).toBeHidden();
  await page.clock.setFixedTime('2026-07-15T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(lapsed).toBeVisible();
});
