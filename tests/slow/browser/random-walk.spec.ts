/**
 * Two visitors who act at random for five minutes (in CI for two), one with a mouse and one with a touch screen. The seed
 * decides what they do: `WALK_SEED=… WALK_SECONDS=…` repeats a walk. `WALK_WORKER=allow` allows the service worker. Each
 * walk saves its steps in `actions.txt` with the test results.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { type ServerProcess, startProcess } from '../../../server/testing/process.ts';
import { seededRandom } from '../../../server/testing/random.ts';
import { SEND_PATH } from '../../islands/support.ts';
import { ADDRESSES, NOT_FOUND } from '../../support/addresses.ts';
import { collectComplaints } from '../../support/site-test.ts';

const SEED = Number(process.env['WALK_SEED'] ?? 20_261_121);
const WALK_MS = Number(process.env['WALK_SECONDS'] ?? (process.env['CI'] ? 120 : 300)) * 1000;
/** How many of the last steps a failure reports. */
const REPORTED_STEPS = 30;
/** How long the server may take to answer. Sending times out after 15 s. */
const SEND_LIMIT_MS = 20_000;
const PRESS_LIMIT_MS = 10_000;
/** A page may be navigating after a step, but not after this many steps in a row. */
const MOST_UNANSWERED = 5;

const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '‮right to left‬ السلام عليكم',
  '\u0000\u0007\uD800 broken',
  `${'long '.repeat(2000)}end`,
  '👩‍👩‍👧‍👦 ﷽ Z̸̡͎a͙l̷g͕o',
  '{{template}} <%= code %> %s %n',
  "'; DROP TABLE messages; --",
  'a@b',
  '   ',
  '',
] as const;

const KEYS = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  'Space',
  'F8',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageDown',
  'PageUp',
  '/',
] as const;

const WIDTHS = [320, 360, 390, 540, 768, 1024, 1151, 1152, 1280, 1440, 1920] as const;
const HEIGHTS = [256, 480, 640, 800, 1080] as const;

const pickFrom = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T;

const DIST = process.env['DIST_DIR'] ?? 'dist';

/** The URLs of all links of the site to other hosts. */
const OUTSIDE_LINKS = new Set(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...readFileSync(join(DIST, file), 'utf8').matchAll(/<a [^>]*?href="(https?:[^"]+)"/g)])
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')).href),
);

/** The state of the walk, apart from the page itself. */
type Walk = {
  page: Page;
  context: BrowserContext;
  url: string;
  inbox: string;
  isTouch: boolean;
  isOffline: boolean;
  /** A counter that makes every typed text unique. */
  textCount: number;
  /** The body of each message that the server has accepted. */
  accepted: string[];
};

/** One action of a visitor. It draws the same number of random values on every page. Returns a description. */
type Action = { weight: number; act: (walk: Walk, random: () => number) => Promise<string> };

const CONTROLS = 'input:not([type=checkbox], [type=radio]), select, textarea';
const LINKS = 'a[href]';
const BUTTONS = 'button, summary, [type=checkbox], [type=radio]';

/** Scrolls to a visible element that matches. Returns its center and name. */
async function reach({ page }: Walk, selector: string, chance: number) {
  const all = page.locator(`:is(${selector}):visible`);
  const count = await all.count();
  if (count === 0) return undefined;
  const target = all.nth(Math.floor(chance * count));
  await target.scrollIntoViewIfNeeded({ timeout: 1000 });
  const box = await target.boundingBox({ timeout: 1000 });
  const name = await target.evaluate(
    (element) =>
      `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    undefined,
    { timeout: 1000 },
  );
  return box ? { target, name, x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Clicks or taps a matching element this many times. */
const press =
  (selector: string, times = 1) =>
  async (walk: Walk, random: () => number) => {
    const found = await reach(walk, selector, random());
    if (!found) return 'nothing there';
    for (let time = 0; time < times; time += 1) {
      const { touchscreen, mouse } = walk.page;
      await answered(walk.isTouch ? touchscreen.tap(found.x, found.y) : mouse.click(found.x, found.y));
    }
    return found.name;
  };

/**
 * The browser sometimes never acknowledges a click during a navigation, so clicks time out. Every step is followed by a
 * check that the page still responds.
 */
function answered(press: Promise<void>): Promise<void> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, PRESS_LIMIT_MS, new Error(`Timeout ${PRESS_LIMIT_MS}ms exceeded.`));
  });
  return Promise.race([press, limit]);
}

const navigate = async (go: () => Promise<unknown>) => {
  await go().catch((error: Error) => {
    // Offline, the browser shows its own error page. A navigation that interrupts another one isn't a failure.
    if (!/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|interrupted|Timeout/.test(error.message)) throw error;
  });
};

/** How many messages in the inbox contain this text. */
async function countStored(inbox: string, part: string): Promise<number> {
  const files = readdirSync(inbox).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(inbox, name)))));
  return mails.filter(({ text }) => text?.includes(part)).length;
}

/** Writes a message and sends it in one of the ways impatient people do. */
async function sendMessage(walk: Walk, random: () => number): Promise<string> {
  const [way, isOffline, text] = [Math.floor(random() * 4), random() < 0.3, pickFrom(HOSTILE_TEXTS, random)];
  const { page, context, url, inbox } = walk;
  await context.setOffline(false);
  await navigate(() => page.goto(`${url}/`, { waitUntil: 'domcontentloaded' }));
  walk.textCount += 1;
  const id = `message-${walk.textCount}-end`;
  const message = { name: `Walker ${id}`, email: 'walker@example.org', subject: 'tours', message: `${text} ${id}` };
  const sent: string[] = [];
  const note = (request: { url: () => string; postData: () => string | null }) => {
    if (request.url().endsWith(SEND_PATH) && request.postData()?.includes(id)) sent.push(id);
  };
  page.on('request', note);
  // The form may start now and restore the draft of an earlier page over what is typed here.
  await expect(async () => {
    await page.getByLabel('Your name').fill(message.name);
    await page.getByLabel('Your e-mail').fill(message.email);
    await page.getByLabel('Subject').selectOption(message.subject);
    await page.getByLabel('Message').fill(message.message);
    expect(await page.getByLabel('Your name').inputValue()).toBe(message.name);
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe(message.email);
    expect(await page.getByLabel('Subject').inputValue()).toBe(message.subject);
    expect(await page.getByLabel('Message').inputValue()).toMatch(new RegExp(`^(?!.*-end.*-end).*${id}$`, 's'));
  }).toPass({ timeout: SEND_LIMIT_MS });
  const written = await page.getByLabel('Message').inputValue();
  // Half of the visitors send before the form's script has loaded.
  if (isOffline) {
    await page.locator('[data-island="ContactForm"][data-ready]').waitFor();
    await context.setOffline(true);
  }
  const button = page.getByRole('button', { name: 'Send message' });
  if (way === 0) await button.click();
  if (way === 1) await button.dblclick();
  if (way === 2) for (const _ of [1, 2]) await page.getByLabel('Your name').press('Enter');
  if (way === 3) {
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  }
  const success = page.getByText('Your message has been sent successfully!');
  const failure = page.getByText('Your message is still here and has not been sent.');
  // A second click may come after the first succeeded. The form is then empty and shows validation errors.
  const isDone = async () => (await success.isVisible()) || (await failure.isVisible()) || sent.length > 0;
  await expect
    .poll(isDone, { timeout: SEND_LIMIT_MS, message: 'the visitor sees whether the message was sent' })
    .toBe(true);
  await expect(button).toBeEnabled({ timeout: SEND_LIMIT_MS });
  const stored = await countStored(inbox, id);
  if (isOffline) {
    expect(stored, 'nothing is stored without the network').toBe(0);
    expect(await page.getByLabel('Message').inputValue(), 'the text is kept').toBe(written);
    expect(await page.getByLabel('Your name').inputValue(), 'the name is kept').toBe(message.name);
    await context.setOffline(false);
  } else {
    expect(sent, 'requests for one message').toHaveLength(1);
    expect(stored, 'messages stored for one that was sent').toBe(1);
    expect(await page.getByLabel('Message').inputValue(), 'a form that was sent is empty').toBe('');
  }
  page.off('request', note);
  walk.isOffline = false;
  return `${id} (${['click', 'double click', 'Enter twice', 'two submits at once'][way]}${isOffline ? ', offline' : ''})`;
}

const ACTIONS: Record<string, Action> = {
  press: { weight: 16, act: press(BUTTONS) },
  'press twice': { weight: 4, act: press(`${BUTTONS}, ${LINKS}`, 2) },
  follow: { weight: 12, act: press(LINKS) },
  'open a picture': { weight: 3, act: press('[data-gallery] a') },
  point: {
    weight: 6,
    act: async (walk, random) => {
      const found = await reach(walk, `${BUTTONS}, ${LINKS}`, random());
      if (found) await walk.page.mouse.move(found.x, found.y, { steps: 3 });
      return found?.name ?? 'nothing there';
    },
  },
  type: {
    weight: 8,
    act: async (walk, random) => {
      const [chance, text] = [random(), pickFrom(HOSTILE_TEXTS, random)];
      const found = await reach(walk, CONTROLS, chance);
      if (!found) return 'nothing there';
      walk.textCount += 1;
      if (found.name.startsWith('select')) {
        const options = await found.target.locator('option').count();
        await found.target.selectOption({ index: Math.floor(chance * options) }, { timeout: 1000 });
      } else await found.target.fill(text && `${text} ${walk.textCount}`, { timeout: 1000 });
      return `${found.name} ${JSON.stringify(text.slice(0, 30))}`;
    },
  },
  keys: {
    weight: 18,
    act: async ({ page }, random) => {
      const keys = Array.from({ length: 4 }, () => pickFrom(KEYS, random)).slice(0, 1 + Math.floor(random() * 4));
      for (const key of keys) await page.keyboard.press(key);
      return keys.join(' ');
    },
  },
  send: { weight: 2, act: sendMessage },
  scroll: {
    weight: 10,
    act: async ({ page }, random) => {
      const by = Math.round((random() - 0.3) * 3000);
      await page.mouse.wheel(0, by);
      return String(by);
    },
  },
  resize: {
    weight: 5,
    act: async ({ page }, random) => {
      const size = { width: pickFrom(WIDTHS, random), height: pickFrom(HEIGHTS, random) };
      await page.setViewportSize(size);
      return `${size.width} × ${size.height}`;
    },
  },
  rotate: {
    weight: 2,
    act: async ({ page }) => {
      const { width, height } = page.viewportSize() ?? { width: 360, height: 780 };
      await page.setViewportSize({ width: Math.max(320, height), height: Math.max(256, width) });
      return `${Math.max(320, height)} × ${Math.max(256, width)}`;
    },
  },
  'go back': {
    weight: 4,
    act: async (walk) => {
      await navigate(() => walk.page.goBack({ waitUntil: 'commit', timeout: 5000 }));
      return '';
    },
  },
  'go forward': {
    weight: 2,
    act: async (walk) => {
      await navigate(() => walk.page.goForward({ waitUntil: 'commit', timeout: 5000 }));
      return '';
    },
  },
  reload: {
    weight: 3,
    act: async (walk) => {
      await navigate(() => walk.page.reload({ waitUntil: 'commit', timeout: 5000 }));
      return '';
    },
  },
  'type an address': {
    weight: 5,
    act: async (walk, random) => {
      // Home has most of the interactive parts.
      const address = random() < 0.4 ? '/' : pickFrom([...ADDRESSES, ...NOT_FOUND], random);
      await navigate(() => walk.page.goto(walk.url + address, { waitUntil: 'commit', timeout: 5000 }));
      return address;
    },
  },
  network: {
    weight: 3,
    act: async (walk) => {
      walk.isOffline = !walk.isOffline;
      await walk.context.setOffline(walk.isOffline);
      return walk.isOffline ? 'off' : 'on';
    },
  },
  'change a setting': {
    weight: 4,
    act: async ({ page }, random) => {
      const setting = pickFrom(
        [
          { colorScheme: 'dark' },
          { colorScheme: 'light' },
          { reducedMotion: 'reduce' },
          { reducedMotion: 'no-preference' },
          { forcedColors: 'active' },
          { forcedColors: 'none' },
          { contrast: 'more' },
          { contrast: 'no-preference' },
        ] as const,
        random,
      );
      await page.emulateMedia(setting);
      return JSON.stringify(setting);
    },
  },
  wait: {
    weight: 3,
    act: async ({ page }, random) => {
      const ms = Math.round(random() * 1500);
      await page.waitForTimeout(ms);
      return `${ms} ms`;
    },
  },
};

function chooseAction(chance: number): [name: string, action: Action] {
  const all = Object.entries(ACTIONS);
  let rest = chance * all.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const entry of all) {
    rest -= entry[1].weight;
    if (rest < 0) return entry;
  }
  throw new Error('The weights do not add up.');
}

/**
 * Keeps links from opening other programs. While the browser asks whether to open one, no page in the tab gets any
 * clicks or key presses. Runs in the page.
 */
function stayInBrowser(): void {
  const isOfOtherProgram = 'a:is([href^="tel:"], [href^="mailto:"], [href^="webcal:"])';
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(isOfOtherProgram)) event.preventDefault();
    },
    { capture: true },
  );
}

/** Whether the browser shows its own error page. Its URL is still the one that failed. */
const showsErrorPage = (page: Page) => page.evaluate(() => location.protocol === 'chrome-error:');

/** Whether the visitor has gone back to the blank page where the tab started. */
const isTabsBeginning = (page: Page) => page.url() === 'about:blank';

/** Saves in the page which element has focus. */
async function rememberFocus({ page }: Walk): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { walkFocus: document.activeElement }));
}

/** Focused elements that an action may hide. */
const MAY_HIDE_FOCUS: Record<string, string> = {
  // Another width has another menu.
  resize: '*',
  rotate: '*',
  // A click on nothing removes focus and closes the dropdown that had it.
  press: '.site-submenu *',
  'press twice': '.site-submenu *',
  follow: '.site-submenu *',
  'open a picture': '.site-submenu *',
};

/** Every problem of the page in its current state. */
async function problemsOf({ page, isOffline }: Walk, action: string): Promise<string[]> {
  if (isTabsBeginning(page)) return [];
  if (await showsErrorPage(page)) return isOffline ? [] : ['the browser shows its error page'];
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { timeout: 5000 });
  const found = await page.evaluate(async (mayHideFocus) => {
    const problems: string[] = [];
    // A picture or a document that was opened directly.
    if (document.contentType !== 'text/html') return problems;
    const root = document.documentElement;
    if (!document.title) problems.push('no title');
    if ((document.querySelector('main')?.innerText.trim().length ?? 0) < 40) problems.push('the page is blank');
    // Offline, a page may come from the cache without its CSS.
    const isStyled = getComputedStyle(root).getPropertyValue('--color-ground') !== '';
    if (isStyled && root.scrollWidth > root.clientWidth) {
      problems.push(`it scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);
    }
    const focused = (window as unknown as { walkFocus?: Element }).walkFocus;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;
    // Something that closes may move focus a moment later. Only report focus that stays lost.
    if (focused && isLost()) await new Promise((resolve) => setTimeout(resolve, 500));
    if (focused && focused !== document.body && isLost()) {
      const isHidden = !focused.checkVisibility() && !focused.matches(mayHideFocus);
      const isGone = !focused.isConnected || isHidden;
      if (isGone) problems.push(`the focus was lost with ${focused.outerHTML.slice(0, 160)}`);
    }
    return problems;
  }, MAY_HIDE_FOCUS[action] ?? ':not(*)');
  // Without the network, the error page may have replaced the page in the meantime.
  return isOffline && (await showsErrorPage(page)) ? [] : found;
}

/** A step may run while the page is navigating, which isn't a fault of the page. */
const isOvertaken = (error: Error) =>
  /Execution context was destroyed|Timeout [\d.]+ms exceeded|not attached|has been closed|navigat|not visible|frame was detached/i.test(
    error.message,
  ) && !/expect\(/.test(error.message);

const site = { url: '', inbox: '' };
let server: ServerProcess;

test.beforeAll(async () => {
  site.inbox = mkdtempSync(join(tmpdir(), 'walk-inbox-'));
  const settings = { PORT: '0', INBOX_DIR: site.inbox, CONTACT_RATE_PER_MINUTE: '100000' };
  server = startProcess('server/main.ts', settings);
  site.url = `http://127.0.0.1:${await server.port}`;
});

test.afterAll(async () => {
  server.child.kill();
  await server.ended;
  rmSync(site.inbox, { recursive: true, force: true });
});

const VISITORS: readonly [name: string, seed: number, options: BrowserContextOptions][] = [
  ['a mouse', SEED, { viewport: { width: 1280, height: 800 } }],
  ['a finger', SEED + 1, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
];

for (const [name, seed, options] of VISITORS) {
  test(`a random walk with ${name} finds no problem`, async ({ browser }, testInfo) => {
    test.setTimeout(WALK_MS + 120_000);
    console.log(`WALK_SEED=${seed} (${name})`);
    const serviceWorkers = process.env['WALK_WORKER'] === 'allow' ? 'allow' : 'block';
    const context = await browser.newContext({ ...options, baseURL: site.url, serviceWorkers });
    await context.addInitScript(stayInBrowser);
    const page = await context.newPage();
    const walk: Walk = {
      ...site,
      page,
      context,
      isTouch: options.hasTouch === true,
      isOffline: false,
      textCount: 0,
      accepted: [],
    };
    const steps: string[] = [];

    const complaints = collectComplaints(context, [new URL(site.url).host], (text, url) => {
      // Messages that the walk causes itself by going offline or opening missing pages.
      if (text.includes('net::ERR_INTERNET_DISCONNECTED')) return true;
      // A key or a tap may follow any link of the page it meets. `loaded-ahead.spec.ts` tests that none is loaded ahead.
      if (OUTSIDE_LINKS.has(url)) return true;
      return text.startsWith('console: Failed to load resource') && NOT_FOUND.some((path) => url === site.url + path);
    });
    // A link to another host opens a new tab.
    context.on('page', (opened) => opened !== page && void opened.close().catch(() => {}));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('download', (download) => void download.cancel().catch(() => {}));
    page.on('response', (response) => {
      const request = response.request();
      if (request.url().endsWith(SEND_PATH) && response.ok()) walk.accepted.push(request.postData() ?? '');
    });

    await page.goto('/');
    const end = Date.now() + WALK_MS;
    let unanswered = 0;
    try {
      for (let step = 0; Date.now() < end; step += 1) {
        // Each step has its own generator, so that a step on a different page doesn't affect the next one.
        const random = seededRandom(seed * 1_000_003 + step);
        random();
        const [action, { act }] = chooseAction(random());
        await rememberFocus(walk).catch(() => {});
        let outcome = '';
        try {
          outcome = await act(walk, random);
        } catch (error) {
          if (!isOvertaken(error as Error)) {
            steps.push(`${step} ${action}: failed`);
            throw error;
          }
          outcome = 'overtaken';
        }
        const at = page.url().replace(site.url, '');
        steps.push(`${step} ${action}: ${outcome} — ${at}`);
        const problems: string[] = await problemsOf(walk, action).then(
          (found) => {
            unanswered = 0;
            return found;
          },
          (error: Error) => {
            if (!isOvertaken(error)) throw error;
            unanswered += 1;
            return unanswered < MOST_UNANSWERED ? [] : ['the page does not answer any more'];
          },
        );
        if (new Set(walk.accepted).size !== walk.accepted.length) problems.push('a message was sent twice');
        if (complaints.length + problems.length > 0) throw new Error(problems.join('\n'));
        // Leave a dead end: the start of the tab, the browser's error page, or a file opened directly.
        const isFile = /\.\w+$/.test(new URL(page.url()).pathname);
        const isDeadEnd = isTabsBeginning(page) || isFile || (await showsErrorPage(page).catch(() => true));
        if (!isDeadEnd) continue;
        walk.isOffline = false;
        await context.setOffline(false);
        await navigate(() => page.goto(`${site.url}/`, { waitUntil: 'commit', timeout: 5000 }));
      }
    } catch (error) {
      const wrong = [...complaints, (error as Error).message].join('\n');
      const lastSteps = steps.slice(-REPORTED_STEPS).join('\n');
      throw new Error(`${wrong}\n\nWALK_SEED=${SEED}, the last steps with ${name}:\n${lastSteps}`);
    } finally {
      console.log(`${steps.length} steps, ${walk.accepted.length} messages (${name})`);
      writeFileSync(testInfo.outputPath('actions.txt'), `${steps.join('\n')}\n`);
    }
    expect(steps.length).toBeGreaterThan(WALK_MS / 5000);
    await context.close();
  });
}
