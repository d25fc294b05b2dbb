import { ADDRESSES } from './addresses.ts';
import { expect, test } from './site-test.ts';

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
  test(`${address} is set with printed marks, and no range, date or time breaks over lines`, async ({ page }) => {
    await page.goto(address);
    expect((await page.locator('body').innerText()).match(TYPED) ?? []).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(brokenOverLines), `${width} pixels`).toEqual([]);
    }
  });
}

test('on a phone, the label of every document is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const address of ['/tuition', '/admissions', '/resources/calendar', '/pto', '/programs/hifz']) {
    await page.goto(address);
    const links = page.getByRole('main').locator('a[href$=".pdf"]').filter({ visible: true });
    await expect(links.first()).toBeAttached();
    for (const link of await links.all()) expect((await link.boundingBox())?.height, address).toBeLessThanOrEqual(48);
  }
});
