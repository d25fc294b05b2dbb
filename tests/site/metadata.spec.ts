/** Addresses, the files that name them, and the weight of their pages. */
import { budgetProblems, DEAD_LINKS, indexProblems } from '../../checks/built-pages.ts';
import { readPages } from '../../hosting/html-tree.ts';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { PAGES, TWINS } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

test('an address that the site does not have is not found and says where to go', async ({ request }) => {
  for (const address of [...DEAD_LINKS, '/about-us/nobody', '/nothing']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<title>404 Page Not Found \|/);
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toMatch(/rel="canonical"|property="og:|application\/ld\+json/);
  }
});

test('each page, and the index of the search, is within its budgets', () => {
  const dist = `${FIXTURE_FOLDER}/dist`;
  expect(indexProblems(dist)).toEqual([]);
  expect(readPages(dist).flatMap((page) => budgetProblems(dist, page))).toEqual([]);
});

test('both addresses of a page have the same content', async ({ request }) => {
  const mainOf = async (address: string) => /<main[\s\S]*<\/main>/.exec(await (await request.get(address)).text())?.[0];
  for (const [twin, canonical] of Object.entries(TWINS)) expect(await mainOf(twin)).toBe(await mainOf(canonical));
});

test('the sitemap, robots.txt and security.txt are as their standards want', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const site = new URL(robots.split('Sitemap: ')[1] ?? 'none').origin;
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  expect(locations.toSorted()).toEqual(PAGES.map((address) => new URL(address, site).href).toSorted());
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:secretary@school\.example\.org$/m);
  expect(security).toContain(`Canonical: ${site}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (\S+Z)$/m.exec(security)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
