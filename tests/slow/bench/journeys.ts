// Measures the time from a click to the next page's heading, for journeys of a parent on a slow connection.
import type { Page } from 'puppeteer-core';
import { startBrowser } from './browser.ts';
import { HEADING } from './copies.ts';

/** How long a person hovers over a link before pressing, and how long a press takes. */
const HOVER_MS = 250;
const PRESS_MS = 80;
/** How long a person looks at a page or an open menu before going on. */
const READ_PAGE_MS = 2_500;
const READ_MENU_MS = 700;
const ARRIVAL_LIMIT_MS = 15_000;
/** The storage key under which a page saves the times of the press and the click for the next page. */
const PRESS_KEY = 'bench-press';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export type Journey = {
  name: string;
  from: string;
  to: string;
  device: 'desk' | 'phone';
  /** CSS selectors of what to open on the way (hover on a desktop, tap on a phone). The link is last. */
  steps: readonly string[];
  /**
   * Whether the link is inside the page. Chrome on Android loads such links ahead when they rest in view (138 and later),
   * which an emulated phone doesn't do. So they are measured, but no time is promised.
   */
  isInPage?: true;
};

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'Home to fees by the header',
    device: 'desk',
    from: '/',
    to: '/tuition',
    steps: ['header a[href="/tuition"]'],
  },
  {
    name: 'Admissions to calendar by the dropdown',
    device: 'desk',
    from: '/admissions',
    to: '/resources/calendar',
    steps: ['[aria-controls=submenu-resources]', '#submenu-resources a[href="/resources/calendar"]'],
  },
  {
    name: 'Home to fees by the menu sheet',
    device: 'phone',
    from: '/',
    to: '/tuition',
    steps: ['[data-menu-toggle]', '#site-menu a[href="/tuition"]'],
  },
  {
    name: 'Home to fees by the quick link',
    device: 'phone',
    from: '/',
    to: '/tuition',
    steps: ['#quick-links a[href="/tuition"]'],
    isInPage: true,
  },
  {
    name: 'Fees to calendar by the footer',
    device: 'phone',
    from: '/tuition',
    to: '/resources/calendar',
    steps: ['footer a[href="/resources/calendar"]'],
    isInPage: true,
  },
];

/** Milliseconds until the next page's heading is painted, from the press and from the click (the release). */
export type Arrival = { fromPressMs: number; fromClickMs: number; cameBy: 'prerender' | 'prefetch' | 'request' };

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function centerOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = await page.waitForSelector(selector, { visible: true });
  // A link low in the menu is scrolled to, as a person does.
  await element?.evaluate((node) => node.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A prerendered page may replace the old one before the release resolves. The arrival is checked later. */
const leaving = () => {};

async function press(page: Page, journey: Journey, selector: string, isLast: boolean): Promise<void> {
  const { x, y } = await centerOf(page, selector);
  if (journey.device === 'desk') {
    await page.mouse.move(x, y, { steps: 5 });
    if (!isLast) return;
    await wait(HOVER_MS);
    await page.mouse.down();
    await wait(PRESS_MS);
    await page.mouse.up().catch(leaving);
  } else {
    await page.touchscreen.touchStart(x, y);
    await wait(PRESS_MS);
    await page.touchscreen.touchEnd().catch(leaving);
  }
}

/** Reads when the heading was painted. Repeats, because the page is replaced while it's evaluated. */
async function arrivalAt(page: Page, path: string): Promise<Arrival> {
  const giveUpAt = Date.now() + ARRIVAL_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    const arrival = await page.evaluate(readArrival, path, HEADING, PRESS_KEY).catch(() => null);
    if (arrival) return arrival;
    await wait(50);
  }
  throw new Error(`The heading of ${path} was not painted within ${ARRIVAL_LIMIT_MS} ms.`);
}

/** Runs in the page. Null until the heading has been painted on the screen. */
function readArrival(path: string, heading: string, pressKey: string): Promise<Arrival | null> | null {
  if (location.pathname !== path) return null;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { activationStart: activatedAt = 0, deliveryType } = navigation as PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  };
  return new Promise((resolve) => {
    setTimeout(resolve, 200, null);
    new PerformanceObserver((list) => {
      const entry = (list.getEntries() as (PerformanceEntry & { identifier: string; renderTime: number })[]).find(
        ({ identifier }) => identifier === heading,
      );
      if (!entry) return;
      const paintedAt = performance.timeOrigin + Math.max(entry.renderTime, activatedAt);
      const momentOf = (event: string) => Number(localStorage.getItem(`${pressKey}-${event}`));
      resolve({
        fromPressMs: paintedAt - momentOf('pointerdown'),
        fromClickMs: paintedAt - momentOf('click'),
        cameBy: activatedAt > 0 ? 'prerender' : deliveryType ? 'prefetch' : 'request',
      });
    }).observe({ type: 'element', buffered: true });
  });
}

/** Runs in the page that is left. Uses storage, which the next page can read too. */
function noteMoments(pressKey: string): void {
  for (const type of ['pointerdown', 'click']) {
    const note = ({ timeStamp }: Event) =>
      localStorage.setItem(`${pressKey}-${type}`, String(performance.timeOrigin + timeStamp));
    addEventListener(type, note, { capture: true });
  }
}

/** Walks one journey in a new browser with an empty cache. */
export async function walk(origin: string, journey: Journey): Promise<Arrival> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setViewport(journey.device === 'desk' ? DESK : PHONE);
    await page.goto(`${origin}${journey.from}`, { waitUntil: 'load' });
    if (journey.isInPage) {
      await page.$eval(journey.steps.join(), (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }
    await wait(READ_PAGE_MS);
    await page.evaluate(noteMoments, PRESS_KEY);
    for (const [index, selector] of journey.steps.entries()) {
      const isLast = index === journey.steps.length - 1;
      await press(page, journey, selector, isLast);
      if (!isLast) await wait(READ_MENU_MS);
    }
    return await arrivalAt(page, journey.to);
  } finally {
    await browser.close();
  }
}
