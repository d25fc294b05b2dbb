import { ADDRESSES } from './addresses.ts';
import { followRequests } from './requests.ts';
import { expect, test } from './site-test.ts';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

for (const address of ADDRESSES) {
  test(`nothing shifts on ${address} while it loads and is read through`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      window.layoutShifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node: Node | null }[];
        })[]) {
          const moved =
            entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')) ?? [];
          window.layoutShifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const rest = followRequests(page);
    await page.goto(address);
    await rest();
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo(0, top);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    });
    await rest();
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
}
