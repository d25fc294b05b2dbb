/** Derives the index of the search from the built pages, and writes it to the build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesOf } from '../checks/built-pages.ts';
import { pagePath } from '../hosting/canonical-path.ts';
import { brotliOptions } from '../hosting/compress.ts';
import { today } from '../src/lib/dates/today.ts';
import { FIND_INDEX } from '../src/lib/find/index-address.ts';
import { type SearchAnswer, type SearchIndex, type SearchSection, wordsOf } from '../src/lib/find/search.ts';
import { isTwin } from '../src/lib/site/twin-addresses.ts';
import { formatDate } from '../src/lib/text/format.ts';
import { resolveContent } from '../src/lib/text/resolve-content.ts';
import { DEPTH, htmlTokens, isHidden } from './html-tokens.ts';

/** Elements whose text isn't what a page says. */
const SKIPPED = /^(svg|script|style|noscript|form|nav|select|template)$/;
const isUnread = (attributes: string) => isHidden(attributes) || attributes.includes('class="sr-only"');
/** Elements that begin a row of text, outside and inside of a list's item. */
const ROW = /^(li|tr|dt|p|h[2-6]|ul|ol|dl|table)$/;
const ROW_IN_ITEM = /^(li|tr|dt)$/;
/** The longest line of text that is shown with a result, if it has no end of a sentence. */
const LINE_LENGTH = 140;
/** The limit of the file in bytes, as it is sent with brotli. A site with more text has only the start of long sections. */
const INDEX_LIMIT = 20_000;
/** How much of a section's text is kept, if all of it doesn't fit. */
const TEXT_LENGTHS = [Number.POSITIVE_INFINITY, 1500, 1000, 700, 500, 300, 150, 80, 0];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    hex || decimal ? String.fromCodePoint(Number(hex ? `0x${hex}` : decimal)) : (ENTITIES[name] ?? whole),
  );

/** A part of a page: the id that is its address, and the ids of the elements in it. */
type Part = { id: string; ids: string[]; heading: string; text: string };

/** The parts of a page's main content: one for its top, and one for each heading with an address. */
export function partsOf(html: string): Part[] {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!--[\s\S]*?-->/g, '')
    // A term may have several descriptions, such as the hours of different days.
    .replaceAll('</dd><dd', ',</dd><dd');
  const parts: Part[] = [{ id: '', ids: [], heading: '', text: '' }];
  let sectionId = '';
  let skipped = 0;
  let isHeading = false;
  let itemDepth = 0;
  for (const { source, kind, name, attributes } of htmlTokens(main)) {
    const part = parts.at(-1) as Part;
    const isEnd = kind === 'end';
    const ownId = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const day = /\sdatetime="(\d{4}-\d\d-\d\d)"/i.exec(attributes)?.[1];
    if (skipped > 0) {
      skipped += DEPTH[kind];
    } else if (kind === 'text') {
      part[isHeading ? 'heading' : 'text'] += decoded(source).replace(/\s+/g, ' ');
    } else if (kind === 'start' && (SKIPPED.test(name) || isUnread(attributes))) {
      skipped = 1;
    } else if (name === 'time' && day) {
      // A calendar shows less of a date than a result needs.
      part[isHeading ? 'heading' : 'text'] += ` ${formatDate(day)} `;
      skipped = 1;
    } else if (/^h[1-3]$/.test(name)) {
      if (!isEnd && itemDepth === 0) part.text += '\n';
      if (isEnd) isHeading = false;
      else {
        const id = sectionId || ownId;
        sectionId = '';
        isHeading = name === 'h1' || id !== '';
        if (name !== 'h1' && id) parts.push({ id, ids: [], heading: '', text: '' });
      }
      part.text += ' ';
    } else {
      if (name === 'section' && !isEnd) sectionId = ownId;
      if (name === 'li') itemDepth += DEPTH[kind];
      if (!isEnd && (itemDepth > 0 ? ROW_IN_ITEM : ROW).test(name)) part.text += '\n';
      // Words of neighboring blocks are not one word.
      else if (!/^(b|em|strong|time|wbr)$/.test(name)) part.text += ' ';
    }
    if (ownId) parts.at(-1)?.ids.push(ownId);
  }
  return parts.map(({ heading, text, ...part }) => ({ ...part, heading: tidy(heading), text: tidy(text) }));
}

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/ ([,.:;?!)”])/g, '$1')
    .trim();

/** The start of a text, cut between words. */
function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(0, text.lastIndexOf(' ', length)))} …`;
}

/** A text whose long rows have a row for each sentence. */
const inShortRows = (text: string) =>
  text
    .split('\n')
    .map((row) => (row.length > LINE_LENGTH ? row.replace(/(?<=[.?!]”?) /g, '\n') : row))
    .join('\n');

/** The line of an answer: the rows of its part, or else of its page, that have these texts. */
function lineOf(texts: readonly string[], quotes: readonly string[]): string {
  const rows = texts.join('\n').split('\n');
  const quoted = quotes.flatMap((quote) => rows.find((row) => row.includes(quote)) ?? []);
  return startOf(quoted.join(' · '), LINE_LENGTH);
}

/** The part at an entry's address, or the one around it. An address in none leads to the top of the page. */
const partAt = (parts: readonly Part[], id: string) =>
  parts.find((part) => part.id === id) ?? parts.find(({ ids }) => ids.includes(id)) ?? parts[0];

/** The ended year of a page's figures, such as `2025–2026`, if a statement in its opening names one. */
function statedYear(html: string, opening = ''): string {
  const [, statement = ''] = / role="note"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  const words = decoded(statement.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ');
  return words && opening.includes(words) ? (/\d{4}–\d{4}/.exec(words)?.[0] ?? '') : '';
}

/** How many bytes of the index are sent. */
const sentBytes = (index: SearchIndex) => {
  const json = Buffer.from(JSON.stringify(index));
  return brotliCompressSync(json, brotliOptions(json)).length;
};

/**
 * The index of the pages in a build folder. `content` is the folder of the content files. `warn` is told of each answer
 * whose quoted rows are gone from its page.
 */
export function searchIndex(
  dist: string,
  {
    content = 'content',
    limit = INDEX_LIMIT,
    warn,
  }: { content?: string; limit?: number; warn?: typeof console.log } = {},
): SearchIndex {
  const source = { folder: content, day: today() };
  const { found, entries, calls, languages, synonyms, everyday } = resolveContent('find', source);
  const { phone } = resolveContent('school', source);
  const pages = pagesOf(dist)
    .map((page) => ({ path: pagePath(page), html: readFileSync(join(dist, page), 'utf8') }))
    .filter(({ path, html }) => path !== '/find' && !isTwin(path) && !html.includes('content="noindex"'))
    .map(({ path, html }) => {
      const parts = partsOf(html);
      const year = statedYear(html, parts[0]?.text);
      const title = decoded(/<title>(.*?)(?: \| [^|]*)?<\/title>/.exec(html)?.[1] ?? '');
      return { path, title, year, parts: parts.map((part) => ({ ...part, text: inShortRows(part.text) })) };
    });
  const same = Object.fromEntries(
    synonyms.flatMap((group) => group.flatMap(wordsOf).map((word, _, [first = word]) => [word, first])),
  );
  const foreign = languages.flatMap(({ words }) => words);
  /** What a question has to contain, with one word for all that mean the same. */
  const phrasesOf = (term: string, also: readonly string[] = []) =>
    [term, ...also, ...foreign.flatMap((group) => (group.for === term ? group.words : []))]
      .map((phrase) =>
        wordsOf(phrase)
          .map((word) => same[word] ?? word)
          .join(' '),
      )
      .join('|');
  /** Where an answer is, and its line. Without one, the search shows the row that has most words of the question. */
  const answerAt = (href: string, quotes: readonly string[] = []): [place: string, line: string] => {
    const [path, id = ''] = href.split('#');
    const page = pages.find((candidate) => candidate.path === path);
    const part = partAt(page?.parts ?? [], id);
    const texts = [part, ...(page?.parts ?? [])].map((from) => from?.text ?? '');
    const isSection = part?.id === id;
    const quoted = lineOf(texts, quotes);
    if (page && !quoted && quotes.length > 0)
      warn?.(`No row of ${href} begins with “${quotes.join('” or “')}”. Correct quotes in content/pages/find.yaml.`);
    const line = quoted || (isSection ? '' : startOf(texts[0]?.split('\n')[0] ?? '', LINE_LENGTH));
    const { title = '', year = '' } = page ?? {};
    if (part?.id) return [`${title}: ${part.heading}`, line];
    // A heading names its year itself.
    return [year && /\d/.test(line) && !/\d{4}–/.test(title) ? `${title} ${year}` : title, line];
  };
  const [, hours] = answerAt('/#contact', [found.hours]);
  const answers: SearchAnswer[] = [
    ...calls.map(({ term, about, also }): SearchAnswer => {
      const title = `${found.before} ${about}, ${found.after} ${phone.value}`;
      return [title, '', '', hours, phrasesOf(term, also)];
    }),
    ...entries.map(
      ({ term, href, quotes, also }): SearchAnswer => [term, href, ...answerAt(href, quotes), phrasesOf(term, also)],
    ),
  ];
  const withText = (length: number): SearchIndex => ({
    answers,
    pages: pages.map(({ path, title, parts }) => [
      path,
      title,
      parts.map(({ id, heading, text }): SearchSection => [id, heading, startOf(text, length)]),
    ]),
    synonyms: same,
    everyday: [everyday, ...languages.map((language) => language.everyday ?? '')].flatMap(wordsOf),
  });
  const fitting = TEXT_LENGTHS.find((length) => sentBytes(withText(length)) <= limit);
  return withText(fitting ?? 0);
}

/** Writes the index into a build folder. */
export function writeSearchIndex(dist: string): void {
  writeFileSync(join(dist, FIND_INDEX), JSON.stringify(searchIndex(dist, { warn: console.log })));
}
