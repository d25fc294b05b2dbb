// Finds Chromium or Chrome for the browser tests. If there is none, installs it from Playwright's download or, as root, with
// the system's package manager.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser as findInstalledBrowser } from './print-pdf.ts';

/** The path of an installed browser, `CHROMIUM_PATH` first. Undefined when there is none. */
export function findBrowser(): string | undefined {
  return findInstalledBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
}

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
