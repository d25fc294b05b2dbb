import type { Page } from '@playwright/test';
import { expect } from '../support/site-test.ts';
import { dataOf } from '../support/tables.ts';
import { AUDITS_SCRIPT } from './audits/index.ts';

const EXCEPTIONS = dataOf<{ problem: string; where: string }[]>('tests/access/exceptions.yaml');

/** The widths every page is tested at: a phone or a zoomed page, a tablet, a desktop. */
export const SCREENS = {
  320: { width: 320, height: 640 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
} as const;

/** Opens an address, starts all its islands, scrolls back to the top, and puts the audits in `window.audits`. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript({ content: AUDITS_SCRIPT });
  // Tests can't reach other hosts, and a frame whose page fails to load would lose focus.
  await page.route(
    (url) => url.protocol === 'https:',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Outside</title><a href="/">In it</a>' }),
  );
  // Otherwise the browser would make its accessibility tree anew for each name that is read.
  await (await page.context().newCDPSession(page)).send('Accessibility.enable');
  await page.goto(address);
  await wakeAll(page);
}

/** Starts every island on the page by scrolling through it, then scrolls back to the top. */
export async function wakeAll(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  if (islands.length > 0) await page.mouse.move(1, 400);
  for (const island of islands) {
    await island.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(island).toHaveAttribute('data-ready', '');
  }
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
}

type Audit = Exclude<keyof Window['audits'], 'motionProblems' | 'expectedStops' | 'focusFirst' | 'readStop'>;
/** The problems that these audits find in a part of the page. */
export const problemsOf = (page: Page, audits: readonly Audit[], part?: string, least?: number): Promise<string[]> =>
  page.evaluate(([names, ...about]) => names.flatMap((name) => window.audits[name](...about)), [
    audits,
    part,
    least,
  ] as const);

/** Fails with all problems at once, each with its address. Exceptions are left out. */
export function expectNone(where: string, problems: readonly string[]): void {
  const isExcepted = (text: string) =>
    EXCEPTIONS.some((one) => new RegExp(one.problem).test(text) && new RegExp(one.where).test(where));
  const left = problems.filter((problem) => !isExcepted(problem)).map((problem) => `${where}: ${problem}`);
  expect.soft([...new Set(left)]).toEqual([]);
}

type Stop = { id: number; html: string; problems: string[] };
/**
 * Presses Tab or Shift+Tab from the current focus until it reaches an element it has already visited. Between the last
 * stop and the first, the browser may focus the page itself.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 400): Promise<Stop[]> {
  // No page has more stops than 400. A longer walk is going in circles.
  const stops: Stop[] = [];
  let isOutside = 0;
  for (let presses = 0; presses < most && isOutside < 2; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.audits.readStop());
    // The stops within a frame are all the frame.
    if (stop && stop.id === stops.at(-1)?.id) continue;
    if (stop ? stops.some(({ id }) => id === stop.id) : stops.length > 0) break;
    if (stop) stops.push(stop);
    else isOutside += 1;
  }
  return stops;
}

/** The problems of a walk: of its stops, and stops that are missing, unexpected, or out of document order. */
export function walkProblems(stops: readonly Stop[], expected: readonly Omit<Stop, 'problems'>[]): string[] {
  const reached = stops.map(({ id }) => id);
  const wanted = expected.map(({ id }) => id);
  const problems = [
    ...expected.filter(({ id }) => !reached.includes(id)).map(({ html }) => `keyboard: never reached: ${html}`),
    ...stops.filter(({ id }) => !wanted.includes(id)).map(({ html }) => `keyboard: reached unexpectedly: ${html}`),
  ];
  const first = problems.length === 0 && stops.find(({ id }, index) => id !== wanted[index]);
  if (first) problems.push(`keyboard: out of the document's order: ${first.html}`);
  return [...problems, ...stops.flatMap((stop) => stop.problems)];
}
