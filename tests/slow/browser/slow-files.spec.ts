import { expect, startProxy, test } from '../../islands/support.ts';

/** Files that a page must not wait for before its text is readable. */
const PATIENT = { fonts: /\.woff2$/, pictures: /\.(svg|png|jpe?g|webp|avif|ico)$/ };

for (const [name, kind] of Object.entries(PATIENT)) {
  for (const path of ['/', '/tuition', '/resources/calendar', '/staff']) {
    test(`paints the text of ${path} while ${name} never load`, async ({ page, baseURL }) => {
      const site = await startProxy(
        baseURL ?? '',
        (file) => kind.test(file),
        () => {},
      );
      // Before the heading exists, ask the browser to report when it's painted.
      await page.addInitScript(() => {
        new MutationObserver(() => document.querySelector('h1')?.setAttribute('elementtiming', 'heading')).observe(
          document,
          {
            childList: true,
            subtree: true,
          },
        );
      });
      const hanging = page.waitForRequest((request) => kind.test(request.url()));
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await hanging;
      // The browser reports an element as painted only once its text is. A font that blocked the text would delay it.
      const painted = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) => {
              const [heading] = list.getEntries() as (PerformanceEntry & { element?: Element })[];
              resolve(heading?.element?.textContent ?? '');
            }).observe({ type: 'element', buffered: true });
          }),
      );
      expect(painted.trim().length).toBeGreaterThan(3);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await site.stop();
    });
  }
}
