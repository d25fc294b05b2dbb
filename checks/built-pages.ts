// Checks of the built HTML files: byte budgets and links. The browser tests and `npm run publish:check` use the same
// functions, so nothing is published that a test would reject.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagePath } from '../hosting/canonical-path.ts';

/** Links to the not-found page that the specification requires. */
export const DEAD_LINKS: readonly string[] = ['/contact', '/admissions/apply-now'];

const KB = 1000;
/**
 * The limits of a page's first load, in bytes after brotli (fonts: file size); 1 kB is 1,000 bytes. `everything` includes
 * the drawings of the first screen, but not photographs, which the browser chooses by width. `drawings` are all drawings of
 * the page, as on a wide screen.
 */
const BUDGETS = {
  script: 3 * KB,
  style: 12 * KB,
  fonts: 54 * KB,
  HTML: 12 * KB,
  drawings: 80 * KB,
  everything: 78 * KB,
};
const HOME_BUDGETS = { ...BUDGETS, HTML: 14 * KB, drawings: 60 * KB, everything: 84 * KB };

/** The HTML files of a build, sorted. */
export const pagesOf = (dist: string): string[] => globSync('**/*.html', { cwd: dist }).sort();

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const brotliSize = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** One message for each budget that the page exceeds. */
export function budgetProblems(dist: string, page: string): string[] {
  const sizeOf = (file: string) => statSync(join(dist, file)).size;
  // The build has compressed its files already.
  const sentSize = (file: string) =>
    existsSync(join(dist, `${file}.br`)) ? sizeOf(`${file}.br`) : brotliSize(readFileSync(join(dist, file)));
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = attributes(html, /<script[^>]*type="module"[^>]*src="([^"]+)"/g);
  const inline = attributes(html, /<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = attributes(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const fonts = attributes(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g);
  const drawings = (kind = '') => {
    const files = attributes(html, new RegExp(`<img(?=[^>]*${kind})[^>]*src="([^"]+\\.svg)"`, 'g'));
    return sum([...new Set(files)].map(sentSize));
  };
  const parts = {
    script: sum([...scripts.map(sentSize), ...inline.map(brotliSize)]),
    style: sum(styles.map(sentSize)),
    fonts: sum(fonts.map(sizeOf)),
    HTML: sentSize(page),
  };
  const everything = sum(Object.values(parts)) + drawings('loading="eager"');
  const sizes = { ...parts, drawings: drawings(), everything };
  const budgets = page === 'index.html' ? HOME_BUDGETS : BUDGETS;
  return (Object.keys(sizes) as (keyof typeof sizes)[])
    .filter((kind) => sizes[kind] > budgets[kind])
    .map((kind) => `${pagePath(page)}: ${sizes[kind]} bytes of ${kind}; the limit is ${budgets[kind]}`);
}

/** One message for each link to a missing file or fragment. Links to other sites aren't checked. */
export function linkProblems(dist: string, page: string): string[] {
  const address = pagePath(page);
  const html = readFileSync(join(dist, page), 'utf8');
  return attributes(html, /<a[^>]*\shref="([^"]+)"/g).flatMap((href) => {
    if (/^(https|tel|mailto|webcal):/.test(href)) return [];
    const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://school.example.org${address}`);
    if (DEAD_LINKS.includes(pathname)) return [];
    const names = pathname === '/' ? ['index.html'] : [pathname, `${pathname}.html`];
    const file =
      pathname !== '/' && pathname.endsWith('/') ? undefined : names.find((name) => existsSync(join(dist, name)));
    if (file === undefined) return [`${address}: ${href} is a broken link`];
    const hasTarget =
      !hash || !file.endsWith('.html') || readFileSync(join(dist, file), 'utf8').includes(`id="${hash.slice(1)}"`);
    return hasTarget ? [] : [`${address}: ${pathname} has no element with the id "${hash.slice(1)}"`];
  });
}
