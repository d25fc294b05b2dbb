/** Derives the index of the search from the built pages, and writes it to the build as `find-index.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addressOf, pagesOf } from '../checks/built-pages.ts';
import { brotliOptions } from '../hosting/compress.ts';
import { readContent } from '../src/content/read-content.ts';
import { type SearchIndex, type SearchSection, wordsOf } from '../src/lib/find/find.ts';
import { isTwin } from '../src/lib/site/twin-addresses.ts';

/** Elements whose text isn't what a page says. */
const SKIPPED = /^(svg|script|style|noscript|form|nav|select|template)$/;
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN = /\shidden(?=[\s=]|$)|class="sr-only"/;
/** The longest line of text that is shown with a result. */
const LINE_LENGTH = 64;
/** The limit of the file in bytes, as it is sent with brotli. A site with more text loses its commonest words. */
export const INDEX_LIMIT = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    hex || decimal ? String.fromCodePoint(Number(hex ? `0x${hex}` : decimal)) : (ENTITIES[name] ?? whole),
  );

/** A part of a page: the id that is its address, and the ids of the elements in it. */
type Part = { id: string; ids: string[]; heading: string; text: string };

/** The parts of a page's main content: one for its top, and one for each heading with an address. */
export function partsOf(html: string): Part[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--[\s\S]*?-->/g, '');
  const parts: Part[] = [{ id: '', ids: [], heading: '', text: '' }];
  let sectionId = '';
  let skipped = 0;
  let isHeading = false;
  for (const [, close, name = '', attributes = '', text] of main.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi,
  )) {
    const part = parts.at(-1) as Part;
    const isOpening = !close && !VOID.test(name) && !attributes.endsWith('/');
    const ownId = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? '';
    if (text !== undefined) {
      if (skipped === 0) part[isHeading ? 'heading' : 'text'] += decoded(text);
    } else if (skipped > 0) {
      if (close) skipped -= 1;
      else if (isOpening) skipped += 1;
    } else if (isOpening && (SKIPPED.test(name) || HIDDEN.test(attributes))) {
      skipped = 1;
    } else if (/^h[1-3]$/.test(name)) {
      if (close) isHeading = false;
      else {
        const id = sectionId || ownId;
        sectionId = '';
        isHeading = name === 'h1' || id !== '';
        if (name !== 'h1' && id) parts.push({ id, ids: [], heading: '', text: '' });
      }
      part.text += ' ';
    } else {
      if (name === 'section' && !close) sectionId = ownId;
      // Words of neighboring blocks are not one word.
      if (!/^(b|em|strong|time)$/.test(name)) part.text += ' ';
    }
    if (ownId) parts.at(-1)?.ids.push(ownId);
  }
  return parts.map(({ heading, text, ...part }) => ({ ...part, heading: tidy(heading), text: tidy(text) }));
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:;?!)”])/g, '$1')
    .trim();

/** The start of a text, cut between words. */
function lineOf(text: string): string {
  if (text.length <= LINE_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LINE_LENGTH))} …`;
}

/** The part at an entry's address, or the one around it. An address in none leads to the top of the page. */
const partAt = (parts: readonly Part[], id: string) =>
  parts.find((part) => part.id === id) ?? parts.find(({ ids }) => ids.includes(id)) ?? parts[0];

/** How many bytes of the index are sent. */
const sentBytes = (index: SearchIndex) => {
  const json = Buffer.from(JSON.stringify(index));
  return brotliCompressSync(json, brotliOptions(json)).length;
};

/**
 * The index of the pages in a build folder. `content` is the folder of the content files. To stay within `limit`, words
 * that many sections have are left out first, because they tell sections apart the least.
 */
export function searchIndex(dist: string, content = 'content', limit = INDEX_LIMIT): SearchIndex {
  const { entries, synonyms } = readContent('find', content);
  const pages = pagesOf(dist)
    .map((page) => ({ path: addressOf(page), html: readFileSync(join(dist, page), 'utf8') }))
    .filter(({ path, html }) => path !== '/find' && !isTwin(path) && !html.includes('content="noindex"'))
    .map(({ path, html }) => {
      const parts = partsOf(html);
      const placed = entries
        .map((entry) => ({ ...entry, to: entry.href.split('#') }))
        .filter(({ to }) => to[0] === path)
        .map(({ term, also = [], to }) => ({ part: partAt(parts, to[1] ?? ''), terms: [term, ...also] }));
      return {
        path,
        title: decoded(/<title>(.*?)(?: \| [^|]*)?<\/title>/.exec(html)?.[1] ?? ''),
        sections: parts.map((part) => {
          const { id, heading, text } = part;
          const keywords = placed.flatMap((entry) => (entry.part === part ? entry.terms : [])).join(' ');
          return { id, heading, line: lineOf(text), keywords, words: [...new Set(wordsOf(text))] };
        }),
      };
    });
  const counts = new Map<string, number>();
  for (const word of pages.flatMap(({ sections }) => sections.flatMap(({ words }) => words)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const withWords = (most: number): SearchIndex => ({
    pages: pages.map(({ path, title, sections }) => [
      path,
      title,
      sections.map(({ id, heading, line, keywords, words }): SearchSection => {
        const shown = new Set(wordsOf(`${line} ${heading}`));
        const kept = words.filter((word) => !shown.has(word) && (counts.get(word) ?? 0) <= most);
        return [id, heading, line, keywords, kept.join(' ')];
      }),
    ]),
    synonyms,
  });
  const levels = [...new Set(counts.values())].toSorted((a, b) => b - a);
  const fits = (most: number) => sentBytes(withWords(most)) <= limit;
  return withWords(levels.find(fits) ?? 0);
}

/** Writes the index into a build folder. */
export function writeSearchIndex(dist: string): void {
  writeFileSync(join(dist, 'find-index.json'), JSON.stringify(searchIndex(dist)));
}
