/**
 * What a page waits for, and what is loaded ahead: prerendering, prefetching and the back/forward cache in Chromium.
 * Playwright's own sessions turn those off.
 */
import type { Page as PlaywrightPage } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { findBrowser } from '../../../make/print-pdf.ts';
import { PAGES } from '../../support/addresses.ts';
import { nextDrawing } from '../../support/drawing.ts';
import type { SchoolServer } from '../../support/school-server.ts';
import { test as base } from '../../support/service-worker-support.ts';
import { expect } from '../../support/site-test.ts';

/** Files that a page must not wait for before its text is readable. */
const PATIENT = { fonts: /\.woff2$/, pictures: /\.(svg|png|jpe?g|webp|avif|ico)$/ };

/** The last element whose painting the browser reports: how its picture is loaded, or its text. */
const painted = (page: PlaywrightPage, type: string) =>
  page.evaluate((entryType) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      if (element instanceof HTMLImageElement) resolve(`${element.loading} ${element.fetchPriority}`);
      else resolve(`text ${element?.textContent.trim() ?? ''}`);
    }).observe({ type: entryType, buffered: true });
    return promise;
  }, type);

for (const [name, kind] of Object.entries(PATIENT)) {
  base(`paints the text of a page while ${name} never load`, async ({ page, school }) => {
    // A request that is taken and never answered.
    school.intercept = ({ url = '' }) => kind.test(url);
    // The browser reports this heading as painted only once its text is. A font that blocked the text would delay it.
    const pages = ['index.html', 'tuition.html', 'resources/calendar.html'];
    for (const file of pages) school.alter(file, (html) => html.replace('<h1', '<h1 elementtiming="heading"'));
    await school.publish();
    for (const path of ['/', '/tuition', '/resources/calendar']) {
      // The pictures of the page before may hold all connections that a browser opens to a server.
      await page.goto('about:blank');
      const hanging = page.waitForRequest((request) => kind.test(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      await hanging;
      expect(await painted(page, 'element')).toMatch(/^text .{4}/s);
      // With `block`, the default, it would be painted too, but three seconds later.
      const isPatient = await page.evaluate(() =>
        [...document.fonts].every(({ status, display }) => status !== 'loading' || display === 'fallback'),
      );
      expect(isPatient).toBe(true);
    }
  });
}

base('paints nothing before the whole header has come', async ({ page, school }) => {
  const html = await (await page.request.get(`${school.url}/careers`)).text();
  const pause = Promise.withResolvers<void>();
  school.intercept = ({ url }, response) => {
    if (url !== '/careers') return false;
    const half = html.indexOf('data-menu-toggle');
    response.setHeader('Content-Type', 'text/html').write(html.slice(0, half));
    void pause.promise.then(() => response.end(html.slice(half)));
    return true;
  };
  await page.goto('/careers', { waitUntil: 'commit' });
  await expect(page.locator('#site-menu')).toBeAttached();
  await nextDrawing(page);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  pause.resolve();
  await expect.poll(paints).toBe(2);
});

/** Phones don't show the first picture of these pages, or only further down. So it loads lazily. */
const WAITING = ['/programs/hifz', '/history', '/about-us/head-of-school'];

base('on a desk, what is largest on the first screen of a page does not wait for the layout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of PAGES) {
    await page.goto(address);
    await page.evaluate(async () => {
      // One that isn't shown may never load, so its decoding would never end.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      const seen = shown.filter((image) => image.getBoundingClientRect().top < innerHeight);
      await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode())]);
    });
    await nextDrawing(page);
    const allowed = WAITING.includes(address) ? /^(text|eager high|lazy auto)/ : /^(text|eager high)/;
    expect.soft(await painted(page, 'largest-contentful-paint'), address).toMatch(allowed);
  }
});

/** An image that only a rendered page requests. It is missing, so the browser may request it again. */
const RENDERED = '/rendered.png';

const test = base.extend<{ tab: Page }>({
  school: async ({ school }, provide) => {
    // The site's own headers: pages may be reused for five minutes.
    school.headers = {};
    school.alter('tuition.html', (html) => html.replace('</main>', `<img src="${RENDERED}" alt=""></main>`));
    await school.publish();
    await provide(school);
  },
  tab: async ({ school }, provide) => {
    const browser = await puppeteer.launch({
      executablePath: findBrowser() ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    await tab.goto(school.url);
    await provide(tab);
    await browser.close();
  },
});

const TUITION_LINK = 'header a[href="/tuition"]';
/** Of several, the one that is true today. */
const ANNOUNCEMENT = '[aria-label=Announcement]:not([hidden])';

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

test('a visitor with a slow line loads no page ahead', async ({ tab, school }) => {
  await tab.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }),
  );
  await tab.reload();
  await tab.hover(TUITION_LINK);
  await expect.poll(() => school.asked.join()).toContain('load-on-first-interaction');
  expect(await openTuition(tab), 'the page was prerendered').toBe(false);
});

test('a page prerendered before the announcement was closed shows none', async ({ tab, school }) => {
  await prerenderTuition(tab, school);
  await tab.$eval(`${ANNOUNCEMENT} [aria-label^=Close]`, (button) => (button as HTMLElement).click());
  expect(await openTuition(tab), 'the page was prerendered').toBe(true);
  expect(await tab.$eval(ANNOUNCEMENT, (banner) => banner.checkVisibility())).toBe(false);
});

test('Back to a page that the browser has kept shows no announcement closed since', async ({ tab, school }) => {
  // Puppeteer loses a page restored from the back/forward cache, so the page reports to the server.
  await tab.evaluate((announcement) => {
    addEventListener('pageshow', ({ persisted }) => {
      const isVisible = document.querySelector(announcement)?.checkVisibility();
      if (persisted) void fetch(`/report?visible=${isVisible}`);
    });
  }, ANNOUNCEMENT);
  await openTuition(tab);
  await tab.click(`${ANNOUNCEMENT} [aria-label^=Close]`);
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
    const requested = school.asked.filter((path) => path !== RENDERED);
    expect(requested).toContain('/tuition');
    expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
  });
}
