// `npm run pictures -- [commit] [address…]` builds a commit (default: the last one) and the project as it is now, takes
// screenshots of every page of both (or only of these addresses), also of the design pages, and writes the differences
// to test-results/pictures/index.html. Without addresses, it also takes the pictures of the README and of
// docs/office-guide.md again; `npm run pictures -- docs` takes only those.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../../build/browser.ts';
import { addressOf, pagesOf } from '../../checks/built-pages.ts';
import config from '../../playwright.config.ts';
import { createSite } from '../../server/site.ts';
import { waitForFaces } from '../support/failure-support.ts';
import { takeOfficePictures } from './office-pictures.ts';
import { takeSitePicture } from './site-picture.ts';

const OUTPUT = 'test-results/pictures';
const VIEWS = [
  { name: 'phone', width: 360, colorScheme: 'light', media: 'screen' },
  { name: 'phone-dark', width: 360, colorScheme: 'dark', media: 'screen' },
  { name: 'desk', width: 1280, colorScheme: 'light', media: 'screen' },
  { name: 'desk-dark', width: 1280, colorScheme: 'dark', media: 'screen' },
  // US Letter at 96 pixels per inch.
  { name: 'print', width: 816, colorScheme: 'light', media: 'print' },
  { name: 'forced-colors', width: 1280, colorScheme: 'light', media: 'screen', forcedColors: 'active' },
] as const;
/** A smaller difference in a color channel is antialiasing. */
const THRESHOLD = 48;
/** The calendar's next dates depend on the time, so both builds use the same one. */
const MOMENT = '2026-11-21T12:00:00-05:00';

type Pixels = { data: Buffer; width: number; height: number };

/** Builds the project in `folder` if it has changed since its last build. Exits the process if that fails. */
function build(folder: string): string {
  const { status } = spawnSync(process.execPath, ['build/main.ts', '--if-changed'], {
    cwd: folder,
    env: { ...process.env, DESIGN_PAGES: 'yes' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  return join(folder, 'dist');
}

/** Checks out a commit into its own folder, with this project's packages. */
function checkOut(commit: string): string {
  const id = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = join('.cache/pictures', id);
  if (existsSync(folder)) return folder;
  rmSync('.cache/pictures', { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', id], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** A full-page screenshot. */
async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The share of pixels that differ, from 0 to 1. Pixels in only one of the pictures count as different. */
function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width) return 1;
  const shared = Math.min(one.data.length, other.data.length);
  let count = Math.abs(one.height - other.height) * one.width;
  const isOther = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > THRESHOLD;
  for (let at = 0; at < shared; at += 3) if (isOther(at) || isOther(at + 1) || isOther(at + 2)) count += 1;
  return count / (one.width * Math.max(one.height, other.height));
}

/** Screenshots of an address in every view. */
async function pictures(browser: Browser, origin: string, address: string): Promise<Map<string, Buffer>> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  await waitForFaces(page);
  const taken = new Map<string, Buffer>();
  for (const { name, width, ...media } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'none', ...media });
    const response = await page.goto(origin + address);
    if (response?.ok()) taken.set(name, await photograph(page));
  }
  await context.close();
  return taken;
}

/** Serves a build on a free port. */
async function serve(distDir: string): Promise<{ origin: string; stop: () => void }> {
  const site = await createSite({ distDir });
  return { origin: `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}`, stop: () => void site.stop() };
}

const named = process.argv.slice(2);
const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath: ensureBrowser() });
if (named.every((name) => !name.startsWith('/'))) {
  await takeSitePicture(browser);
  await takeOfficePictures(browser);
}
if (named.includes('docs')) {
  await browser.close();
  process.exit();
}
const [commit = 'HEAD'] = named.filter((name) => !name.startsWith('/'));
const isWanted = (address: string) => named.every((name) => !name.startsWith('/')) || named.includes(address);
const [before, now] = [build(checkOut(commit)), build('.')];
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const [old, current] = [await serve(before), await serve(now)];
const rows: string[] = [];
try {
  const files = new Set([...pagesOf(before), ...pagesOf(now)].filter((file) => file !== '404.html'));
  for (const address of [...files].map(addressOf).filter(isWanted).sort()) {
    const [one, other] = [
      await pictures(browser, old.origin, address),
      await pictures(browser, current.origin, address),
    ];
    for (const { name } of VIEWS) {
      const [was, is] = [one.get(name), other.get(name)];
      const share = was && is ? difference(await pixelsOf(was), await pixelsOf(is)) : 1;
      if (share === 0) continue;
      const file = `${address.slice(1).replaceAll('/', '-') || 'home'}-${name}`;
      if (was) writeFileSync(join(OUTPUT, `${file}-before.png`), was);
      if (is) writeFileSync(join(OUTPUT, `${file}-now.png`), is);
      const summary = `${address}, ${name}: ${was && is ? `${(share * 100).toFixed(2)} % differs` : `only ${was ? 'before' : 'now'}`}`;
      console.log(summary);
      rows.push(`<h2>${summary}</h2><img src="${file}-before.png" alt="before"> <img src="${file}-now.png" alt="now">`);
    }
  }
} finally {
  await browser.close();
  old.stop();
  current.stop();
}
writeFileSync(
  join(OUTPUT, 'index.html'),
  `<!DOCTYPE html><meta charset="utf-8"><title>Pictures</title><style>img{width:48%;vertical-align:top}</style>${rows.join('\n')}`,
);
console.log(rows.length === 0 ? 'No picture differs.' : `${rows.length} pictures differ: ${OUTPUT}/index.html`);
