import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES, HEADINGS, publishedAt, TWINS } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

const SCHOOL = 'West Warwick Islamic School';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/**
 * Hidden on every page until needed: buttons that need JavaScript, messages about its failure, list options, what is
 * true on a later day, and a picture's drawing for another screen.
 */
const ONLY_WITH_SCRIPT =
  '[class*="noscript:hidden"], [data-start-failed], option, [data-from], [role="img"] > svg[aria-hidden]';

/** The `content` of every `<meta>` with this name or property. */
const metaContents = (page: Page, key: string) =>
  page
    .locator(`meta[property="${key}"], meta[name="${key}"]`)
    .evaluateAll((all) => all.map((meta) => meta.getAttribute('content') ?? ''));

/** Text in the main content that isn't visible. */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main, exempt) => {
    const isSeen = (part: Element | null) =>
      part?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getClientRects().length > 0;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (data.trim() && !isSeen(parentElement) && !parentElement?.closest(exempt)) unseen.push(data);
    }
    return unseen;
  }, ONLY_WITH_SCRIPT);

/** Marks that only a keyboard makes: straight quotation marks, and hyphens as dashes. Phone numbers keep their hyphens. */
const TYPED = /\S*['"]\S*|\S+ - \S+|(?<![\w-])(?:\d+|K)-\d+(?![\w-])|\w+day-\w+day/g;

/** Runs in the page: ranges, dates and times that begin on one line and end on another. */
function brokenOverLines(): string[] {
  const together =
    /\S+–\S+|\d\s[AP]M\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d+/g;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(together)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + words.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(words);
    }
  }
  return broken;
}

for (const address of ADDRESSES) {
  test(`${address} is complete without script`, async ({ page, request }) => {
    const [heading, parent] = HEADINGS[address];
    const site = await publishedAt(request);
    const canonical = new URL(TWINS[address] ?? address, site).href;
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const response = await page.goto(address);

    await test.step('it is an HTML page with its landmarks, heading, title and breadcrumb', async () => {
      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-type']).toContain('text/html');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.title()).toMatch(address === '/' ? /^Home \|/ : /\|/);
      if (address !== '/') expect(await page.title()).toContain(heading);
      await expect(trail).toHaveText(parent ? ['Home', parent[0], heading].map((name) => new RegExp(name)) : []);
      if (parent) {
        await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
        await expect(trail.getByRole('link', { name: parent[0] })).toHaveAttribute('href', parent[1]);
        await expect(trail.getByText(heading)).toHaveAttribute('aria-current', 'page');
      }
    });

    await test.step('it shows all its text', async () => {
      expect(await unseenTexts(page)).toEqual([]);
    });

    await test.step('it is set with printed marks, and no range, date or time breaks over lines', async () => {
      expect((await page.locator('body').innerText()).match(TYPED) ?? []).toEqual([]);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(brokenOverLines), `${width} pixels`).toEqual([]);
      }
    });

    await test.step('it says what it is to search engines and social networks', async () => {
      const [description = ''] = await metaContents(page, 'description');
      const [title = ''] = await metaContents(page, 'og:title');
      const [card = ''] = await metaContents(page, 'og:image');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      expect(description).toMatch(/^.{40,180}$/);
      expect(title).not.toMatch(/^(Home)?$/);
      expect(await page.title()).toContain(title);
      for (const [key, content] of Object.entries({
        'og:url': canonical,
        'og:type': 'website',
        'og:site_name': SCHOOL,
        'og:description': description,
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:image': card,
        'og:image:width': '1200',
        'og:image:height': '630',
      })) {
        expect(await metaContents(page, key), key).toEqual([content]);
      }
      expect((await metaContents(page, 'og:image:alt'))[0]).toContain(SCHOOL);
      expect(new URL(card).origin).toBe(site);
      const picture = await request.get(new URL(card).pathname);
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThanOrEqual(80_000);
    });

    await test.step('it gives the school, and the breadcrumb it shows, as data', async () => {
      const scripts = page.locator('head script[type="application/ld+json"]');
      await expect(scripts).toHaveCount(1);
      const text = (await scripts.textContent()) ?? '';
      expect(text).not.toContain('<');
      const data = JSON.parse(text) as { '@context': string; '@graph': Record<string, unknown>[] };
      expect(data['@context']).toBe('https://schema.org');
      const ofType = (type: string) => data['@graph'].filter((node) => node['@type'] === type);
      expect(ofType('School')).toHaveLength(1);
      expect(ofType('School')[0]).toMatchObject({
        name: SCHOOL,
        url: `${site}/`,
        telephone: '+1-401-555-0140',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '840 Providence Street',
          addressLocality: 'West Warwick',
          addressRegion: 'RI',
          postalCode: '02893',
        },
        openingHoursSpecification: { dayOfWeek: WEEKDAYS, opens: '07:30', closes: '16:00' },
      });

      const shown = await trail.evaluateAll((items) =>
        items.map((item) => {
          const link = item.querySelector('a');
          return { name: (link ?? item).textContent?.trim(), href: link?.getAttribute('href') };
        }),
      );
      const listed = (ofType('BreadcrumbList')[0]?.['itemListElement'] ?? []) as Record<string, unknown>[];
      expect(listed.map(({ name, item, position }) => ({ name, item, position }))).toEqual(
        shown.map(({ name, href }, index) => ({
          name,
          item: new URL(href ?? canonical, site).href,
          position: index + 1,
        })),
      );

      for (const event of ofType('Event')) {
        expect(event).toMatchObject({
          name: expect.any(String),
          startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        });
        expect(event['location']).toBeDefined();
      }
      // The school hasn't confirmed any position, so search engines get none.
      expect(ofType('JobPosting')).toEqual([]);
    });
  });
}

test('on a phone, the label of every document is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const address of ['/resources/calendar', '/programs/hifz']) {
    await page.goto(address);
    const links = page.getByRole('main').locator('a[href$=".pdf"]').filter({ visible: true });
    await expect(links.first()).toBeAttached();
    for (const link of await links.all()) expect((await link.boundingBox())?.height, address).toBeLessThanOrEqual(48);
  }
});
