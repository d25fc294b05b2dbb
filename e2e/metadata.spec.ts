import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES, TWINS } from './addresses.ts';

/** These tests only read what was built, so all of a worker share one tab, which runs no script. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The address the site is built for; the tests read what was built, so they learn it from the site itself. */
async function publishedAt(request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) {
  const robots = await (await request.get('/robots.txt')).text();
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? 'robots.txt names no sitemap').origin;
}

const CANONICAL = ADDRESSES.filter((address) => !(address in TWINS));
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

for (const address of ADDRESSES) {
  test(`${address} tells search engines and social networks what it is`, async ({ reader, request }) => {
    const site = await publishedAt(request);
    const canonical = new URL(TWINS[address] ?? address, site).href;
    await reader.goto(address, { waitUntil: 'domcontentloaded' });
    const content = (key: string) =>
      reader
        .locator(`meta[property="${key}"], meta[name="${key}"]`)
        .evaluateAll((all) => all.map((meta) => meta.getAttribute('content') ?? ''));

    await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    expect(await content('og:url')).toEqual([canonical]);
    expect(await content('og:type')).toEqual(['website']);
    expect(await content('og:site_name')).toEqual(['West Warwick Islamic School']);
    expect(await content('twitter:card')).toEqual(['summary_large_image']);
    const [description] = await content('description');
    expect(await content('og:description')).toEqual([description]);
    const [title = ''] = await content('og:title');
    expect(await reader.title()).toContain(title);
    expect(title).not.toMatch(/^(Home)?$/);
    expect(await content('twitter:title')).toEqual([title]);

    const [card = ''] = await content('og:image');
    expect(await content('twitter:image')).toEqual([card]);
    expect(new URL(card).origin).toBe(site);
    const picture = await request.get(new URL(card).pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(80_000);
    expect(await content('og:image:width')).toEqual(['1200']);
    expect(await content('og:image:height')).toEqual(['630']);
    expect((await content('og:image:alt'))[0]).toContain('West Warwick Islamic School');
  });

  test(`${address} gives the school, and its breadcrumb if it shows one, as data`, async ({ reader, request }) => {
    const site = await publishedAt(request);
    await reader.goto(address, { waitUntil: 'domcontentloaded' });
    const scripts = reader.locator('head script[type="application/ld+json"]');
    await expect(scripts).toHaveCount(1);
    const text = (await scripts.textContent()) ?? '';
    expect(text).not.toContain('<');
    const data = JSON.parse(text) as { '@context': string; '@graph': Record<string, unknown>[] };
    expect(data['@context']).toBe('https://schema.org');
    const ofType = (type: string) => data['@graph'].filter((node) => node['@type'] === type);
    expect(ofType('School')).toHaveLength(1);
    expect(ofType('School')[0]).toMatchObject({
      name: 'West Warwick Islamic School',
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

    const crumbs = reader.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const shown = await crumbs.evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('a');
        return { name: (link ?? item).textContent?.trim(), href: link?.getAttribute('href') };
      }),
    );
    const canonical = TWINS[address] ?? address;
    const told = (ofType('BreadcrumbList')[0]?.['itemListElement'] ?? []) as Record<string, unknown>[];
    expect(told.map(({ name, item, position }) => ({ name, item, position }))).toEqual(
      shown.map(({ name, href }, index) => ({
        name,
        item: new URL(href ?? canonical, site).href,
        position: index + 1,
      })),
    );

    for (const event of ofType('Event')) {
      expect(event).toMatchObject({ name: expect.any(String), startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(event['location']).toBeDefined();
    }
    // No position is confirmed by the school, so none is offered to search engines.
    expect(ofType('JobPosting')).toEqual([]);
  });
}

test('a page that is not there is not listed, and has neither card nor canonical address', async ({ reader }) => {
  await reader.goto('/nothing');
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(
    reader.locator('link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]'),
  ).toHaveCount(0);
});

test('no two pages share a card, a title or a description', async ({ reader }) => {
  const seen: Record<string, string[]> = { 'og:image': [], 'og:title': [], 'og:description': [] };
  for (const address of CANONICAL) {
    await reader.goto(address, { waitUntil: 'domcontentloaded' });
    for (const [property, values] of Object.entries(seen)) {
      values.push((await reader.locator(`meta[property="${property}"]`).getAttribute('content')) ?? '');
    }
  }
  for (const values of Object.values(seen)) expect(new Set(values).size).toBe(CANONICAL.length);
});

test('the sitemap lists every page once, by its one address, and each answers', async ({ reader, request }) => {
  const site = await publishedAt(request);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  // A browser says so itself when this is no XML.
  await reader.goto('/sitemap.xml');
  await expect(reader.locator('parsererror')).toHaveCount(0);
  const locations = await reader.locator('urlset > url > loc').allTextContents();
  expect(locations.toSorted()).toEqual(CANONICAL.map((address) => new URL(address, site).href).toSorted());
  for (const location of locations) {
    const { status, url } = await request
      .get(new URL(location).pathname)
      .then((page) => ({ status: page.status(), url: page.url() }));
    expect(status, location).toBe(200);
    expect(new URL(url).pathname, location).toBe(new URL(location).pathname);
  }
});

test('robots.txt lets everyone in', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
});

test('security.txt says whom to tell, and until when', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:secretary@school\.example\.org$/m);
  expect(text).toMatch(new RegExp(`^Canonical: ${await publishedAt(request)}/\\.well-known/security\\.txt$`, 'm'));
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
