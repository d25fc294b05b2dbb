// Finds Chromium or Chrome for the browser tests. If there is none, installs it from Playwright's download or, as root, with
// the system's package manager.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser as findInstalledBrowser } from './print-pdf.ts';

/** The path of an installed browser, `CHROMIUM_PATH` first. Undefined when there is none. */
export function findBrowser(): string | undefined {
  return findInstalledBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * What Playwright switches off in Chromium, so that a navigation doesn't hang, for example. Chromium reads only the last
 * `--disable-features`, so our own list must include these. Playwright doesn't export them.
 */
function disabledByPlaywright(): string[] {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error('Playwright has another list of disabled features now. See make/browser.ts.');
  return names;
}

/** The browser's own bars and popups. They are pages too, drawn for each window though nobody sees them. */
export const BARS_AND_POPUPS = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
];

/** The argument that switches off these features, besides those that Playwright does. */
export const disableFeatures = (...names: string[]): string =>
  `--disable-features=${[...disabledByPlaywright(), ...names].join(',')}`;

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** The path of a browser, which is installed if there is none. Throws an error that says what to install if that fails. */
function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome found. Installing one for the browser tests.');
  const isInstalled =
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) ||
    (process.getuid?.() === 0 && run('apt-get', ['update']) && run('apt-get', ['install', '--yes', 'chromium']));
  const browser = isInstalled ? findBrowser() : undefined;
  if (!browser) {
    throw new Error('The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.');
  }
  return browser;
}

if (import.meta.main) console.log(ensureBrowser());
