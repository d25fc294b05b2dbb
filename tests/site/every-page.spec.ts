/** What every page says of itself, that it is complete without script, and how high it may be on a phone. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { ADDRESSES, TWINS } from '../support/addresses.ts';
import { brokenOverLines } from '../support/page-text.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

const DIST = join(FIXTURE_FOLDER, 'dist');
const SCHOOL = 'West Warwick Islamic School';
/** Pages under construction. Breadcrumbs name them without a link. */
const PLACEHOLDERS = ['/programs', '/resources'];
/** The parent in the breadcrumb of pages whose address doesn't say it. A page under construction has no trail. */
const PARENTS: Record<string, string> = {
  '/history': '/about-us',
  '/staff': '/about-us',
  '/pto': '/resources',
  '/calendar': '/resources',
  '/handbook': '/resources',
  '/programs/high-school': '',
};

/** Runs in the page: what it says of itself, and its links to documents and to other sites. */
function readFacts() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const trail = all('nav[aria-label=Breadcrumb] li').map((item) => {
    const link = item.querySelector('a');
    return [textOf(link ?? item).replace(/^›/, ''), link?.getAttribute('href') ?? item.getAttribute('aria-current')];
  });
  const metas = all('meta[content]').map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
    meta.getAttribute('content') ?? '',
  ]);
  return {
    title: document.title,
    headings: all('h1').map(textOf),
    landmarks: ['body > header', 'main', 'body > footer', 'nav[aria-label=Main]'].map((part) => all(part).length),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    metas: Object.fromEntries(metas) as Record<string, string>,
    trail,
    data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    documents: all('main a[href$=".pdf"]').map((link) => [link.getAttribute('href') ?? '', textOf(link)] as const),
    // The heading of each part of the page, if it isn't of the second level.
    levels: all('main section[aria-labelledby]')
      .filter((part) => !part.parentElement?.closest('section'))
      .map((part) => document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.outerHTML ?? 'none')
      .filter((heading) => !heading.startsWith('<h2')),
    unsafe: all('a[href^="https:"]')
      .filter((link) => link.getAttribute('target') !== '_blank' || !link.matches('[rel~=noopener]'))
      .concat(all('a[target]').filter((link) => !textOf(link).endsWith('(opens in a new tab)')))
      .map((link) => link.outerHTML),
    // WCAG 3.2.3, 3.2.4 and 3.2.6: navigation, phone and email have the same order, names and places on every page.
    frame: all('body > :not(main) a[href]').map((link) => `${textOf(link)} → ${link.getAttribute('href')}`),
    // To VoiceOver, a list without markers is none, unless its role says so.
    bare: all('ol, ul')
      .filter((list) => getComputedStyle(list).listStyleType === 'none' && list.getAttribute('role') !== 'list')
      .map((list) => list.outerHTML),
    // Without script, they would do nothing.
    idle: all('main button')
      .filter((button) => button.checkVisibility())
      .map((button) => button.outerHTML),
  };
}

/**
 * Hidden until needed: buttons that need JavaScript, messages about its failure, list options, what is true on a later day or
 * in a closing, letters down a phone’s A–Z. What a summary opens needs no JavaScript; nor is there a day to mark without it.
 */
const MAY_HIDE =
  'script, [data-class], [class|="only"], [class*="noscript:hidden"], [data-start-failed], option, [data-from], details > :not(summary), .months > ul > :last-child, [href^="#letter"]';

/** Runs in the page: text in the main content that isn't visible. */
function unseenTexts(exempt: string): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const unseen: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    const isSeen =
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && parent.getClientRects().length;
    if (data.trim() && !isSeen && !parent?.closest(exempt)) unseen.push(data);
  }
  return unseen;
}

/** What the specification quotes with such marks (tests/acceptance/quoted.spec.ts). */
const QUOTED = /Teacher - Apply|what's inside/g;

/** Marks that only a keyboard makes: straight quotation marks, and hyphens as dashes. Phone numbers keep their hyphens. */
const TYPED = /\S*['"]\S*|\S+ - \S+|(?<![\w-])(?:\d+|K)-\d+(?![\w-])|\w+day-\w+day/g;

/** Ranges, dates and times, which stay on one line. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const TOGETHER = String.raw`\S+–\S+|\d\s[AP]M\b|\b${MONTH}\s\d+`;

/** The pages whose part with the phone number says whether the office is open. */
const WITH_HOURS = ['/', '/admissions/general-info', '/admissions/grades', '/careers', '/resources/calendar'];

/** How high a page may be on a phone, in pixels. */
const HIGHEST = 5400;
/** The pages with a limit of their own: Home, and those that families come back to. */
const LIMITS: Record<string, number> = {
  '/': 7100,
  '/admissions': 4800,
  '/admissions/general-info': 3900,
  '/calendar': 4000,
  '/resources/calendar': 4000,
  '/tuition': 4300,
};

/** The page that has a title or a description. */
const firstWith = new Map<string, string>();

test('each page says what it is, and has all its text in printed marks, without script', async ({ page }) => {
  test.slow();
  let around: string[] | undefined;
  for (const address of ADDRESSES) {
    const parent = PARENTS[address] ?? address.slice(0, address.lastIndexOf('/'));
    const canonicalPath = TWINS[address] ?? address;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const { title, headings, landmarks, canonical, metas, trail, data, documents, levels, unsafe, frame, bare, idle } =
      await page.evaluate(readFacts);
    const [heading = ''] = headings;
    const hrefs = trail.map(([, href]) => href);
    expect.soft([headings.length, ...landmarks], address).toEqual([1, 1, 1, 1, 1]);
    expect.soft(title, address).toMatch(/ \| West Warwick Islamic School$/);
    expect.soft(title, address).toContain(address === '/' ? 'Home' : heading);
    expect.soft(hrefs, address).toEqual(parent ? ['/', PLACEHOLDERS.includes(parent) ? null : parent, 'page'] : []);
    if (parent) expect.soft([trail[0]?.[0], trail[2]?.[0]], address).toEqual(['Home', heading]);
    expect.soft(new URL(canonical).pathname, address).toBe(canonicalPath);
    expect.soft([...levels, ...unsafe, ...bare, ...idle], address).toEqual([]);

    around ??= frame;
    expect.soft(frame, address).toEqual(around);
    // In the top bar, in the header, at the foot of the menu, and in the footer.
    expect.soft(frame.filter((link) => /tel:|mailto:/.test(link))).toHaveLength(7);

    expect.soft(metas, address).toMatchObject({
      description: expect.stringMatching(/^.{40,180}$/),
      'og:url': canonical,
      'og:site_name': SCHOOL,
      'og:description': metas['description'],
      'og:image:alt': expect.stringContaining(SCHOOL),
      'twitter:card': 'summary_large_image',
    });
    expect.soft(title, address).toContain(metas['og:title'] ?? 'no title');
    const card = join(DIST, new URL(metas['og:image'] ?? '').pathname);
    expect.soft(await sharp(card).metadata(), address).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect.soft(statSync(card).size, address).toBeLessThanOrEqual(80_000);
    for (const words of address === canonicalPath ? [title, metas['description'] ?? ''] : []) {
      expect.soft(firstWith.get(words) ?? address, words).toBe(address);
      firstWith.set(words, address);
    }

    expect.soft(data, address).toHaveLength(1);
    const graph: Record<string, unknown>[] = JSON.parse(data[0] ?? '{}')['@graph'];
    const ofType = (type: string) => graph.filter((node) => node['@type'] === type);
    expect.soft(ofType('School'), address).toHaveLength(1);
    // The school hasn't confirmed any position, so search engines get none.
    expect.soft(ofType('JobPosting'), address).toEqual([]);
    expect.soft(ofType('BreadcrumbList'), address).toHaveLength(parent ? 1 : 0);

    for (const [href, text] of documents) {
      const size = Math.ceil(statSync(join(DIST, href)).size / 1000);
      expect.soft(text, address).toContain(`(PDF, ${size} kB)`);
    }

    expect.soft(await page.evaluate(unseenTexts, MAY_HIDE), address).toEqual([]);
    const hours = await page.locator('main [data-office-now]').count();
    expect.soft(hours > 0, address).toBe(WITH_HOURS.includes(canonicalPath));
    expect.soft((await page.locator('body').innerText()).replace(QUOTED, '').match(TYPED) ?? [], address).toEqual([]);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(brokenOverLines, TOGETHER), `${address} at ${width} px`).toEqual([]);
    }
    // After a window was made narrower, Home can be higher for a moment.
    await page.goto(address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, address).toBeLessThanOrEqual(LIMITS[address] ?? HIGHEST);
    const footer = await page.locator('body > footer').boundingBox();
    expect.soft(footer?.height ?? NaN, address).toBeLessThanOrEqual(720);
  }
});
