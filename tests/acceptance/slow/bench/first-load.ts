import lighthouse from 'lighthouse';
import { startBrowser } from './start-browser.ts';

/**
 * The first load of a page on a phone with an empty cache, in one run of Lighthouse: its bytes on the wire, its score, and when
 * its largest part is painted, computed for slow 4G and a processor four times slower, so steadier than a clock.
 */
export async function measureFirstLoad(url: string): Promise<{ bytes: number; score: number; paintMs: number }> {
  const browser = await startBrowser();
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance'] });
    const { audits, categories } = result?.lhr ?? {};
    const figure = (audit: string) => {
      const { numericValue, errorMessage } = audits?.[audit] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse has no ${audit} of ${url}: ${errorMessage}`);
      return numericValue;
    };
    const score = (categories?.['performance']?.score ?? Number.NaN) * 100;
    return { bytes: figure('total-byte-weight'), score, paintMs: figure('largest-contentful-paint') };
  } finally {
    await browser.close();
  }
}
