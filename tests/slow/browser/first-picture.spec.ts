import { ADDRESSES } from '../../support/addresses.ts';
import { nextDrawing } from '../../support/drawing.ts';
import { followRequests } from '../../support/requests.ts';
import { expect, test } from '../../support/site-test.ts';

/** A desktop screen, where pictures are beside the text. On a phone, the text comes first. */
test.use({ viewport: { width: 1280, height: 800 } });

/** Phones don't show the first picture of these pages, or only further down. So it loads lazily. */
const WAITING = ['/programs/hifz', '/history'];

for (const address of ADDRESSES) {
  test(`what is largest on the first screen of ${address} does not wait for the layout`, async ({ page }) => {
    const rest = followRequests(page);
    await page.goto(address);
    await rest();
    await page.evaluate(async () => {
      const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
      await Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
    });
    // It's painted in the frame after the current one.
    for (let time = 0; time < 2; time += 1) await nextDrawing(page);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            if (element instanceof HTMLImageElement) resolve(`${element.loading} ${element.fetchPriority}`);
            else resolve('text');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['text', 'eager high', ...(WAITING.includes(address) ? ['lazy auto'] : [])]).toContain(largest);
  });
}
