// Finds a browser for the tests, or gets one: a Chromium or Chrome that is there, else Playwright's own download, else
// the system's package manager when there is the right to use it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser as findInstalledBrowser } from '../documents/browser.ts';

/** The path of a browser that is on this machine, `CHROMIUM_PATH` first; undefined when there is none. */
export function findBrowser(): string | undefined {
  return findInstalledBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Gets a browser if there is none. Throws, saying what to install, when that cannot be done from here. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome found: installing one for the browser tests.');
  const isInstalled =
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) ||
    (process.getuid?.() === 0 && run('apt-get', ['update']) && run('apt-get', ['install', '--yes', 'chromium']));
  const browser = isInstalled ? findBrowser() : undefined;
  if (!browser) {
    throw new Error('No browser for the tests. Install Chromium or Chrome, or give its path in CHROMIUM_PATH.');
  }
  return browser;
}

if (import.meta.main) console.log(ensureBrowser());
