import { ADDRESSES, BREADCRUMBS, NOT_FOUND, PLACEHOLDERS, TWINS } from './addresses.ts';
import { expect, test } from './site-test.ts';

for (const address of ADDRESSES) {
  test(`${address} is a whole page`, async ({ page, baseURL }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toContain('text/html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,180}/);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '', baseURL).pathname).toBe(TWINS[address] ?? address);
    const trail = BREADCRUMBS[address];
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    if (trail) {
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(breadcrumb.getByRole('link')).toHaveText([...trail]);
      await expect(breadcrumb.getByRole('listitem').last()).toHaveText(heading);
    } else if (address === '/admissions' || address === '/about-us') {
      await expect(breadcrumb).toHaveCount(0);
    }
  });
}

test('titles and descriptions differ, two addresses of one page counting once', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const address of ADDRESSES.filter((path) => !(path in TWINS))) {
    const html = await (await request.get(address)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    for (const words of [title, description]) {
      expect(words, address).not.toBe('');
      expect(seen.get(words), `${address} says the same as`).toBeUndefined();
      seen.set(words, address);
    }
  }
});

test('Home is titled Home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Home\b/);
});

for (const [twin, canonical] of Object.entries(TWINS)) {
  test(`${twin} shows the page of ${canonical}`, async ({ page }) => {
    await page.goto(canonical);
    const words = await page.getByRole('main').innerText();
    await page.goto(twin);
    expect(await page.getByRole('main').innerText()).toBe(words);
  });
}

for (const [address, title] of Object.entries(PLACEHOLDERS)) {
  test(`${address} says that it is under construction`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText('Page Under Construction');
    await expect(main).toContainText('Content Coming Soon');
    for (const href of ['/', '/about-us', '/admissions']) {
      await expect(main.locator(`a[href="${href}"]`)).toHaveCount(1);
    }
  });
}

for (const address of NOT_FOUND) {
  // A not-found page is an error of the network in the console, so the plain request is asked and not a page.
  test(`${address} is not found, and says where to go`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toMatch(/The page you(&#x27;|&#39;|')re looking for doesn(&#x27;|&#39;|')t exist or has been moved\./);
    expect(html).toMatch(/<a href="\/"[^>]*>Return Home/);
    expect(html).toContain('noindex');
  });
}

for (const [asked, canonical] of [
  ['/tuition/', '/tuition'],
  ['/tuition.html', '/tuition'],
  ['/index.html', '/'],
  ['/about-us/mission-statement/', '/about-us/mission-statement'],
  ['/Tuition', '/tuition'],
  ['/tuition/?from=mail', '/tuition?from=mail'],
] as const) {
  test(`${asked} leads to the one address ${canonical}`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers()['location']).toBe(canonical);
  });
}

test('an address made of slashes never leads off the site', async ({ request }) => {
  for (const asked of ['//evil.example/', '/\\evil.example', '/%5Cevil.example/', '//evil.example/%2e%2e']) {
    const response = await request.fetch(asked, { maxRedirects: 0 }).catch(() => undefined);
    const location = response?.headers()['location'] ?? '/';
    expect(location, asked).toMatch(/^\/(?![/\\])/);
  }
});
