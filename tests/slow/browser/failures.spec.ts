/**
 * Failures between the server and the visitor. Every page must keep all its text, headings and links, render them, and
 * log no errors of its own.
 */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { fixtureToday } from '../../../build/project-copy.ts';
import { openWithScript, type Snapshot, snapshot } from '../../support/failure-support.ts';
import { test as base, expect, setDay } from '../../support/site-test.ts';

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
  expected?: RegExp;
  /** False if the page's own script can't run, so the test doesn't wait for it. */
  hasScript?: false;
  /** More checks for each address. Returns the problems. */
  alsoHolds?: (page: Page, healthy: Snapshot) => Promise<string[]>;
};

/** The first script that the page requests when the visitor interacts. */
const FIRST_SCRIPT = /\/_assets\/load-on-first-interaction\.[^/]*\.js$/;
const STYLE = /\.css$/;
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|ico)$/;
const PAGE = /\/[^.]*$/;

const block = (route: Route) => route.abort('blockedbyclient');
/** Without CSS, no fonts are requested, and the browser logs a warning. */
const MISSING_STYLE = /Failed to load resource.*\.css$|\.woff2 was preloaded using link preload but not used/;

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
  const firstScript = page.waitForRequest(FIRST_SCRIPT);
  await page.mouse.move(5, 400);
  await firstScript;
  const { text, headings } = await snapshot(page);
  const isSame = text === before.text && JSON.stringify(headings) === JSON.stringify(before.headings);
  return isSame ? [] : ['the page changes when the visitor moves the mouse'];
}

/** Blocks every script, inline ones too, like an extension that blocks JavaScript. */
const refuseScripts = (context: BrowserContext) =>
  context.route(PAGE, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });

const CONDITIONS: Record<string, Condition> = {
  'the first script file is something else': {
    prepare: (context) =>
      context.route(FIRST_SCRIPT, (route) =>
        route.fulfill({ body: '<!doctype html>', contentType: 'text/javascript' }),
      ),
    expected: /^uncaught: /,
    alsoHolds: staysOnFirstInteraction,
  },
  'style blocked': {
    prepare: (context) => context.route(STYLE, block),
    expected: MISSING_STYLE,
    alsoHolds: menuOpens,
  },
  'no script runs and style blocked': {
    prepare: (context) => Promise.all([context.route(STYLE, block), refuseScripts(context)]),
    hasScript: false,
    expected: new RegExp(`${MISSING_STYLE.source}|violates the following Content Security Policy`),
    alsoHolds: menuOpens,
  },
  'pictures are missing': {
    prepare: (context) => Promise.all([waitForFaces(context), context.route(PICTURE, block)]),
    expected: /Failed to load resource.*\.(?:svg|png|jpe?g|webp|avif|ico)$/,
    alsoHolds: staysInPlace,
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
  ];
}

for (const [name, { prepare, expected, hasScript = true, alsoHolds }] of Object.entries(CONDITIONS)) {
  test.describe(name, () => {
    test.use({ expectedComplaint: expected });

    test('every kind of page works', async ({ context, page, healthy }) => {
      await prepare(context);
      for (const address of ADDRESSES) {
        const reference = healthy[address];
        if (!reference) throw new Error(`${address} was not looked at.`);
        await (hasScript ? openWithScript(page, address) : page.goto(address));
        expect.soft(differences(await snapshot(page), reference), address).toEqual([]);
        expect.soft((await alsoHolds?.(page, reference)) ?? [], address).toEqual([]);
      }
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
