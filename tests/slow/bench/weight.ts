// Measures the bytes of a page's first load, and Lighthouse's score with its phone profile.
import lighthouse from 'lighthouse';
import { PHONE, startBrowser } from './browser.ts';

/** Loads a page on a phone with an empty cache, untouched, and counts the bytes on the wire until the network is idle. */
export async function measureWeight(url: string): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    const client = await page.createCDPSession();
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await client.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle0' });
    return bytes;
  } finally {
    await browser.close();
  }
}

/** One run over slow 4G with a processor four times slower, computed from a fast load, so steadier than a clock. */
export async function measureLab(url: string): Promise<{ score: number; paintMs: number }> {
  const browser = await startBrowser();
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance'] });
    const { audits, categories } = result?.lhr ?? {};
    const paintMs = audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN;
    return { score: (categories?.['performance']?.score ?? Number.NaN) * 100, paintMs };
  } finally {
    await browser.close();
  }
}
