import { readDocumentPolicy } from '../../hosting/document-policy.ts';
import { parseHtml } from '../../hosting/html-tree.ts';
import { STORED } from '../../src/content/stored-data.ts';
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

test('/privacy names every host that a page embeds a part of, and no other', async ({ page, request }) => {
  const hosts = new Set<string>();
  for (const address of ADDRESSES) {
    const response = await request.get(address);
    expect(response.headers()['set-cookie']).toBeUndefined();
    const { frameOrigins, scriptOrigins } = readDocumentPolicy(parseHtml(await response.text()));
    for (const origin of [...frameOrigins, ...scriptOrigins]) if (origin !== "'self'") hosts.add(new URL(origin).host);
  }
  await page.goto('/privacy');
  const named = await page.locator('#frames dd').allTextContents();
  expect(named.flatMap((text) => text.split(', ')).toSorted()).toEqual([...hosts].toSorted());
});

test('the pages store only what /privacy explains, and no cookies', async ({ page, context }) => {
  await page.goto('/');
  const close = page.getByRole('button', { name: 'Close announcement' });
  if (await close.isVisible()) await close.click();
  await page.locator('#contact-message').fill('May we visit?');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('May we visit?');
  await page.goto('/admissions/general-info');
  const checkbox = page.getByRole('checkbox').first();
  await checkbox.scrollIntoViewIfNeeded();
  await checkbox.check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('next-steps'))).not.toBeNull();
  const stored = await page.evaluate(async () => ({
    kinds: Object.entries({ session: sessionStorage, local: localStorage }).flatMap(([kind, storage]) =>
      Object.keys(storage).map((key) => [key.replace(/:.*/s, ''), kind]),
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(STORED).toMatchObject(Object.fromEntries(stored.kinds));
  expect(stored.databases).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/privacy');
  // The last row is the service worker's copies.
  await expect(page.locator('#device dt')).toHaveCount(Object.keys(STORED).length + 1);
});
