import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Usual install paths of Chromium, Chrome and Edge, most common first. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where `playwright install chromium` puts its browser. */
const DOWNLOADED = join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome');

/** Finds a Chromium-based browser: CHROMIUM_PATH if it's set, otherwise the first one installed. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  return (chosen ? [chosen] : [...BROWSERS, ...globSync(DOWNLOADED)]).find((path) => existsSync(path));
}

const PRINT_TIMEOUT_MS = 120_000;

/** Prints an HTML page as a tagged PDF with an outline. Rejects if the browser can't print it. */
export async function printPdf(browser: string, html: string): Promise<Buffer> {
  // Inside the project folder, because sandboxed browsers, such as Ubuntu's snap, can't see the system's temporary
  // folder.
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/document-'));
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    writeFileSync(page, html);
    const options = [
      '--headless',
      '--disable-gpu',
      // Many containers don't allow the sandbox. The page is our own, so it's safe without one.
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-extensions',
      `--user-data-dir=${join(folder, 'profile')}`,
      // Prints once fonts have loaded.
      '--virtual-time-budget=10000',
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ];
    await promisify(execFile)(browser, options, { timeout: PRINT_TIMEOUT_MS });
    return readFileSync(pdf);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
