/** What pages say of their feeds. What a feed contains is a unit test (`src/lib/feeds`). */
import { expect, test } from '../support/site-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('pages offer their feeds for one’s own calendar, and not on paper', async ({ page }) => {
  for (const [address, ids] of [
    ['/pto', ['pto-meetings']],
    ['/resources/calendar', ['school-days', 'pto-meetings']],
  ] as const) {
    await page.goto(address);
    const offer = page.getByRole('main').locator('a[href*="/feeds/"]');
    const hrefs = await Promise.all((await offer.all()).map((link) => link.getAttribute('href')));
    const host = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').host;
    const [subscribed, files] = [`webcal://${host}/feeds/`, '/feeds/'].map((at) => ids.map((id) => `${at}${id}.ics`));
    expect(hrefs).toEqual([...(subscribed ?? []), ...(files ?? [])]);
    const google = page.getByRole('link', { name: /^Google Calendar/ });
    const cids = await google.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).search));
    expect(cids).toEqual(subscribed?.map((address) => `?cid=${encodeURIComponent(address)}`));
    await page.getByText('Outlook, Android').click();
    await page.mouse.move(5, 400);
    await page.getByRole('button', { name: 'Copy the address' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://${host}/feeds/${ids[0]}.ics`);
    await page.emulateMedia({ media: 'print' });
    await expect(offer.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
