// Measures the time from a click to the next page's heading, for journeys of a parent on a slow connection.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { dataOf } from '../../../support/tables.ts';
import { DESK, PHONE, startBrowser } from './start-browser.ts';

/** How long a person looks at a page or a menu, hovers over a link before pressing, and presses. */
const READ_MS = 2_500;
const HOVER_MS = 250;
const PRESS_MS = 80;
const ARRIVAL_LIMIT_MS = 15_000;

/** The Element Timing identifier of a page's heading, and the storage key of the moment of the click. */
export const HEADING = 'heading';
const CLICK = 'bench-click';

type Journey = { name: string; isDesk: boolean; from: string; to: string; steps: string[] };
export const JOURNEYS = dataOf<Journey[]>('tests/acceptance/slow/bench/journeys.yaml');

async function press(page: Page, selector: string, isDesk: boolean): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  // A prerendered page may replace the old one before the release resolves.
  if (isDesk) {
    const { x, y } = (await element?.clickablePoint()) ?? { x: 0, y: 0 };
    // A pointer crosses other entries on its way.
    await page.mouse.move(x, y, { steps: 5 });
    await wait(HOVER_MS);
    await element?.click({ delay: PRESS_MS }).catch(() => {});
  } else {
    const touch = await element?.touchStart();
    await wait(PRESS_MS);
    await touch?.end().catch(() => {});
  }
}

/** Runs in the page. Null until the heading of the page at this path has been painted on the screen. */
function readArrival(path: string, heading: string, click: string): Promise<number | null> | null {
  if (location.pathname !== path) return null;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
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
export async function walk(origin: string, { isDesk, from, to, steps }: Journey): Promise<number> {
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
