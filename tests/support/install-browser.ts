// Installs Chromium for the browser tests if there is no browser: from Playwright's download or, as root, with the system's
// package manager.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fail } from '../../hosting/plain-errors.mjs';
import { findBrowser } from '../../make/print-pdf.ts';

const isThere = () => findBrowser() !== undefined || existsSync(chromium.executablePath());
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

if (!isThere()) {
  console.log('No Chromium or Chrome found. Installing one for the browser tests.');
  const isInstalled = run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  if (!isInstalled && process.getuid?.() === 0 && run('apt-get', 'update'))
    run('apt-get', 'install', '--yes', 'chromium');
  if (!isThere()) fail('The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.');
}
