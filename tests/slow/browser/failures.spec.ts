/**
 * Failures between the server and the visitor. Every page must keep all its text, headings and links, render them, and
 * log no errors of its own.
 */
import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';
import { fixtureToday } from '../../../build/project-copy.ts';
import { open, openWithScript, type Snapshot, snapshot, translate } from '../../support/failure-support.ts';
import { collectComplaints, setDay } from '../../support/site-test.ts';

/** One page of each kind: slides and a form, a schedule, dates, a frame, people, pictures, the search, prose. */
const ADDRESSES = [
  '/',
  '/tuition',
  '/resources/calendar',
  '/careers',
  '/staff',
  '/resources/science-fair-gallery',
  '/find',
  '/privacy',
];

/** Makes every page wait for its fonts, however late they are, because others move the content below them. */
const waitForFaces = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:fallback', 'font-display:block');
    await route.fulfill({ response, body });
  });

/** The pages when nothing fails. The text is that of the page without JavaScript, with what is hidden on this day. */
const test = base.extend<object, { healthy: Record<string, Snapshot> }>({
  healthy: [
    async ({ browser }, use, { project }) => {
      const options = { baseURL: project.use.baseURL ?? '' };
      const contexts = await Promise.all([
        browser.newContext({ ...options, javaScriptEnabled: false }),
        browser.newContext(options),
      ]);
      await setDay(contexts[1], fixtureToday());
      await waitForFaces(contexts[1]);
      const [plain, page] = await Promise.all(contexts.map((context) => context.newPage()));
      const snapshots: Record<string, Snapshot> = {};
      if (!plain || !page) return;
      for (const address of ADDRESSES) {
        await plain.goto(address, { waitUntil: 'domcontentloaded' });
        await openWithScript(page, address);
        snapshots[address] = { ...(await snapshot(page, true)), text: (await snapshot(plain)).text };
      }
      await Promise.all(contexts.map((context) => context.close()));
      await use(snapshots);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

type Condition = {
  /** Sets up the failure before any page opens. */
  prepare: (context: BrowserContext) => Promise<unknown>;
  /** Matches what the failure itself makes the browser log. */
  expected?: (text: string, url: string) => boolean;
  /** False if the page's own script can't run, so the test doesn't wait for it. */
  hasScript?: false;
  /** More checks for each address. Returns the problems. */
  alsoHolds?: (page: Page, healthy: Snapshot) => Promise<string[]>;
};

/** The first script that the page requests when the visitor interacts. */
const isFirstScript = (url: string) => /\/_assets\/load-on-first-interaction\.[^/]*\.js$/.test(url);
const isScript = (url: string) => url.endsWith('.js');
const isStyle = (url: string) => url.endsWith('.css');
const isPicture = (url: string) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(url);

/** Handles every matching request in this way. */
const meet = (isHit: (url: string) => boolean, fate: (route: Route) => Promise<void>): Condition => ({
  prepare: (context) => context.route(({ href }) => isHit(href), fate),
  expected: (text, url) => text.startsWith('console: Failed to load resource') && isHit(url),
});
const blocked = (isHit: (url: string) => boolean) => meet(isHit, (route) => route.abort('blockedbyclient'));

/** The menu must open when its button is pressed, with or without JavaScript. */
async function menuOpens(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const isOpen = await page.getByRole('navigation', { name: 'Main' }).isVisible();
  await page.keyboard.press('Escape');
  return isOpen ? [] : ['the menu does not open'];
}

/** No heading may be higher or lower than on the healthy page, and every picture that is missing must have a name. */
async function staysInPlace(page: Page, healthy: Snapshot): Promise<string[]> {
  const { headings } = await snapshot(page, true);
  const moved = headings.filter(({ top }, index) => Math.abs(top - (healthy.headings[index]?.top ?? Number.NaN)) > 1);
  const nameless = await page.locator('img:not([alt])').count();
  return [...moved.map(({ text }) => `“${text}” has moved`), ...(nameless > 0 ? ['a picture has no alt'] : [])];
}

/** Moves the mouse, which requests the first script. Whatever happens to it, the page must stay the same. */
async function staysOnFirstInteraction(page: Page): Promise<string[]> {
  const before = await snapshot(page, true);
  const firstScript = page.waitForRequest((request) => isFirstScript(request.url()));
  await page.mouse.move(5, 400);
  await firstScript;
  const { text, headings } = await snapshot(page);
  const isSame = text === before.text && JSON.stringify(headings) === JSON.stringify(before.headings);
  return isSame ? [] : ['the page changes when the visitor moves the mouse'];
}

/** Blocks every script, inline ones too, like an extension that blocks JavaScript. */
const isOfRefusedScript = (text: string) => /^console: .*violates the following Content Security Policy/.test(text);
const refuseScripts = (context: BrowserContext) =>
  context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    },
  );

/** Without CSS, no fonts are requested, and the browser logs a warning. */
const isOfMissingStyle = (text: string, url: string) =>
  (text.startsWith('console: Failed to load resource') && isStyle(url)) ||
  /^console: The resource \S+\.woff2 was preloaded using link preload but not used/.test(text);

const CONDITIONS: Record<string, Condition> = {
  'script files blocked': { ...blocked(isScript), alsoHolds: staysOnFirstInteraction },
  'the first script file is something else': {
    ...meet(isFirstScript, (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/javascript' })),
    expected: (text) => text.startsWith('uncaught: '),
  },
  'style blocked': { ...blocked(isStyle), expected: isOfMissingStyle, alsoHolds: menuOpens },
  'no script runs and style blocked': {
    prepare: async (context) => {
      await blocked(isStyle).prepare(context);
      await refuseScripts(context);
    },
    hasScript: false,
    expected: (text, url) => isOfMissingStyle(text, url) || isOfRefusedScript(text),
    alsoHolds: menuOpens,
  },
  'pictures are missing': {
    ...blocked(isPicture),
    prepare: async (context) => {
      await waitForFaces(context);
      await blocked(isPicture).prepare(context);
    },
    alsoHolds: staysInPlace,
  },
  'translated by the browser': {
    prepare: (context) =>
      context.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()}, { once: true });`),
  },
  'an old browser': {
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        Reflect.deleteProperty(window, 'HTMLDialogElement');
        Reflect.deleteProperty(window, 'IntersectionObserver');
      }),
  },
  'the browser blocks all site data': {
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          const get = () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          };
          Object.defineProperty(window, name, { get });
        }
      }),
    alsoHolds: staysOnFirstInteraction,
  },
};

/** What is wrong with a page beside the healthy one. */
function differences(found: Snapshot, healthy: Snapshot): string[] {
  const missing = healthy.seen.filter((piece) => !found.seen.includes(piece));
  return [
    ...(found.text === healthy.text ? [] : ['the text differs']),
    ...missing.map((piece) => `not to be seen: ${piece}`),
    ...(found.links.join(' ') === healthy.links.join(' ') ? [] : ['the links differ']),
  ];
}

for (const [name, { prepare, expected, hasScript = true, alsoHolds }] of Object.entries(CONDITIONS)) {
  test(`every kind of page works: ${name}`, async ({ context, baseURL, healthy }) => {
    const complaints = collectComplaints(context, [new URL(baseURL ?? '').host], expected);
    await setDay(context, fixtureToday());
    await prepare(context);
    const page = await context.newPage();
    for (const address of ADDRESSES) {
      const reference = healthy[address];
      if (!reference) throw new Error(`${address} was not looked at.`);
      await (hasScript ? openWithScript : open)(page, address);
      expect.soft(differences(await snapshot(page), reference), address).toEqual([]);
      expect.soft((await alsoHolds?.(page, reference)) ?? [], address).toEqual([]);
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints).toEqual([]);
  });
}
