/** What pages say on other days than the one on which they were built, October 1, 2025. */
import type { Page } from '@playwright/test';
import { fixtureToday } from '../../build/project-copy.ts';
import { expect, shiftClock, test } from '../support/site-test.ts';

const open = async (page: Page, day: string, address: string) => {
  await page.clock.setFixedTime(`${day}T12:00:00-04:00`);
  await page.goto(address);
};
const textOf = async (page: Page, part: string) =>
  (await page.locator(part).innerText()).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');

/** Claims that are only true while the school year runs. */
const CLAIMS = /applications are open|now hiring|open positions|this year’s meeting dates|apply today/i;
const OVER = 'This school year ended on June 18, 2026. Next year’s dates will be posted here; until then, call';

/** Pages that change after the school year, and what they say then. */
const AFTER_THE_YEAR = {
  '/': /Applications were open for the 2025–2026 academic year, which ended on June 18, 2026/,
  '/admissions': /Applications were open.*about the coming year/,
  '/admissions/general-info': / were for 2025–26.*Applications were open for the 2025–2026 academic year/,
  '/tuition': /Would you like to teach here\?.*These fees were for 2025–26, until June 30, 2026.*\$7,250/,
  '/programs/hifz': /were for 2025–26, until June 30, 2026/,
  '/careers': /Positions of 2025–2026/,
  '/resources/calendar': new RegExp(OVER),
  '/pto': /those of 2025–2026, which ended on June 18, 2026/,
};

test('after the school year no page claims what is over; each says what it was and whom to call', async ({ page }) => {
  for (const [address, expected] of Object.entries(AFTER_THE_YEAR)) {
    await open(page, '2026-07-15', address);
    const text = await textOf(page, 'body');
    expect.soft(text, address).toMatch(expected);
    expect.soft(text, address).not.toMatch(CLAIMS);
    await expect.soft(page.getByRole('main').getByRole('link', { name: '401-555-0140' }).first()).toBeVisible();
    if (!['/', '/resources/calendar'].includes(address)) continue;
    await expect.soft(page.locator('[data-island="NextDates"]').getByRole('listitem')).toHaveCount(0);
    await expect.soft(page.getByText(OVER).filter({ visible: true }), address).toHaveCount(1);
  }
});

test('pages say what is true until the last day of the year and of a figure, and with a clock in the past', async ({
  page,
}) => {
  for (const day of ['1970-01-02', '2026-06-18']) {
    await open(page, day, '/admissions');
    await expect(page.getByText('Applications are open for the 2025–2026 academic year.'), day).toBeVisible();
    await expect(page.getByText(/Applications were open/).first(), day).toBeHidden();
  }
  for (const [day, notices] of [
    ['2026-06-30', 0],
    ['2026-07-01', 1],
  ] as const) {
    await open(page, day, '/tuition');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('note').filter({ visible: true }), day).toHaveCount(notices);
    await page.emulateMedia({ media: null });
  }
});

test('the admissions page opens with the next step of the day', async ({ page }) => {
  for (const [day, step] of [
    ['2026-03-01', 'March 1 Send the online application Priority deadline'],
    ['2026-03-02', 'April 15 Decisions sent Look for our letter'],
    ['2026-05-01', 'May 1 Enrollment contracts and deposits due'],
    ['2026-05-02', 'Applications are open for the 2025–2026 academic year. If a date has passed, call the office'],
  ] as const) {
    await open(page, day, '/admissions');
    const text = await page.getByRole('region', { name: 'Your next step' }).innerText();
    expect.soft(text.replace(/\s+/g, ' '), day).toContain(`Your next step ${step}`);
  }
});

test('a parent finds the next PTO meeting, on its day too, and none after the last', async ({ page }) => {
  for (const [day, next] of [
    ['2025-10-21', ['Next meeting: Tuesday, October 21']],
    ['2025-10-22', ['Next meeting: Tuesday, November 18']],
    ['2026-06-17', []],
  ] as const) {
    await open(page, day, '/pto');
    await expect(page.getByText(/^Next meeting: /).filter({ visible: true }), day).toHaveText([...next]);
  }
});

test('a step’s date says that it has passed from the next day on', async ({ page }) => {
  for (const [day, passed] of [
    ['2026-03-01', 0],
    ['2026-03-02', 1],
    ['2026-06-30', 5],
  ] as const) {
    await open(page, day, '/admissions/general-info');
    const notes = page.getByText('This date has passed. Ask the office.').filter({ visible: true });
    await expect(notes, day).toHaveCount(passed);
  }
});

test('a page that was left open over the end of the school year changes when its visitor returns', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByText(/Applications were open/).first()).toBeHidden();
  await page.evaluate(shiftClock, Date.parse('2026-07-15') - Date.parse(fixtureToday()));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Applications were open/).first()).toBeVisible();
});
