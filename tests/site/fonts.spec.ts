import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { FIXTURE_FOLDER } from '../../build/project-copy.ts';
import { addressOf, pagesOf } from '../../checks/built-pages.ts';
import { expect, test } from '../support/site-test.ts';

const DIST = join(FIXTURE_FOLDER, 'dist');
const ITALICS = /class="(?:[^"]* )?italic[ "]|<(?:em|cite)[ >]/;
const PRELOAD = /rel="preload" href="[^"]*-italic\.[^"]*woff2"/;

/** The lines on which a page is visited for the first time: latency in ms, throughput in bytes a second. */
const LINES = {
  'at full speed': undefined,
  'on a slow line': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
} as const;

/** The Arabic of each page. */
const ARABIC = {
  '/': 'اقرأ',
  '/programs/hifz': 'وَرَتِّلِ ٱلْقُرْءَانَ تَرْتِيلًا',
  '/about-us/head-of-school': 'السلام عليكم ورحمة الله',
} as const;

/** The PostScript names of the fonts that drew the text of the matching elements, or null for a system font. */
async function fontsOf(client: CDPSession, selector: string): Promise<(string | null)[]> {
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const names = new Set<string | null>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { postScriptName, isCustomFont } of fonts) names.add(isCustomFont ? postScriptName : null);
  }
  return [...names];
}

/** Opens a page with an empty cache. Returns a session for asking about fonts. */
async function visitFirst(page: Page, address: string, line: keyof typeof LINES): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  const conditions = LINES[line];
  if (conditions) await client.send('Network.emulateNetworkConditions', conditions);
  await page.goto(address);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  return client;
}

test('pages with italics, and only these, preload their font', () => {
  const pages = pagesOf(DIST).map((file) => ({ file, html: readFileSync(join(DIST, file), 'utf8') }));
  const addressesWith = (pattern: RegExp) =>
    pages.filter(({ html }) => pattern.test(html)).map((p) => addressOf(p.file));
  expect(addressesWith(PRELOAD)).toEqual(addressesWith(ITALICS));
  expect(addressesWith(ITALICS)).toContain('/about-us/head-of-school');
});

for (const line of Object.keys(LINES) as (keyof typeof LINES)[]) {
  for (const address of ['/', '/about-us/mission-statement', '/about-us/head-of-school'] as const) {
    test(`a first visit to ${address} ${line} has its own fonts, italics included`, async ({ page }) => {
      const client = await visitFirst(page, address, line);
      expect(await fontsOf(client, 'main .italic')).toEqual([expect.stringMatching(/^Newsreader.*Italic/)]);
      expect(await fontsOf(client, 'h1')).toEqual([expect.stringMatching(/^Newsreader(?!.*Italic)/)]);
    });
  }

  for (const [address, text] of Object.entries(ARABIC)) {
    test(`a first visit to ${address} ${line} shows its Arabic drawn, and has it as text`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await visitFirst(page, address, line);
      const arabic = page.getByText(text, { exact: true });
      await expect(arabic).toHaveAttribute('lang', 'ar');
      const drawing = page.locator('main svg[viewBox]:has(+ [lang=ar]) path');
      await expect(drawing).toBeVisible();
      expect((await drawing.boundingBox())?.width).toBeGreaterThan(40);
      expect(requests.filter((url) => url.includes('amiri'))).toEqual([]);
    });
  }
}
