// Runs Lighthouse with its phone profile: slow 4G (150 ms, 1.6 Mbit/s) and a CPU four times slower.
//
// There are two throttling methods. `simulate`, the default, loads the page at full speed and computes the slow times.
// It counts everything that loaded before the largest paint at full speed, so one more small file beside two fonts adds
// a whole round trip. `devtools` slows down the network and the CPU, and measures when the browser painted.
import lighthouse, { type Result } from 'lighthouse';
import { startBrowser } from './browser.ts';

export type Lab = {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  totalBytes: number;
  /** From 0 to 100. */
  score: number;
};

/** How often to repeat a run that Lighthouse couldn't use, which happens on a busy machine. */
const ATTEMPTS = 3;

export type Throttling = 'simulate' | 'devtools';

async function runLighthouse(url: string, throttlingMethod: Throttling) {
  const browser = await startBrowser();
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const onlyCategories = ['performance'];
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories,
      throttlingMethod,
    });
    return result?.lhr;
  } finally {
    await browser.close();
  }
}

/** One run in a new browser. Throws an error with Lighthouse's reason if it can't audit the page. */
export async function measureLab(url: string, throttling: Throttling): Promise<Lab> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await runLighthouse(url, throttling).catch((error: Error) => ({ runtimeError: error }));
    if (report && 'audits' in report && !report.runtimeError) return labOf(report);
    reason = report?.runtimeError?.message ?? '';
  }
  throw new Error(`Lighthouse could not judge ${url}: ${reason}`);
}

function labOf({ audits, categories }: Result): Lab {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    totalBytes: figure('total-byte-weight'),
    score: (categories['performance']?.score ?? Number.NaN) * 100,
  };
}
