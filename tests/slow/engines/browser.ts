/** Browser windows in the three engines. */
import { type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../../build/browser.ts';
import { launchWebKit } from './webkit.ts';
import type { BrowserWindow, Preferences } from './window.ts';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

const FIREFOX = '/usr/bin/firefox-esr';

const LAUNCH_OPTIONS = {
  Chromium: (): LaunchOptions => ({
    executablePath: findBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // The driver loses a page in the back/forward cache or a prerendered page.
      '--disable-features=BackForwardCache,Prerender2',
    ],
  }),
  Firefox: ({ prefersDark, prefersReducedMotion }: Preferences): LaunchOptions => ({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      // The driver hangs when a page is restored from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
      'ui.systemUsesDarkTheme': Number(prefersDark ?? false),
      'ui.prefersReducedMotion': Number(prefersReducedMotion ?? false),
    },
  }),
} as const;

/** Chromium uses the DevTools protocol here and Firefox WebDriver BiDi, which can't set system preferences. */
async function launchWithPuppeteer(engine: 'Chromium' | 'Firefox', preferences: Preferences): Promise<BrowserWindow> {
  const browser = await launch({ headless: true, defaultViewport: null, ...LAUNCH_OPTIONS[engine](preferences) });
  const page: Page = await browser.newPage();
  if (engine === 'Chromium') {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: preferences.prefersDark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: preferences.prefersReducedMotion ? 'reduce' : 'no-preference' },
    ]);
  }
  return {
    goto: async (url) => void (await page.goto(url)),
    moveMouse: (x, y) => page.mouse.move(x, y),
    async clickMouse() {
      await page.mouse.down();
      await page.mouse.up();
    },
    // BiDi has no name for the space bar.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    addScript: async (source) => void (await page.evaluate(source)),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Starts an engine and opens a window. */
export function launchEngine(engine: Engine, preferences: Preferences = {}): Promise<BrowserWindow> {
  return engine === 'WebKit' ? launchWebKit(preferences) : launchWithPuppeteer(engine, preferences);
}
