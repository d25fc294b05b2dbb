/** A visitor in any engine, who finds visible elements by name and uses them with mouse and keyboard. */
import type { BrowserWindow, KeyName } from './window.ts';

/** A visible element: the first that matches the selector and, if given, has this accessible name. */
export type Target = { css: string; name?: string };

const MENU = 'nav[aria-label="Main"]';

export const button = (name: string): Target => ({ css: 'button', name });
export const field = (name: string): Target => ({ css: 'input, select, textarea', name });
export const menuLink = (name: string): Target => ({ css: `${MENU} a`, name });
export const menu: Target = { css: MENU };

type Seen = {
  /** The element's center, in window coordinates. */
  x: number;
  y: number;
  text: string;
  value: string;
  hasFocus: boolean;
  isInView: boolean;
  /** The element that a click on the center would hit instead. */
  cover: string | null;
  attributes: Record<string, string>;
};

/** Finds a visible element, in the page. Null if there is none. */
function look({ css, name }: Target, act?: 'reveal' | 'focus'): Seen | null {
  const squeeze = (text?: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    squeeze(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && (name === undefined || nameOf(candidate) === name),
  );
  if (!element) return null;
  if (act === 'reveal') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (act === 'focus') element.focus();
  // The first line's box, for a link that wraps onto a second line.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: squeeze(element.innerText),
    value: String((element as HTMLInputElement).value ?? ''),
    hasFocus: document.activeElement === element,
    isInView: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
    cover: hit && !element.contains(hit) && !hit.contains(element) ? hit.outerHTML.slice(0, 120) : null,
    attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
  };
}

/** How long something may take to appear on a busy machine. */
const PATIENCE_MS = 15_000;
const GLANCE_MS = 50;

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor in this window. `site` is the site's origin. */
export function createVisitor(window: BrowserWindow, site: string) {
  /** Resolves with the element once it's visible. */
  async function find(target: Target, act?: 'reveal' | 'focus'): Promise<Seen> {
    for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
      // During a navigation, there is no page to run the function in.
      const seen = await window.evaluate(look, target, act).catch(() => null);
      if (seen) return seen;
      await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
    }
    throw new Error(`Nothing to see of ${target.css} ${target.name ?? ''}`);
  }

  async function pointAt(target: Target): Promise<void> {
    let { x, y, cover } = await find(target, 'reveal');
    // What has just been opened may still be moving.
    for (const started = Date.now(); cover && Date.now() - started < PATIENCE_MS; ) {
      await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
      ({ x, y, cover } = await find(target, 'reveal'));
    }
    if (cover) throw new Error(`${target.name ?? target.css} is covered by ${cover}`);
    await window.moveMouse(x - 1, y);
    await window.moveMouse(x, y);
  }

  return {
    window,
    /** Opens an address of the site and waits until the page's main script has started. */
    async open(path: string): Promise<void> {
      await window.goto(site + path);
      await find({ css: ':root[data-frame="ready"]' });
    },
    find,
    pointAt,
    async click(target: Target): Promise<void> {
      await pointAt(target);
      await window.clickMouse();
    },
    focus: async (target: Target): Promise<void> => void (await find(target, 'focus')),
    press: (key: KeyName) => window.press(key),
    /** Types the text at the end of the field. */
    async type(target: Target, text: string): Promise<void> {
      await find(target, 'focus');
      await window.type(text);
    },
    /** Scrolls an island into view and moves the mouse, so that its script loads. */
    async wake(island: string): Promise<void> {
      await window.moveMouse(5, 400);
      await find({ css: `[data-island="${island}"]` }, 'reveal');
      await window.moveMouse(6, 400);
      await find({ css: `[data-island="${island}"][data-ready]` });
    },
    /** Values that a test polls until they are as expected. */
    sees: async (target: Target): Promise<boolean> => (await window.evaluate(look, target)) !== null,
    textOf: async (target: Target): Promise<string | undefined> => (await window.evaluate(look, target))?.text,
    valueOf: async (target: Target): Promise<string | undefined> => (await window.evaluate(look, target))?.value,
    hasFocus: async (target: Target): Promise<boolean> => (await window.evaluate(look, target))?.hasFocus === true,
    attributeOf: async (target: Target, name: string): Promise<string | undefined> =>
      (await window.evaluate(look, target))?.attributes[name],
    path: (): Promise<string> => window.evaluate(() => location.pathname),
  };
}
