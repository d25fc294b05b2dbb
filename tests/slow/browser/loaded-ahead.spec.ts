/** Prerendering, prefetching and the back/forward cache in Chromium. Playwright's own sessions turn them off. */
import { test as base, expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { type SchoolServer, startSchoolServer } from '../../support/school-server.ts';
import { startBrowser } from '../bench/browser.ts';

/** An image that only a rendered page requests. It is missing, so the browser may request it again. */
const RENDERED = '/rendered.png';

const test = base.extend<{ school: SchoolServer; tab: Page }>({
  /* oxlint-disable no-empty-pattern -- see below */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed: none.
  school: async ({}, provide) => {
    const school = await startSchoolServer();
    // The site's own headers: pages may be reused for five minutes.
    school.headers = {};
    school.alter('tuition.html', (html) => html.replace('</main>', `<img src="${RENDERED}" alt=""></main>`));
    await school.publish();
    await provide(school);
    await school.remove();
  },
  tab: async ({ school }, provide) => {
    const browser = await startBrowser();
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    await tab.goto(school.url);
    await provide(tab);
    await browser.close();
  },
});

const TUITION_LINK = 'header a[href="/tuition"]';
const ANNOUNCEMENT = '[aria-label=Announcement]';

/** Hovers over the link until its page has been prerendered. */
async function prerenderTuition(tab: Page, school: SchoolServer): Promise<void> {
  await tab.hover(TUITION_LINK);
  await expect.poll(() => school.asked).toContain(RENDERED);
}

/** Follows the link. Returns whether the page had been prerendered. */
async function openTuition(tab: Page): Promise<boolean> {
  // A prerendered page replaces the old one before the click resolves.
  await tab.click(TUITION_LINK).catch(() => {});
  await expect
    .poll(() => tab.evaluate(() => `${location.pathname} ${document.readyState}`).catch(() => ''))
    .toBe('/tuition complete');
  return tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as unknown as { activationStart: number }).activationStart > 0;
  });
}

test('a page prerendered before the announcement was closed shows none', async ({ tab, school }) => {
  await prerenderTuition(tab, school);
  await tab.$eval('[data-notice] button', (button) => (button as HTMLElement).click());
  expect(await openTuition(tab), 'the page was prerendered').toBe(true);
  expect(await tab.$eval(ANNOUNCEMENT, (banner) => banner.checkVisibility())).toBe(false);
});

test('Back to a page that the browser has kept shows no announcement closed since', async ({ tab, school }) => {
  // Puppeteer loses a page restored from the back/forward cache, so the page reports to the server.
  await tab.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const isVisible = document.querySelector('[aria-label=Announcement]')?.checkVisibility();
      if (persisted) void fetch(`/report?visible=${isVisible}`);
    }),
  );
  await openTuition(tab);
  await tab.click('[data-notice] button');
  void tab.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => school.asked).toContain('/report?visible=false');
});

for (const [moment, open] of [
  ['after the pointer has rested on its link', prerenderTuition],
  ['at a quick click', async () => {}],
] as const) {
  test(`a page is requested once, ${moment}`, async ({ tab, school }) => {
    await open(tab, school);
    await openTuition(tab);
    await expect.poll(() => school.asked).toContain(RENDERED);
    const asked = school.asked.filter((path) => path !== RENDERED);
    expect(asked).toContain('/tuition');
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  });
}

test('files and the links of other sites are not loaded ahead', async ({ tab, school }) => {
  await tab.goto(`${school.url}/resources/calendar`);
  for (const link of await tab.$$('main a[href$=".pdf"], main a[href$=".ics"]')) await link.hover();
  await prerenderTuition(tab, school);
  expect(school.asked.filter((path) => /\.(pdf|ics)$/.test(path))).toEqual([]);
});
