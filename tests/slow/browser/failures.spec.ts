/**
 * Failures between the server and the visitor. On every address, the page must keep all its text, headings and links,
 * render something, and log no errors of its own.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Route,
} from '@playwright/test';
import { copyProject, FIXTURE_CONTENT, fixtureToday } from '../../../build/project-copy.ts';
import { type ServerProcess, startProcess } from '../../../server/testing/process.ts';
import { startProxy } from '../../islands/support.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { nextDrawing } from '../../support/drawing.ts';
import {
  followLink,
  healthySnapshots,
  isDrawn,
  notSeen,
  open,
  openWithScript,
  type Snapshot,
  settledSnapshot,
  snapshot,
  translate,
  waitForFaces,
} from '../../support/failure-support.ts';
import { collectComplaints, setDay } from '../../support/site-test.ts';

/** Each test opens every address: seconds on an idle machine, minutes on a busy one. */
const LIMIT_MS = 400_000;

const test = base.extend<object, { healthy: Record<string, Snapshot> }>({
  healthy: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      await use(
        await healthySnapshots(browser, {
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
        }),
      );
    },
    { scope: 'worker', timeout: LIMIT_MS },
  ],
});

type Condition = {
  /** The visitor's day. Defaults to that of the fixture site. */
  day?: string;
  /** Sets up the failure before any page opens. */
  prepare?: (context: BrowserContext, page: Page) => Promise<unknown>;
  options?: BrowserContextOptions;
  /** Matches what the failure itself makes the browser log. */
  expected?: (text: string, url: string) => boolean;
  /** False if the page's own script can't run, so the test doesn't wait for it. */
  hasScript?: boolean;
  /** Changes the failure makes to the text on purpose. */
  textOf?: (text: string) => string;
  /** What this failure hides on purpose. */
  mayHide?: keyof Snapshot['mayHide'];
  /** Whether the failure has occurred at all. If not, the test proves nothing. */
  hasStruck?: () => boolean;
  /** More checks for each address. Returns the problems. */
  alsoHolds?: (page: Page, healthy: Snapshot, address: string) => Promise<string[]>;
};

test.describe.configure({ timeout: LIMIT_MS });

/** Slow checks run on every fourth address only, a different set for each failure. */
const COSTLY_EVERY = 4;

/** Checks every address under a failure and returns all problems, each with its address. */
async function problemsUnder(
  context: BrowserContext,
  baseURL: string,
  healthy: Record<string, Snapshot>,
  name: string,
  {
    prepare,
    expected,
    hasScript = true,
    textOf = (text) => text,
    mayHide,
    hasStruck,
    alsoHolds,
    day = fixtureToday(),
  }: Condition,
): Promise<string[]> {
  const problems: string[] = [];
  const complaints = collectComplaints(context, [new URL(baseURL).host], expected);
  await setDay(context, day);
  const page = await context.newPage();
  await prepare?.(context, page);
  for (const [position, address] of ADDRESSES.entries()) {
    const reference = healthy[address];
    if (!reference) throw new Error(`${address} was not looked at.`);
    const isTurn = (turn: number) => (position + name.length) % COSTLY_EVERY === turn;
    const add = (problem: string) => problems.push(`${address}: ${problem}`);
    try {
      await (hasScript ? openWithScript : open)(page, address);
      const found = await snapshot(page);
      if (found.text !== textOf(reference.text))
        add(`the text differs: ${difference(textOf(reference.text), found.text)}`);
      const hidden = mayHide ? reference.mayHide[mayHide] : [];
      const missing = notSeen({ ...reference, seen: reference.seen.map(textOf) }, found, hidden);
      if (missing.length > 0) add(`not to be seen: ${missing.join(' | ')}`);
      const headings = found.headings.map(({ text }) => text);
      for (const { text } of reference.headings) {
        if (!headings.includes(text) && !hidden.includes(text)) add(`the heading “${text}” is not to be seen`);
      }
      if (found.links.join(' ') !== reference.links.join(' ')) add('the links differ');
      if (isTurn(0) && !(await isDrawn(page))) add('nothing is drawn');
      for (const problem of (await alsoHolds?.(page, reference, address)) ?? []) add(problem);
      if (isTurn(1)) await followLink(page, position);
    } catch (error) {
      add(String(error));
    }
    for (const complaint of complaints.splice(0)) add(complaint);
  }
  // The linked page may still be loading files.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  if (hasStruck && !hasStruck()) problems.push('the condition never struck');
  return problems;
}

/** The first difference between two texts, with some text around it. */
function difference(wanted: string, found: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === found[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 60);
  return `“${around(wanted)}” became “${around(found)}”`;
}

/** The first script that the page requests when the visitor interacts. */
const isFirstScript = (url: string) => /\/_assets\/load-on-first-interaction\.[^/]*\.js$/.test(url);
const isScript = (url: string) => url.endsWith('.js');
const isStyle = (url: string) => url.endsWith('.css');
const isFont = (url: string) => url.endsWith('.woff2');
const isPicture = (url: string) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(url);

/** Handles every matching request in this way. */
function meet(isHit: (url: string) => boolean, fate: (route: Route) => Promise<void>): Condition {
  let count = 0;
  return {
    prepare: (context) =>
      context.route(
        ({ href }) => isHit(href),
        (route) => {
          count += 1;
          return fate(route);
        },
      ),
    expected: (text, url) => text.startsWith('console: Failed to load resource') && isHit(url),
    hasStruck: () => count > 0,
  };
}
/** Matching requests fail immediately, as with a content blocker. */
const blocked = (isHit: (url: string) => boolean) => meet(isHit, (route) => route.abort('blockedbyclient'));
/** Matching requests get this response. */
const answered = (isHit: (url: string) => boolean, status: number, body: string) =>
  meet(isHit, (route) => route.fulfill({ status, body, contentType: 'text/javascript' }));
/** Matching requests are never answered. */
const hanging = (isHit: (url: string) => boolean) => meet(isHit, () => new Promise(() => {}));

/** The same failure on pages that wait for their fonts, as the healthy ones did. */
const withFaces = (condition: Condition): Condition => ({
  ...condition,
  prepare: async (context, page) => {
    await waitForFaces(context);
    await condition.prepare?.(context, page);
  },
});

/** Removes features that an old browser doesn't have, before any script runs. */
const lacking = (takeAway: () => void): Condition => ({ prepare: (context) => context.addInitScript(takeAway) });

/** Replaces the year in the footer, as the visitor sees it. */
const year = (shown: number) => (text: string) => text.replace(/(©\s*)?\b20\d\d(?=\s(West|$))|^20\d\d$/, `$1${shown}`);

/** The menu must open when its button is pressed, with or without JavaScript. */
async function menuOpens(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const isOpen = await page.getByRole('navigation', { name: 'Main' }).isVisible();
  await page.keyboard.press('Escape');
  return isOpen ? [] : ['the menu does not open'];
}

/** No heading may be higher or lower than on the healthy page. */
async function shifts(page: Page, healthy: Snapshot): Promise<string[]> {
  const { headings } = await settledSnapshot(page);
  return headings
    .filter(({ top }, index) => Math.abs(top - (healthy.headings[index]?.top ?? Number.NaN)) > 1)
    .slice(0, 1)
    .map(({ text, top }) => `“${text}” has moved to ${top} px`);
}

/** Every picture that fails to load must show its alt text. */
async function unnamedPictures(page: Page): Promise<string[]> {
  const nameless = await page
    .locator('img:not([alt])')
    .evaluateAll((images) => images.map((image) => image.outerHTML.slice(0, 120)));
  return nameless.map((image) => `no alt attribute: ${image}`);
}

/** Moves the mouse, which requests the first script. Whatever happens to it, the page must stay the same. */
async function staysOnFirstInteraction(page: Page): Promise<string[]> {
  const before = await settledSnapshot(page);
  const firstScript = page.waitForRequest((request) => isFirstScript(request.url()));
  await page.mouse.move(5, 400);
  await firstScript;
  await nextDrawing(page);
  const { text, headings } = await snapshot(page);
  const isSame = text === before.text && JSON.stringify(headings) === JSON.stringify(before.headings);
  return isSame ? [] : ['the page changes when the visitor moves the mouse'];
}

/** Blocks every script, inline ones too, like an extension that blocks JavaScript. */
const scriptless: Condition = {
  prepare: (context) =>
    context.route(
      ({ pathname }) => !/\.\w+$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
        });
      },
    ),
  expected: isOfRefusedScript,
  hasScript: false,
};
function isOfRefusedScript(text: string): boolean {
  return /^console: .*violates the following Content Security Policy directive/.test(text);
}

const withoutStyle = blocked(isStyle);

/** Without CSS, no fonts are requested, and the browser logs a warning. */
const isOfMissingStyle = (text: string, url: string) =>
  (text.startsWith('console: Failed to load resource') && isStyle(url)) ||
  /^console: The resource \S+\.woff2 was preloaded using link preload but not used/.test(text);

const CONDITIONS: Record<string, Condition> = {
  'no script runs': scriptless,
  'script files blocked': { ...blocked(isScript), alsoHolds: staysOnFirstInteraction },
  'style blocked': { ...withoutStyle, expected: isOfMissingStyle, mayHide: 'menu', alsoHolds: menuOpens },
  'no script runs and style blocked': {
    ...withoutStyle,
    prepare: async (context, page) => {
      await withoutStyle.prepare?.(context, page);
      await scriptless.prepare?.(context, page);
    },
    hasScript: false,
    expected: (text, url) => isOfMissingStyle(text, url) || isOfRefusedScript(text),
    mayHide: 'menu',
    alsoHolds: menuOpens,
  },
  "the page's script throws": {
    prepare: (context) =>
      context.addInitScript(() => {
        const listen = window.addEventListener;
        window.addEventListener = (type: string, ...rest: unknown[]) => {
          // Only the page's own script listens for this event, and it does so first.
          if (type === 'submit') throw new Error('planted');
          Reflect.apply(listen, window, [type, ...rest]);
        };
      }),
    expected: (text) => text === 'uncaught: planted',
    hasScript: false,
  },
  'the first requested script throws': {
    ...answered(isFirstScript, 200, 'throw new Error("planted");'),
    alsoHolds: staysOnFirstInteraction,
  },
  'the first requested script is missing': {
    ...answered(isFirstScript, 404, 'Not found'),
    alsoHolds: staysOnFirstInteraction,
  },
  'the first requested script is not a script': {
    ...answered(isFirstScript, 200, '<!doctype html>'),
    alsoHolds: staysOnFirstInteraction,
  },
  'every requested script is never answered': { ...hanging(isScript), alsoHolds: staysOnFirstInteraction },
  'fonts are never answered': hanging(isFont),
  'fonts are missing': blocked(isFont),
  'pictures are never answered': {
    ...withFaces(hanging(isPicture)),
    alsoHolds: shifts,
  },
  'pictures are missing': {
    ...withFaces(blocked(isPicture)),
    alsoHolds: async (page, healthy) => [...(await shifts(page, healthy)), ...(await unnamedPictures(page))],
  },
  'translated by the browser': {
    prepare: async (_, page) =>
      page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()}, { once: true });`),
  },
  'on paper': {
    prepare: async (_, page) => page.emulateMedia({ media: 'print' }),
    mayHide: 'paper',
  },
  'the clock in 2031': { day: '2031-07-01', textOf: year(2031) },
  'the clock in 1970': { prepare: (context) => context.clock.setFixedTime('1970-01-02T12:00:00Z') },
  'eleven hours behind Greenwich': { options: { timezoneId: 'Pacific/Pago_Pago' } },
  'fourteen hours ahead of Greenwich': { options: { timezoneId: 'Pacific/Kiritimati' } },
  'no popovers': lacking(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  }),
  'no dialogs': lacking(() => {
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  }),
  'no IntersectionObserver': lacking(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }),
};

for (const [name, condition] of Object.entries(CONDITIONS)) {
  test(`every address works: ${name}`, async ({ browser, baseURL, healthy }) => {
    const context = await browser.newContext(condition.options ?? {});
    const { day } = condition;
    const reference = day ? await healthySnapshots(browser, { ...(baseURL && { baseURL }) }, day) : healthy;
    expect(await problemsUnder(context, baseURL ?? '', reference, name, condition)).toEqual([]);
    await context.close();
  });
}

test('every address works: the first requested script starts and never finishes', async ({
  browser,
  baseURL: origin,
  healthy,
}) => {
  const { url, stop } = await startProxy(origin ?? '', isFirstScript, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).write('const begun = 1;');
  });
  const context = await browser.newContext({ baseURL: url });
  expect(await problemsUnder(context, url, healthy, 'never ends', { alsoHolds: staysOnFirstInteraction })).toEqual([]);
  await context.close();
  await stop();
});

/** Uses the browser's own setting, so that storage and cookies fail as they do for real visitors. */
test('every address works: the browser blocks all site data', async ({ playwright, baseURL, healthy }) => {
  const profile = mkdtempSync(join(tmpdir(), 'blocked-site-data-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const { launchOptions, locale, timezoneId } = test.info().project.use;
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  });
  const isBlocked = async (page: Page) => {
    const errors = await page.evaluate(() =>
      (['sessionStorage', 'localStorage'] as const).map((name) => {
        try {
          return `${window[name].length} kept`;
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    return errors.join() === 'SecurityError,SecurityError' ? [] : [`storage is not blocked: ${errors.join()}`];
  };
  expect(await problemsUnder(context, baseURL ?? '', healthy, 'site data', { alsoHolds: isBlocked })).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

/** The site's three frames, as they will be once the school has provided the URLs. */
test.describe('with frames of other hosts', () => {
  const FRAME_HOSTS = ['www.openstreetmap.org', 'forms.example.org'];
  const FRAMED = ['/', '/careers', '/programs/hifz'] as const;
  const isFrame = (url: string) => FRAME_HOSTS.includes(new URL(url).host);
  let root = '';
  let server: ServerProcess;
  let url = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    root = mkdtempSync(join(tmpdir(), 'framed-site-'));
    copyProject(root, FIXTURE_CONTENT);
    cpSync('.generated', join(root, '.generated'), { recursive: true });
    const school = join(root, 'content', 'school.yaml');
    const text = readFileSync(school, 'utf8');
    writeFileSync(
      school,
      text
        .replace(/^( {2}employmentForm: .*), sample: true/m, '$1')
        .replace(
          /^( {2}hifzForm: .*), sample: true/m,
          '$1, helper: { scriptUrl: "https://forms.example.org/helper.js", frameId: form-123, frameClass: provider }',
        ),
    );
    const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: root, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    expect(status, stderr).toBe(0);
    server = startProcess('server/main.ts', {
      PORT: '0',
      DIST_DIR: join(root, 'dist'),
      INBOX_DIR: join(root, 'inbox'),
    });
    url = `http://127.0.0.1:${await server.port}`;
  });

  test.afterAll(async () => {
    server.child.kill();
    await server.ended;
    rmSync(root, { recursive: true, force: true });
  });

  for (const [fate, condition] of [
    ['never answered', hanging(isFrame)],
    ['blocked', blocked(isFrame)],
  ] as const) {
    test(`every address works when they are ${fate}`, async ({ browser }) => {
      const healthy = await healthySnapshots(browser, { baseURL: url });
      const framed: string[] = [];
      const context = await browser.newContext({ baseURL: url });
      const problems = await problemsUnder(context, url, healthy, fate, {
        ...condition,
        expected: (text, address) => isFrame(address) && /^request to another host|^console: Failed to load/.test(text),
        alsoHolds: async (page, _, address) => {
          const frames = page.locator('main iframe');
          if ((await frames.count()) === 0) return [];
          framed.push(address);
          // The frame is requested when it's near the screen. The content around it must still work.
          await frames.first().scrollIntoViewIfNeeded();
          const link = page.locator('main div:has(> iframe) > p a');
          return (await link.isVisible()) ? [] : ['there is no link beside the frame'];
        },
      });
      expect(problems).toEqual([]);
      expect(framed).toEqual(ADDRESSES.filter((address) => (FRAMED as readonly string[]).includes(address)));
      await context.close();
    });
  }

  test('loads and allows a form’s helper script only on the page whose form has one', async ({ request }) => {
    const hifz = await request.get(`${url}/programs/hifz`);
    expect(await hifz.text()).toMatch(
      /<iframe [^>]*id="form-123"[^>]*class="[^"]*\bprovider"[\s\S]*<script [^>]*src="https:\/\/forms\.example\.org\/helper\.js"/,
    );
    expect(hifz.headers()['content-security-policy']).toMatch(/script-src [^;]* https:\/\/forms\.example\.org;/);
    const careers = await request.get(`${url}/careers`);
    expect(await careers.text()).not.toContain('helper.js');
    expect(careers.headers()['content-security-policy']).not.toMatch(/script-src [^;]*https:/);
  });

  test('starts every part of the page while a frame never responds', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url });
    await hanging(isFrame).prepare?.(context, await context.newPage());
    const page = await context.newPage();
    await openWithScript(page, '/');
    await page.locator('main iframe').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.locator('[data-island="ContactForm"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="ContactForm"]')).toHaveAttribute('data-ready', '');
    await context.close();
  });
});
