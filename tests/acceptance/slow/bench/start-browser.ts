import puppeteer, { type Browser } from 'puppeteer-core';
import { BARS_AND_POPUPS, findBrowser } from '../../../../make/browser.ts';

/**
 * Starts a browser with a new profile. This uses Puppeteer because Playwright's kind of session turns prerendering off.
 */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome found. Give its path in CHROMIUM_PATH.');
  return puppeteer.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-component-update',
      '--disable-sync',
      // Puppeteer adds its own features to the list.
      `--disable-features=${BARS_AND_POPUPS.join(',')}`,
    ],
  });
}
