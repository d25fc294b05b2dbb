// Measures the time from a click to the next page's heading, for journeys of a parent on a slow connection.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { DESK, PHONE, startBrowser } from './browser.ts';

/** How long a person looks at a page or a menu, hovers over a link before pressing, and presses. */
const READ_MS = 2_500;
const HOVER_MS = 250;
const PRESS_MS = 80;
const ARRIVAL_LIMIT_MS = 15_000;

/** The Element Timing identifier of a page's heading, and the storage key of the moment of the click. */
export const HEADING = 'heading';
const CLICK = 'bench-click';

/** `steps` are the selectors of what to open on the way (hover on a desk, tap on a phone). The link is last. */
export const JOURNEYS = [
  { name: 'Home to fees by the header', isDesk: true, from: '/', to: '/tuition', steps: ['header a[href="/tuition"]'] },
  {
    name: 'Home to Hifz by the dropdown',
    isDesk: true,
    from: '/',
    to: '/programs/hifz',
    steps: ['[aria-controls=submenu-programs]', '#submenu-programs a[href="/programs/hifz"]'],
  },
  {
    name: 'Home to fees by the menu',
    isDesk: false,
    from: '/',
    to: '/tuition',
    steps: ['[data-menu-toggle]', '#site-menu a[href="/tuition"]'],
  },
  {
    name: 'Home to the calendar by a quick link',
    isDesk: false,
    from: '/',
    to: '/resources/calendar',
    steps: ['main a[href="/resources/calendar"]'],
  },
  {
    name: 'Home to careers by the footer',
    isDesk: false,
    from: '/',
    to: '/careers',
    steps: ['footer a[href="/careers"]'],
  },
] as const;

async function press(page: Page, selector: string, isDesk: boolean): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.scrollIntoView();
  const { x, y } = (await element?.clickablePoint()) ?? { x: 0, y: 0 };
  // A prerendered page may replace the old one before the release resolves.
  if (isDesk) {
    await page.mouse.move(x, y, { steps: 5 });
    await wait(HOVER_MS);
    await page.mouse.down();
    await wait(PRESS_MS);
    await page.mouse.up().catch(() => {});
  } else {
    await page.touchscreen.touchStart(x, y);
    await wait(PRESS_MS);
    await page.touchscreen.touchEnd().catch(() => {});
  }
}

/** Runs in the page. Null until the heading of the page at this path has been painted on the screen. */
function readArrival(path: string, heading: string, click: string): Promise<number | null> | null {
  if (location.pathname !== path) return null;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return new Promise((resolve) => {
    setTimeout(resolve, 200, null);
    new PerformanceObserver((list) => {
      type Entry = PerformanceEntry & { identifier: string; renderTime: number };
      const entry = (list.getEntries() as Entry[]).find(({ identifier }) => identifier === heading);
      if (!entry) return;
      const paintedAt = performance.timeOrigin + Math.max(entry.renderTime, navigation?.activationStart ?? 0);
      resolve(paintedAt - Number(localStorage.getItem(click)));
    }).observe({ type: 'element', buffered: true });
  });
}

/** Walks one journey in a new browser with an empty cache. Returns the milliseconds from the click to the heading. */
export async function walk(origin: string, { isDesk, from, to, steps }: (typeof JOURNEYS)[number]): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setViewport(isDesk ? DESK : PHONE);
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.evaluate((key) => {
      const note = ({ timeStamp }: Event) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp));
      addEventListener('click', note, { capture: true });
    }, CLICK);
    for (const selector of steps) {
      await wait(READ_MS);
      await press(page, selector, isDesk);
    }
    for (const started = Date.now(); Date.now() - started < ARRIVAL_LIMIT_MS; await wait(50)) {
      // The page is replaced while this is evaluated.
      const ms = await page.evaluate(readArrival, to, HEADING, CLICK).catch(() => null);
      if (ms !== null) return ms;
    }
    throw new Error(`The heading of ${to} was not painted within ${ARRIVAL_LIMIT_MS} ms.`);
  } finally {
    await browser.close();
  }
}
