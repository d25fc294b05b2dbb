import { NOT_FOUND, TWINS } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

for (const [twin, canonical] of Object.entries(TWINS)) {
  test(`${twin} shows the page of ${canonical}`, async ({ page }) => {
    await page.goto(canonical);
    const words = await page.getByRole('main').innerText();
    await page.goto(twin);
    expect(await page.getByRole('main').innerText()).toBe(words);
  });
}

for (const address of NOT_FOUND) {
  // A 404 page logs a network error in the console, so this test sends a plain request.
  test(`${address} is not found, and says where to go`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toMatch(/The page you’re looking for doesn’t exist or has been moved\./);
    expect(html).toMatch(/<a href="\/"[^>]*>Return Home/);
    expect(html).toContain('noindex');
  });
}
