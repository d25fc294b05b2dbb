/** A visitor in any engine, who finds visible elements by name and uses them with mouse and keyboard. */
import { expect } from 'vitest';
import type { BrowserWindow } from './windows.ts';

/** The first visible element that matches the selector and, if given, has this accessible name. */
export type Target = { css: string; name?: string };

/** Finds a visible element, in the page. Null if there is none. */
function look({ css, name }: Target, act?: 'reveal' | 'focus') {
  const squeeze = (text?: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = ({ labels }: Partial<HTMLInputElement>) => labels?.[0]?.textContent;
  const nameOf = (element: HTMLElement) => squeeze(element.ariaLabel ?? labelOf(element) ?? element.textContent);
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(candidate) === name),
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
    value: (element as Partial<HTMLInputElement>).value,
    hasFocus: document.activeElement === element,
    isCovered: hit !== null && !element.contains(hit) && !hit.contains(element),
    expanded: element.ariaExpanded,
    invalid: element.ariaInvalid,
  };
}

/** Much longer than anything takes, because the machine may be busy. */
export const PATIENCE = { timeout: 20_000, interval: 50 };

/** A visitor in this window. `site` is the site's origin. */
export function createVisitor(window: BrowserWindow, site: string) {
  // During a navigation, there is no page to run the function in.
  const see = (target: Target, act?: 'reveal' | 'focus') => window.evaluate(look, target, act).catch(() => null);
  /** Waits until the element is visible and looks as expected. */
  const expectOf = (target: Target, looks: Partial<NonNullable<ReturnType<typeof look>>> = {}) =>
    expect.poll(() => see(target), { ...PATIENCE, message: `${target.css} ${target.name ?? ''}` }).toMatchObject(looks);
  const expectNone = (target: Target) => expect.poll(() => see(target), PATIENCE).toBe(null);

  async function pointAt(target: Target): Promise<void> {
    // What has just been opened may still be moving.
    await expect.poll(() => see(target, 'reveal'), PATIENCE).toMatchObject({ isCovered: false });
    const { x, y } = (await see(target, 'reveal')) ?? { x: 0, y: 0 };
    await window.moveMouse(x - 1, y);
    await window.moveMouse(x, y);
  }

  return {
    expectOf,
    expectNone,
    pointAt,
    /** Opens an address of the site and waits until the page's main script has started. */
    async open(path: string): Promise<void> {
      await window.goto(site + path);
      await expectOf({ css: ':root[data-frame="ready"]' });
    },
    async click(target: Target): Promise<void> {
      await pointAt(target);
      await window.clickMouse();
    },
    async focus(target: Target): Promise<void> {
      await expectOf(target);
      await see(target, 'focus');
    },
    async type(target: Target, text: string): Promise<void> {
      await this.focus(target);
      await window.type(text);
    },
    /** Scrolls an island into view and moves the mouse, so that its script loads. */
    async wake(island: string): Promise<void> {
      await window.moveMouse(5, 400);
      await see({ css: `[data-island="${island}"]` }, 'reveal');
      await window.moveMouse(6, 400);
      await expectOf({ css: `[data-island="${island}"][data-ready]` });
    },
    expectPath: (path: string) => expect.poll(() => window.evaluate(() => location.pathname), PATIENCE).toBe(path),
  };
}
