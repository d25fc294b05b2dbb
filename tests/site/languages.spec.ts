import { axeProblems } from '../access/axe.ts';
import { expect, test } from '../support/site-test.ts';

/** The fixture's made-up language, which is written from right to left. */
const PATH = '/qaa';

test('the key facts in another language, from right to left in an English frame', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('lang', 'qaa');
  await expect(main).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Stcaf yek \|/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stcaf yek');
  await expect(main.getByRole('definition')).toHaveCount(7);
  await expect(main.getByRole('link', { name: '401-555-0140' })).toHaveAttribute('href', 'tel:+1-401-555-0140');
  const [term, value] = await Promise.all([
    main.getByRole('term').first().boundingBox(),
    main.getByRole('definition').first().boundingBox(),
  ]);
  expect(term?.x).toBeGreaterThan(value?.x ?? Infinity);
  const orderOf = (text: string) =>
    main.getByText(text).evaluate((element, words) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      return words.map((word) => {
        const range = new Range();
        const start = node.data.indexOf(word);
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        return range.getBoundingClientRect().left;
      });
    }, text.split(' '));
  const [number = 0, street = 0] = await orderOf('840 Providence');
  expect(number).toBeLessThan(street);
  expect(await axeProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('Home and the page name each other as alternates, and every footer links to it', async ({ page, request }) => {
  const alternates = () =>
    page
      .locator('link[hreflang]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
  const expected = [
    ['en', '/'],
    ['x-default', '/'],
    ['qaa', PATH],
  ];
  for (const path of ['/', PATH]) {
    await page.goto(path);
    expect(await alternates()).toEqual(expected);
  }
  await page.goto('/tuition');
  expect(await alternates()).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Elpmas' });
  await expect(link).toHaveAttribute('lang', 'qaa');
  await link.click();
  await expect(page).toHaveURL(PATH);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${PATH}</loc>`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card ?? '').pathname)).status()).toBe(200);
});
