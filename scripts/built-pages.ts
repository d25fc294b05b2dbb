// What every built page must keep, read from its file: budgets of bytes and links that lead somewhere. The browser
// tests and `npm run publish:check` ask the same functions, so that nothing is published which a test would refuse.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Addresses that pages link to although they show the not-found page, as the specification wants it. */
export const DEAD_LINKS: readonly string[] = ['/contact', '/admissions/apply-now'];

const KB = 1024;
/** What a page may bring before the visitor stirs, in bytes as brotli sends them; fonts as they are. */
const BUDGETS = { script: 3 * KB, style: 12 * KB, fonts: 60 * KB, HTML: 12 * KB };
const HOME_HTML_BUDGET = 14 * KB;

/** Names of the HTML files of a build, sorted. */
export const pagesOf = (dist: string): string[] => globSync('**/*.html', { cwd: dist }).sort();

/** The address at which a page is served. */
export const addressOf = (page: string): string => `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const brotliSize = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** A sentence for each budget that the page exceeds. */
export function budgetProblems(dist: string, page: string): string[] {
  const read = (file: string) => readFileSync(join(dist, file));
  const html = read(page).toString();
  const scripts = attributes(html, /<script[^>]*type="module"[^>]*src="([^"]+)"/g).map(read);
  const inline = attributes(html, /<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = attributes(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g).map(read);
  const fonts = attributes(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g).map(read);
  const sizes = {
    script: sum([...scripts, ...inline].map(brotliSize)),
    style: sum(styles.map(brotliSize)),
    fonts: sum(fonts.map(({ length }) => length)),
    HTML: brotliSize(html),
  };
  const budgets = page === 'index.html' ? { ...BUDGETS, HTML: HOME_HTML_BUDGET } : BUDGETS;
  return (Object.keys(sizes) as (keyof typeof sizes)[])
    .filter((kind) => sizes[kind] > budgets[kind])
    .map((kind) => `${addressOf(page)}: ${sizes[kind]} bytes of ${kind}, ${budgets[kind]} are allowed`);
}

/** A sentence for each link of the page that leads to no file, or to no place in it. Other sites are not asked. */
export function linkProblems(dist: string, page: string): string[] {
  const address = addressOf(page);
  const html = readFileSync(join(dist, page), 'utf8');
  return attributes(html, /<a[^>]*\shref="([^"]+)"/g).flatMap((href) => {
    if (/^(https|tel|mailto|webcal):/.test(href)) return [];
    const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://school.example.org${address}`);
    if (DEAD_LINKS.includes(pathname)) return [];
    const names = pathname === '/' ? ['index.html'] : [pathname, `${pathname}.html`];
    const file =
      pathname !== '/' && pathname.endsWith('/') ? undefined : names.find((name) => existsSync(join(dist, name)));
    if (file === undefined) return [`${address}: ${href} leads nowhere`];
    const isPlace =
      !hash || !file.endsWith('.html') || readFileSync(join(dist, file), 'utf8').includes(`id="${hash.slice(1)}"`);
    return isPlace ? [] : [`${address}: there is no place ${hash} on ${pathname}`];
  });
}
