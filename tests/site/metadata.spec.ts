import { ADDRESSES, publishedAt, TWINS } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

const CANONICAL = ADDRESSES.filter((address) => !(address in TWINS));

test.describe('a page that is not there', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('is not listed, and has neither card nor canonical address', async ({ page }) => {
    await page.goto('/nothing');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(
      page.locator('link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]'),
    ).toHaveCount(0);
  });
});

test('no two pages share a title or a description', async ({ request }) => {
  const pages = await Promise.all(CANONICAL.map(async (address) => (await request.get(address)).text()));
  for (const property of ['og:title', 'og:description']) {
    const values = pages.map((html) => new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(CANONICAL.length);
  }
});

test('the sitemap lists every page once, by its one address, and each answers', async ({ page, request }) => {
  const site = await publishedAt(request);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const locations = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return [...xml.querySelectorAll('parsererror, urlset > url > loc')].map((element) => element.textContent ?? '');
    },
    await answer.text(),
  );
  // The fixture has a page in another language.
  expect(locations.toSorted()).toEqual([...CANONICAL, '/qaa'].map((address) => new URL(address, site).href).toSorted());
  for (const location of locations) {
    const { status, url } = await request
      .get(new URL(location).pathname)
      .then((response) => ({ status: response.status(), url: response.url() }));
    expect(status, location).toBe(200);
    expect(new URL(url).pathname, location).toBe(new URL(location).pathname);
  }
});

test('robots.txt lets everyone in', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
});

test('security.txt gives the contact and an expiration date within a year', async ({ request }) => {
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
