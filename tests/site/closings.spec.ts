/**
 * What pages say of closings, also of those that are published, or end, while a page is open. Which line is right when is a
 * unit test, as is how often an open page asks (`src/lib/dates/school-today.test.ts`, `src/islands/office-hours.test.ts`).
 */
import type { Page } from '@playwright/test';
import { arrive, expect, test } from '../islands/open-island.ts';
import { followRequests } from '../support/requests.ts';

const NEWS = '/data/notice.json';
const MINUTE_MS = 61_000;
const HOUR_MS = 60 * MINUTE_MS;
const SNOW = 'School is closed today, Wednesday, October 1: Snow.';
const INFO = 'Now hiring: Elementary School Teacher - Apply today';
const closing = { type: 'closing', message: SNOW, from: '', until: '2025-10-01' };
const info = { ...closing, type: 'info', message: INFO, link: { href: '/careers', text: 'See open positions' } };

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Opens a page at nine on a morning, and answers its requests for the announcements with what the test sets. */
async function open(page: Page, news: object[]) {
  const server = { count: 0, status: 200, news };
  await page.clock.install({ time: '2025-10-01T09:00:00-04:00' });
  await page.route(NEWS, (route) => {
    server.count += 1;
    return server.status === 200 ? route.fulfill({ json: server.news }) : route.fulfill({ status: 500, body: 'no' });
  });
  await page.goto('/tuition');
  await expect(bannerOf(page)).toContainText(INFO);
  return server;
}

/** The visitor returns to the page after this time. */
async function returnAfter(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('a closing appears for who returns after a minute, and an announcement stays closed', async ({ page }) => {
  const server = await open(page, [closing]);
  const close = page.getByRole('button', { name: 'Close announcement' });
  await close.click();
  await returnAfter(page, 1000);
  expect(server.count).toBe(0);
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page).getByRole('paragraph')).toHaveText(SNOW);
  await expect(bannerOf(page)).toHaveAttribute('data-type', 'closing');
  await expect(bannerOf(page).getByRole('link')).toHaveCount(0);
  // The line under the header may ask once more, when its script has loaded.
  expect(server.count).toBeLessThanOrEqual(2);
  await close.click();
  await expect(bannerOf(page)).toBeHidden();
  server.news = [info];
  await returnAfter(page, MINUTE_MS);
  await expect(page.locator('[data-notice]').first()).toContainText(INFO);
  await expect(bannerOf(page)).toBeHidden();
  server.news = [late];
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toBeVisible();
});

test('a closing taken down makes room for the announcement; an error changes nothing', async ({ page }) => {
  const server = await open(page, [closing]);
  // A page from the back/forward cache asks at once.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bannerOf(page).getByRole('paragraph')).toHaveText(SNOW);
  Object.assign(server, { status: 500, news: [] });
  const refused = page.waitForResponse(NEWS);
  await returnAfter(page, MINUTE_MS);
  await (await refused).finished();
  await expect(bannerOf(page).getByRole('paragraph')).toHaveText(SNOW);
  server.status = 200;
  await returnAfter(page, MINUTE_MS);
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.locator('[data-notice] p')).toBeEmpty();
  // The empty banner is there before its message, or a screen reader misses it.
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        const banner = document.querySelector('[data-notice]') as HTMLElement;
        new MutationObserver(() => banner.hidden || resolve(banner.innerText.trim())).observe(banner, {
          attributeFilter: ['hidden'],
        });
      }),
  );
  server.news = [info];
  await returnAfter(page, MINUTE_MS);
  expect(await shown).toBe('');
  await expect(bannerOf(page).getByRole('link', { name: 'See open positions' })).toHaveAttribute('href', '/careers');
});

test('a late start is gone at its hour, a closing after its last day, also offline', async ({ page, context }) => {
  const rest = followRequests(page);
  const server = await open(page, []);
  for (const [until, ms] of [
    ['2025-10-01 09:59', HOUR_MS],
    ['2025-10-01', 24 * HOUR_MS],
  ] as const) {
    server.news = [{ ...closing, until }];
    await returnAfter(page, MINUTE_MS);
    await expect(bannerOf(page).getByRole('paragraph')).toHaveText(SNOW);
    await rest();
    await context.setOffline(true);
    await returnAfter(page, ms);
    await expect(bannerOf(page)).toBeHidden();
    await context.setOffline(false);
    await page.clock.setSystemTime('2025-10-01T09:00:00-04:00');
  }
});

/** Sections with hours, each so far down that the banner is out of sight. */
const PLACES = [
  '/#contact',
  '/programs/hifz#requirements',
  '/handbook#quick-reference',
  '/resources/calendar#dates-facts-heading',
  '/resources/calendar#emergency',
  '/tuition#billing-heading',
  '/find#call',
] as const;
const LINE = 'School starts at 10:00 AM today: Ice.';
const late = {
  ...closing,
  closing: 'late',
  message: 'School starts at 10:00 AM today, Wednesday, October 1: Ice.',
  today: LINE,
};

const SPANISH = 'Miércoles, 1 de octubre: inicio de clases: 10:00.';
const IN_SPANISH = `<span lang="es" dir="auto">${SPANISH}</span>`;

/** Serves each page as if it had been built with this announcement instead of its own. */
async function buildWith(page: Page, posted: typeof late): Promise<void> {
  await page.clock.install({ time: '2025-10-01T06:20:00-04:00' });
  await page.route(NEWS, (route) => route.fulfill({ json: [posted] }));
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(INFO, posted.message)
        .replace('data-type="info"', `data-type="closing" data-closing="${posted.closing}"`)
        .replace('<a href="/careers">Go to Careers</a>', IN_SPANISH);
      await route.fulfill({ response, body: html });
    },
  );
}

for (const width of [360, 1280]) {
  test(`a closing is said under the header from a link to a section, and after ×, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await buildWith(page, late);
    const line = page.locator('.closing-strip [data-school-today]');
    for (const place of PLACES) {
      await arrive(page, place);
      await expect(line, place).toHaveText(LINE);
      await expect(bannerOf(page)).not.toBeInViewport();
      const [strip, target] = await Promise.all(
        [line, page.locator(place.replace(/.*#/, '#'))].map((part) => part.boundingBox()),
      );
      // It isn't behind the header.
      await line.click({ trial: true });
      expect(target?.y, place).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    }
    await page.goto('/staff');
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(bannerOf(page)).toBeHidden();
    for (const path of ['/staff', '/pto']) {
      await arrive(page, path);
      await expect(line, path).toHaveText(LINE);
      await expect(line).toBeInViewport({ ratio: 1 });
      const [strip, first] = await Promise.all([line, heading].map((part) => part.boundingBox()));
      expect(first?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
    }
  });
}

test('hours are called usual below a closing, and Find says it in every language, at night too', async ({ page }) => {
  await buildWith(page, late);
  for (const [path, part] of [
    ['/programs/hifz', '[aria-label="Quran 73:4"]'],
    ['/handbook', '#quick-reference'],
    ['/resources/calendar', '[aria-labelledby="dates-facts-heading"]'],
  ] as const) {
    await arrive(page, path);
    const line = page.locator(`${part} p`).filter({ hasText: LINE });
    await line.scrollIntoViewIfNeeded();
    await expect(line, path).toContainText(`${LINE} The hours below are the usual ones.`);
    await expect(page.getByText('Ask whether Hifz meets.')).toBeVisible({ visible: path === '/programs/hifz' });
  }
  await page.clock.setFixedTime('2025-10-01T20:00:00-04:00');
  for (const query of ['dismissal', 'pick up today', 'who can pick up', 'school hours', 'hifz times', 'office hours']) {
    await arrive(page, `/find?q=${query}`);
    const answer = page.getByRole('main').getByRole('status').first();
    await expect(answer.locator('[data-school-today]'), query).toHaveText(LINE);
    await expect(answer.getByText('The hours below are the usual ones.'), query).toBeVisible();
    await expect(answer.locator('[lang=es][dir=auto]'), query).toHaveText(SPANISH);
  }
});

test('the part about bad weather and the search begin with the closing', async ({ page }) => {
  await buildWith(page, late);
  await arrive(page, '/resources/calendar#emergency');
  await expect(page.locator('#emergency [data-school-today]')).toHaveText(LINE);
  await arrive(page, '/find');
  for (const [query, line] of [
    ['snow', LINE],
    ['cerrada el miércoles', LINE],
    ['school tomorrow', /^No closing is posted for tomorrow, Thursday, October 2/],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator('main [data-school-today]'), query).toHaveText(line);
    await expect(page.getByRole('main').getByRole('status').first(), query).toContainText('Bad weather');
    // The sentence in another language is of today alone.
    await expect(page.locator('main output [lang=es]'), query).toHaveCount(query.includes('tomorrow') ? 0 : 1);
  }
  // It is about neither today nor tomorrow.
  await page.getByRole('searchbox').fill('early dismissal friday');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('This may not answer your question.');
  await expect(page.locator('main [data-school-today]')).toHaveCount(0);
  await page.getByRole('searchbox').fill('first day of school');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('This has passed.');
});

test('Home and the menu of a page deep inside say whether there is school, with and without a closing', async ({
  page,
}) => {
  const news: object[] = [];
  const unknown = 'No closing is posted for today, Tuesday, November 24.';
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install({ time: '2026-11-24T06:20:00-05:00' });
  await page.route(NEWS, (route) => route.fulfill({ json: news }));
  for (const [line, noDates] of [
    [unknown, ' Dates for 2026–2027 aren’t posted: call 401-555-0140.'],
    [LINE, ''],
  ] as const) {
    await arrive(page, '/');
    await page.getByRole('heading', { name: 'Next school dates' }).scrollIntoViewIfNeeded();
    await page.mouse.move(6, 300);
    // Home says beside the line that no dates are posted.
    await expect(page.locator('#quick-links [data-school-today]')).toHaveText(line);
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('nav[aria-label=Main] [data-school-today]')).toHaveText(line + noDates);
    news.push({ ...late, until: '9' });
  }
  // Above hours, the place of a closing has it on a day that may change them.
  news.length = 0;
  await page.clock.setFixedTime('2026-11-26T09:00:00-05:00');
  await arrive(page, '/programs/hifz');
  await page.mouse.move(6, 300);
  await page.getByText('Drop-off').first().scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-school-today=closing]')).toContainText('Thanksgiving');
  for (const query of ['drop off', 'who can pick up my child']) {
    await arrive(page, `/find?q=${query}`);
    await expect(page.locator('output [data-school-today]:not(:empty) + .above:visible'), query).toHaveCount(1);
  }
});

test('nothing asks to call an office that is closed with the school', async ({ page }) => {
  // In force in the next summer too.
  await buildWith(page, { ...late, closing: 'office-closed', until: '9' });
  await page.goto('/resources/calendar');
  const main = page.getByRole('main');
  const text = await main.innerText();
  expect(text).not.toMatch(/401-555-0140|Call first|then the office/);
  expect(text.match(/The office is closed today\./g)).toHaveLength(2);
  // Paper is read on other days.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#emergency')).toContainText(/401-555-0140.*Call first/s, { useInnerText: true });
  await page.emulateMedia({ media: 'screen' });
  await arrive(page, '/find?q=bus');
  const answer = main.getByRole('status').first();
  await expect(answer).toContainText('The office is closed today.');
  await expect(answer.getByRole('link', { name: /401/ })).toHaveCount(0);
  await arrive(page, '/find?q=pick up today');
  await expect(main.getByRole('list').first()).toContainText('If someone else picks up');
  await expect(main).not.toContainText('Call first', { useInnerText: true });
  // Nor does the statement of a year that has ended.
  await page.clock.setFixedTime('2026-07-15T10:00:00-04:00');
  for (const path of ['/', '/tuition', '/admissions', '/programs/hifz', '/resources/calendar']) {
    await page.goto(path);
    const said = await main.innerText();
    expect(said, path).not.toMatch(/\bcall (401|the office)|contact office|call or write/i);
    expect(said, path).toContain('The office is closed today.');
    // The line of the closing takes its place.
    await expect(page.locator('.year-strip > *').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('a closing is sent with its date and a link, or the link is copied', async ({ page }) => {
  await buildWith(page, late);
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, { share: async ({ text }: ShareData) => sent.push(`${text}`) });
    navigator.clipboard.writeText = async (text) => void sent.push(text);
  });
  await page.goto('/staff');
  const button = bannerOf(page).getByRole('button').first();
  const { origin } = new URL(page.url());
  const link = `${origin}/resources/calendar#emergency`;
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  await button.click();
  await expect.poll(sent).toEqual([`${late.message} ${link}`]);
  await expect(button).toHaveText('Send');
  await page.evaluate(
    () => Reflect.deleteProperty(navigator, 'share') && Reflect.deleteProperty(Navigator.prototype, 'share'),
  );
  await button.click();
  await expect(button).toHaveText('Link copied');
  expect((await sent()).at(-1)).toBe(link);
  await expect(bannerOf(page)).toBeVisible();
});
