import { visit } from '../../access/visit.ts';
import { ADDRESSES, TWINS } from '../../support/addresses.ts';
import { expect, test } from '../../support/site-test.ts';

test('every page has a title of its own, the same frame in the same order, and one meaning for each name', async ({
  page,
}) => {
  const titles = new Map<string, string>();
  const places = new Map<string, Map<string, string>>();
  let frame: { before: string[]; after: string[] } | undefined;
  for (const address of ADDRESSES) {
    await visit(page, address);
    const { title, links, around } = await page.evaluate(() => ({
      title: document.title,
      links: window.audits.allLinks(),
      around: window.audits.frameLinks(),
    }));
    const twin = TWINS[address] ?? address;
    expect.soft(titles.get(title) ?? twin, `title “${title}” of ${address}`).toBe(twin);
    titles.set(title, twin);

    // WCAG 3.2.3 and 3.2.6: navigation, phone and email are in the same order on every page.
    frame ??= around;
    expect.soft(around, `the frame of ${address}`).toEqual(frame);

    // WCAG 3.2.4: a link name outside the main content has the same destination on every page.
    for (const { part, name, href } of links) {
      if (part === 'main' || href.startsWith('#')) continue;
      const of = places.get(`${part}: ${name}`) ?? new Map<string, string>();
      places.set(`${part}: ${name}`, of.set(href, address));
    }
  }
  const ambiguous = [...places].filter(([, hrefs]) => hrefs.size > 1).map(([name, hrefs]) => [name, ...hrefs.keys()]);
  expect(ambiguous).toEqual([]);
  // Before the main part: in the top bar, in the header, and at the foot of the menu.
  expect(frame?.before.filter((link) => /tel:|mailto:/.test(link))).toHaveLength(5);
  expect(frame?.after.filter((link) => /tel:|mailto:/.test(link))).toHaveLength(2);
});
