import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fixtureToday } from '../../build/project-copy.ts';
import { ADDRESSES } from './addresses.ts';
import { setDay } from './site-test.ts';

/** The text, visibility and links of a page. */
export type Snapshot = {
  /** All text of the document, visible or not, with whitespace collapsed. */
  text: string;
  /** Every visible piece of text. */
  seen: string[];
  /** The pieces of it that may be hidden on purpose: in the menu, or in print. */
  mayHide: { menu: string[]; paper: string[] };
  /** The visible headings, each with its vertical position in CSS pixels. */
  headings: { text: string; top: number }[];
  /** The `href` of every link, as written. */
  links: string[];
};

/** Runs in the page. */
function takeSnapshot(): Snapshot {
  const ofScreen = '[class*="print:hidden"], [class*="print:not-has"], .site-menu, .site-menu-toggle, [data-notice]';
  const evenOut = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pieces: string[] = [];
  const seen: string[] = [];
  const mayHide: Snapshot['mayHide'] = { menu: [], paper: [] };
  const range = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const piece = evenOut(node.nodeValue ?? '');
    const parent = node.parentElement;
    if (piece === '' || !parent || parent.closest('script, style')) continue;
    pieces.push(piece);
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (isSeen(parent) && width > 0 && height > 0) seen.push(piece);
    if (parent.closest('[popover]')) mayHide.menu.push(piece);
    if (parent.closest(ofScreen)) mayHide.paper.push(piece);
  }
  return {
    text: pieces.join(' '),
    seen,
    mayHide,
    headings: [...document.querySelectorAll('h1, h2, h3, h4')].filter(isSeen).map((heading) => ({
      text: evenOut(heading.textContent ?? ''),
      top: Math.round(heading.getBoundingClientRect().top + scrollY),
    })),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  };
}

export const snapshot = (page: Page): Promise<Snapshot> => page.evaluate(takeSnapshot);

/**
 * Makes every page wait for its fonts, however late they are. A font that comes too late isn't used at all
 * (`font-display: fallback`). That changes line breaks and shifts the content below, so two such pages can't be
 * compared.
 */
export const waitForFaces = (context: BrowserContext | Page): Promise<unknown> =>
  context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('font-display:fallback', 'font-display:block'),
    });
  });

/** A snapshot after fonts have loaded or failed. */
export async function settledSnapshot(page: Page): Promise<Snapshot> {
  await page.evaluate(async () => {
    // Layout requests the fonts the page uses.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  return snapshot(page);
}

/** Opens an address and waits for its HTML, and for its CSS to load or fail. Everything else may hang. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet, href }) => sheet !== null || performance.getEntriesByName(href).length > 0,
      ),
  );
}

/** Opens an address and waits until the page's main script has run. */
export async function openWithScript(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator('html[data-frame="ready"]').waitFor({ state: 'attached' });
}

/**
 * A snapshot of every address when nothing fails, on a day. Its text is that of the page without JavaScript, with what is
 * hidden on that day.
 */
export async function healthySnapshots(browser: Browser, options: BrowserContextOptions, day = fixtureToday()) {
  const snapshots: Record<string, Snapshot> = {};
  const plainContext = await browser.newContext({ ...options, javaScriptEnabled: false });
  const context = await browser.newContext(options);
  await setDay(context, day);
  await waitForFaces(context);
  const [plain, page] = [await plainContext.newPage(), await context.newPage()];
  for (const address of ADDRESSES) {
    await plain.goto(address, { waitUntil: 'domcontentloaded' });
    await openWithScript(page, address);
    const { text } = await snapshot(plain);
    snapshots[address] = { ...(await settledSnapshot(page)), text };
  }
  await Promise.all([plainContext.close(), context.close()]);
  return snapshots;
}

/** Text that the healthy page shows and this one doesn't, except text that may be hidden. */
export function notSeen(healthy: Snapshot, found: Snapshot, mayHide: readonly string[] = []): string[] {
  const seen = new Set([...found.seen, ...mayHide]);
  return [...new Set(healthy.seen)].filter((piece) => !seen.has(piece));
}

/** Whether the screen shows anything. A screenshot in a single color is a blank page. */
export async function isDrawn(page: Page): Promise<boolean> {
  // Not `page.screenshot`, which waits for fonts that may never come.
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await client.detach();
  const { channels } = await sharp(Buffer.from(data, 'base64')).removeAlpha().stats();
  return channels.some(({ stdev }) => stdev > 5);
}

/** Excludes the two links that lead to the 404 page on purpose. */
const ALIVE = ':not([href="/contact"]):not([href="/admissions/apply-now"])';

/** Follows a link in the main content, or in the footer if there is none. Returns where it should lead. */
export async function followLink(page: Page, position: number): Promise<string> {
  const inMain = page.locator(`main a[href^="/"]:not([href*="."]):not([href*="#"])${ALIVE}:visible`);
  const links = (await inMain.count()) > 0 ? inMain : page.locator(`a[href^="/"]${ALIVE}:visible`);
  // In print, a page may have no visible links.
  if ((await links.count()) === 0) return '';
  const link = links.nth(position % (await links.count()));
  const href = (await link.getAttribute('href')) ?? '';
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL(href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return href;
}

/**
 * Translates the page as a browser's translator does: wraps every text node twice and changes the document language.
 * Runs in the page.
 */
export function translate(): void {
  document.documentElement.lang = 'ar';
  document.documentElement.classList.add('translated-rtl');
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  }
}
