// Checks of the built HTML files: byte budgets and links. The browser tests and `npm run publish:check` use the same
// functions, so nothing is published that a test would reject.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagePath } from '../hosting/canonical-path.ts';
import { attributeOf, type BuiltPage, type Element, elementsIn, elementsNamed, textOf } from '../hosting/html-tree.ts';
import { FIND_INDEX } from '../src/lib/find/index-address.ts';
import type { SearchIndex } from '../src/lib/find/search.ts';

/** Links to the not-found page that the specification requires. */
export const DEAD_LINKS: readonly string[] = ['/contact', '/admissions/apply-now'];

const KB = 1000;
/** The limit of the search's index in bytes, as it is sent with brotli. */
const INDEX_LIMIT = 30 * KB;
/**
 * The limits of a page's first load, in bytes after brotli (fonts: file size); 1 kB is 1,000 bytes. `everything` includes
 * the drawings of the first screen, but not photographs, which the browser chooses by width.
 */
const BUDGETS = {
  script: 3 * KB,
  style: 12 * KB,
  fonts: 54 * KB,
  HTML: 12 * KB,
  everything: 78 * KB,
};
const HOME_BUDGETS = { ...BUDGETS, HTML: 14 * KB, everything: 84 * KB };

const brotliSize = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** One message for each budget that the page exceeds. */
export function budgetProblems(dist: string, { file: page, root }: BuiltPage): string[] {
  const sizeOf = (file: string) => statSync(join(dist, file)).size;
  // The build has compressed its files already.
  const sentSize = (file: string) =>
    existsSync(join(dist, `${file}.br`)) ? sizeOf(`${file}.br`) : brotliSize(readFileSync(join(dist, file)));
  const named = (name: string, attribute: string, value: RegExp) =>
    elementsNamed(root, name).filter((element) => value.test(attributeOf(element, attribute) ?? ''));
  const files = (elements: readonly Element[], attribute: string, name: RegExp) =>
    elements.map((element) => attributeOf(element, attribute) ?? '').filter((address) => name.test(address));
  const scripts = files(named('script', 'type', /^module$/), 'src', /./);
  const inline = named('script', 'type', /^(?!application)/).filter(
    (script) => attributeOf(script, 'src') === undefined,
  );
  const styles = files(named('link', 'rel', /^stylesheet$/), 'href', /./);
  const fonts = files(named('link', 'rel', /^preload$/), 'href', /\.woff2$/);
  const drawings = new Set(files(named('img', 'loading', /^eager$/), 'src', /\.svg$/));
  const parts = {
    script: sum([...scripts.map(sentSize), ...inline.map(textOf).map(brotliSize)]),
    style: sum([...styles.map(sentSize), ...elementsNamed(root, 'style').map(textOf).map(brotliSize)]),
    fonts: sum(fonts.map(sizeOf)),
    HTML: sentSize(page),
  };
  const sizes = { ...parts, everything: sum([...Object.values(parts), ...[...drawings].map(sentSize)]) };
  const budgets = page === 'index.html' ? HOME_BUDGETS : BUDGETS;
  return (Object.keys(sizes) as (keyof typeof sizes)[])
    .filter((kind) => sizes[kind] > budgets[kind])
    .map((kind) => `${pagePath(page)}: ${sizes[kind]} bytes of ${kind}; the limit is ${budgets[kind]}`);
}

/** One message for each missing file or fragment that pages of a build link to. Links to other sites aren't checked. */
export function linkProblems(dist: string, pages: readonly BuiltPage[]): string[] {
  const idsOf = ({ root }: BuiltPage) => new Set([...elementsIn(root)].map((element) => attributeOf(element, 'id')));
  const ids = new Map(pages.map((page) => [page.file, idsOf(page)]));
  const broken = pages.flatMap(({ file: page, root }) => {
    const address = pagePath(page);
    return elementsNamed(root, 'a').flatMap((link) => {
      const href = attributeOf(link, 'href');
      if (!href || /^(https|tel|mailto|webcal):/.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://school.example.org${address}`);
      if (DEAD_LINKS.includes(pathname)) return [];
      const name = pathname.slice(1) || 'index.html';
      const file = [name, `${name}.html`].find((one) => !one.endsWith('/') && existsSync(join(dist, one)));
      if (file === undefined) return [{ address, says: `${href} leads to no page or file of the site` }];
      const hasTarget = !hash || ids.get(file)?.has(hash.slice(1)) !== false;
      return hasTarget ? [] : [{ address, says: `${href} leads to no part of that page` }];
    });
  });
  return [...Map.groupBy(broken, ({ says }) => says)].map(([says, links]) => {
    const [first, ...others] = new Set(links.map(({ address }) => address));
    return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${says}`;
  });
}

/** One message if the index of the search is over its limit, with the longest text, which doesn't fit. */
export function indexProblems(dist: string): string[] {
  const body = readFileSync(join(dist, FIND_INDEX));
  const bytes = brotliSize(body);
  if (bytes <= INDEX_LIMIT) return [];
  const { pages }: SearchIndex = JSON.parse(body.toString());
  const [longest] = pages
    .flatMap(([path, , sections]) => sections.map(([id, , text]) => ({ address: id ? `${path}#${id}` : path, text })))
    .sort((one, other) => other.text.length - one.text.length);
  return [`${FIND_INDEX}: ${bytes} bytes; the limit is ${INDEX_LIMIT}. The longest text is at ${longest?.address}.`];
}
