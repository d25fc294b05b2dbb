/** Derives the index of the search from the built pages, and writes it to the build. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexProblems } from '../checks/built-pages.ts';
import { pagePath } from '../hosting/canonical-path.ts';
import {
  attributeOf,
  type BuiltPage,
  childrenOf,
  type Element,
  elementsIn,
  elementsNamed,
  isElement,
  isText,
  type Node,
  textOf,
} from '../hosting/html-tree.ts';
import { today } from '../src/lib/dates/today.ts';
import { billOf, childHeading } from '../src/lib/fees/bill.ts';
import { costRecord } from '../src/lib/fees/cost-record.ts';
import { FIND_INDEX } from '../src/lib/find/index-address.ts';
import { meaningIn, type SearchAnswer, type SearchIndex, type SearchSection, wordsOf } from '../src/lib/find/search.ts';
import { isTwin } from '../src/lib/site/page-path.ts';
import type { PageContent } from '../src/lib/text/content.ts';
import { formatDate, formatRange } from '../src/lib/text/format.ts';
import { resolveContent } from '../src/lib/text/resolve-content.ts';

/** Elements whose text isn't what a page says, captions, which answer nothing, and weekdays beside their dates. */
const SKIPPED = /^(abbr|svg|script|style|noscript|form|label|nav|select|template|figcaption)$/;
const isUnread = (element: Element) =>
  SKIPPED.test(element.tagName) ||
  // What is true today is wrong tomorrow, and each class's bill has the fees of the page again.
  ['hidden', 'data-school-today', 'data-class'].some((name) => attributeOf(element, name) !== undefined) ||
  // Initials, the number of an item, or a drawing of the street.
  (/^(span|div)$/.test(element.tagName) && attributeOf(element, 'aria-hidden') !== undefined) ||
  // A number to call beside what has no price: each answer has one.
  (element.tagName === 'a' && attributeOf(element, 'class')?.startsWith('calls ')) ||
  // The letters and numbers of a month's days.
  (/^t(head|body)$/.test(element.tagName) &&
    elementsNamed(around(element, 'table') as Element, 'th').some((th) => attributeOf(th, 'abbr'))) ||
  (!HEADING.test(element.tagName) && /^(sr-only$|only-)/.test(attributeOf(element, 'class') ?? ''));
/** Elements that begin a row of text, outside and inside of a list's item. */
const ROW = /^(li|tr|dt|p|h[2-6]|ul|ol|dl|table|section)$/;
const ROW_IN_ITEM = /^(li|tr|dt)$/;
const HEADING = /^h[1-3]$/;
const INLINE = /^(b|em|small|strong|time|wbr)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A time, a day, a month or a year: what a line has that says when something is. */
const WHEN = /\d ?[ap]m\b|day\b|\bweeks\b|\b20\d\d\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* (\d|to )/i;
/** A longer line of text has a row for each sentence. */
const LINE_LENGTH = 170;
/** Where a clause begins: after a sign or `and`, or at a question word, not at two in a row, or at a verb before its subject. */
const NEXT_CLAUSE = [
  String.raw`[?!.,;؟،]+|(?<!\b(?:when|where))\s(?:and|y|aur|اور)\s|\sو\s?(?=\p{L})`,
  String.raw`(?<!\b(?:what|when|where|how|and))\s(?=(?:what|when|where|how|does|(?:is|are) there|but|because|هل)\s)`,
  String.raw`(?<!\b(?:wh\w+|how|if)\b[^,.?!]*)\s(?=(?:do|can|will|would|should|is|are) (?:i|you|we|he|she|it|that|they|my|our)\s)`,
].join('|');
/** How a clause begins that asks, besides those with a word that asks, and one that tells of the family. */
const ASKS = String.raw`^\s*((so|but|or) )?(do|does|did|is|are|can|could|will|would|should|may|have)\b`;
const TELLS = String.raw`^\s*((so|but) )?(i|we|he|she|they|my|our|because)\b`;
/** A part of a page: the id that is its address, and the ids of the elements in it. */
type Part = { id: string; ids: string[]; heading: string; text: string };

/** Where a text is: in a heading, in an item of a list. */
type Place = { isHeading: boolean; isItem: boolean };

/** The element of this name around a node. */
function around(node: Node, name: string): Element | undefined {
  let found: Node | null = node;
  while (found && found.nodeName !== name) found = 'parentNode' in found ? found.parentNode : null;
  return found && isElement(found) ? found : undefined;
}

/** The id of a heading's section, if it is the section's first, or else its own. */
function headingId(heading: Element): string {
  const section = around(heading, 'section');
  const [first] = section ? [...elementsIn(section)].filter(({ tagName }) => HEADING.test(tagName)) : [];
  const id = section && first === heading ? attributeOf(section, 'id') : '';
  return id || (attributeOf(heading, 'id') ?? '');
}

/** What stands above a cell of a table: `per month`. The text of its row alone doesn't say it. */
function columnHeading(cell: Element): string {
  const [row, table] = ['tr', 'table'].map((name) => around(cell, name));
  if (!row || !table || attributeOf(cell, 'colspan')) return '';
  const place = childrenOf(row).filter(isElement).indexOf(cell);
  const [heading] = elementsNamed(table, 'thead').flatMap((head) => elementsNamed(head, 'th').slice(place, place + 1));
  return heading ? textOf(heading).toLowerCase() : '';
}

/** The parts of a page's main content: one for its top, and one for each heading with an address. */
export function partsOf(root: Node): Part[] {
  let part: Part = { id: '', ids: [], heading: '', text: '' };
  const parts = [part];
  const write = (text: string, { isHeading }: Place) => {
    part[isHeading ? 'heading' : 'text'] += text;
  };
  const collectId = (element: Element) => void part.ids.push(...[attributeOf(element, 'id') || []].flat());

  function readHeading(heading: Element, place: Place): void {
    part.text += place.isItem ? ' ' : '\n';
    const isTitle = heading.tagName === 'h1';
    const id = headingId(heading);
    if (id && !isTitle) {
      part = { id, ids: [], heading: '', text: '' };
      parts.push(part);
    }
    collectId(heading);
    readAll(heading, { ...place, isHeading: isTitle || id !== '' });
    part.text += ' ';
  }

  function readElement(element: Element, place: Place): void {
    const name = element.tagName;
    const day = name === 'time' ? DAY.exec(attributeOf(element, 'datetime') ?? '') : null;
    const isRead = !isUnread(element);
    if (HEADING.test(name) && isRead) {
      readHeading(element, place);
      return;
    }
    collectId(element);
    if (!isRead) {
      for (const inner of elementsIn(element)) collectId(inner);
    } else if (day) {
      // A calendar shows less of a date than a result needs.
      write(` ${formatDate(day[0])} `, place);
    } else {
      const isItem = place.isItem || name === 'li';
      const isRow = (isItem ? ROW_IN_ITEM : ROW).test(name);
      // Words of neighboring blocks are not one word.
      const space = INLINE.test(name) ? '' : ' ';
      const column = name === 'td' ? columnHeading(element) : '';
      part.text += isRow ? '\n' : space;
      if (name === 'td') write(column ? ', ' : ': ', place);
      readAll(element, { ...place, isItem });
      if (column) write(` ${column}`, place);
      part.text += space;
    }
  }

  function readAll(node: Node, place: Place): void {
    let before: Node | undefined;
    for (const child of childrenOf(node)) {
      const pair = `${before?.nodeName} ${child.nodeName}`;
      // A term may have several descriptions, such as the hours of different days.
      if (before && child.nodeName === 'dd') write(pair === 'dd dd' ? ' ·' : ':', place);
      // A heading with an address is no part of the text.
      else if (pair === 'h3 p' && place.isItem && part.text.trim()) write(':', place);
      before = isElement(child) && isUnread(child) ? undefined : child;
      if (isText(child)) write(child.value.replace(/\s+/g, ' '), place);
      else if (isElement(child)) readElement(child, place);
    }
  }

  for (const main of elementsNamed(root, 'main')) readAll(main, { isHeading: false, isItem: false });
  return parts.map(({ heading, text, ...rest }) => ({ ...rest, heading: tidy(heading), text: tidy(text) }));
}

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/( ·)? ?(\n[ \n]*|$)/g, '\n')
    .replace(/ ([,.:;?!)”])/g, '$1')
    .replace(/([?!]):/g, '$1')
    .trim();

/** A text whose long rows have a row for each sentence. */
const inShortRows = (text: string) =>
  text
    .split('\n')
    .map((row) => (row.length > LINE_LENGTH ? row.replace(/(?<=[.?!]”?) /g, '\n') : row))
    .join('\n');

/** The line of an answer: the rows of its part, or else of its page or another, that have these texts. */
function lineOf(texts: readonly string[], quotes: readonly string[]): string {
  const rows = texts.join('\n').split('\n');
  const quoted = quotes.flatMap((quote) => {
    const row = rows.find((candidate) => candidate.includes(quote)) ?? '';
    // One of several descriptions of a term is quoted alone, if it isn't the first.
    const part = row.split(' · ').find((description, place) => place > 0 && description.startsWith(quote));
    // Another price and a Hijri day stay in their row.
    return part ?? (row.replace(/ ·(?= \$)/g, ',').replace(/ ·(?= \d+ [A-Z])/, '') || []);
  });
  return quoted.join(' · ');
}

/** What the bill of new children in the last class with a price comes to in their first year: `3 children: $25,595 to $26,995`. */
function estimatesOf(tuition: PageContent<'tuition'>): string[] {
  const record = costRecord(tuition);
  const priced = record.programs.findLast(({ perYear }) => perYear);
  if (!priced) return [];
  const child = { program: priced.id, student: 'new' } as const;
  const sums = [2, 3, 4].map((count) => {
    const { heading, sum } = billOf(record, Array(count).fill(child), tuition.bill);
    return `${heading}: ${formatRange(sum.amount)}`;
  });
  return [`${childHeading(record, child, tuition.bill)}, ${tuition.bill.sums.first.toLowerCase()}`, ...sums];
}

/** Whether a page asks search engines to leave it out. */
const isUnlisted = (root: Node) =>
  elementsNamed(root, 'meta').some((element) => attributeOf(element, 'content') === 'noindex');

/**
 * The index of the pages in a build folder. `content` is the folder of the content files. `warn` is told of each quoted
 * row that is gone from its page.
 */
export function searchIndex(
  built: readonly BuiltPage[],
  { content = 'content', warn }: { content?: string; warn?: typeof console.log } = {},
): SearchIndex {
  const source = { folder: content, day: today() };
  const { heading, found, entries, languages, synonyms, everyday, asking } = resolveContent('find', source);
  const { questions } = resolveContent('questions', source);
  const tuition = resolveContent('tuition', source);
  const { sampleNote } = resolveContent('staff', source);
  const pages = built
    .map(({ file, root }) => ({ path: pagePath(file), root }))
    .filter(({ path, root }) => path !== '/find' && !isTwin(path) && !isUnlisted(root))
    .map(({ path, root }) => {
      const parts = partsOf(root);
      const [name = ''] = elementsNamed(root, 'title').map((element) => textOf(element).replace(/ \| [^|]*$/, ''));
      // A sample's name is far from its page's note.
      const isSample = parts.some(({ text }) => text.includes(sampleNote));
      const title = isSample ? `${name} (${sampleNote.replace(/\..*/, '').toLowerCase()})` : name;
      return { path, title, parts: parts.map((part) => ({ ...part, text: inShortRows(part.text) })) };
    });
  const same = synonyms.map((group) => [...new Set(group.flatMap(wordsOf))].join(' ')).join('|');
  const oneOf = meaningIn({ synonyms: same });
  const askers = String([asking, ...languages.map((one) => one.asking)]).match(/\p{L}+/gu) ?? [];
  const empty = [everyday, ...languages.map((one) => one.everyday ?? '')].flatMap(wordsOf);
  const foreign = languages.flatMap(({ words }) => words);
  /** What a question has to contain, with one word for all that mean the same. */
  const phrasesOf = (term: string, also: readonly string[] = []) =>
    [[term, ...also], foreign.flatMap((group) => (group.for === term ? group.words : []))]
      .map((list) => list.map((phrase) => wordsOf(phrase).map(oneOf).join(' ')))
      .map((list) => [...new Set(list)].join('|'))
      .join('||');
  /** Where an answer is, and its line. Without one, the search shows the row that has most words of the question. */
  const answerAt = (href: string, quotes: readonly string[] = []): [place: string, line: string] => {
    const [path, id = ''] = href.split('#');
    const page = pages.find((candidate) => candidate.path === path);
    const { parts = [] } = page ?? {};
    // The part around it, if it has none of its own. An address in none leads to the top of the page.
    const part = parts.find((own) => own.id === id) ?? parts.find(({ ids }) => ids.includes(id)) ?? parts[0];
    const texts = [part, ...parts, ...pages.flatMap((other) => other.parts)].map((from) => from?.text ?? '');
    const quoted = lineOf(texts, quotes);
    // A row may come and go with the day. Its words are then in the content of the page.
    const file = join(content, `pages${path}.yaml`);
    const said = existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : '';
    const gone = quotes.filter((quote) => !quoted || ![said, ...texts].some((text) => text.includes(quote)));
    if (page && gone.length > 0)
      warn?.(`No row of ${href} begins with “${gone.join('” or “')}”. Correct quotes in content/pages/find.yaml.`);
    const line = quoted || (part?.id === id ? '' : texts[0]?.split('\n')[0]) || '';
    // Fees say of which year they are once it has ended, as a date says that it has passed.
    const title = path === '/tuition' && tuition.validUntil < source.day ? tuition.strip : (page?.title ?? '');
    // The search names the section itself.
    if (id && part?.id === id && title === page?.title) return ['', line];
    return [part?.id ? `${title}: ${part.heading}` : title, line];
  };
  const links = built.flatMap(({ root }) => elementsNamed(root, 'a'));
  const [, hours] = answerAt('/#contact', [found.hours]);
  const answers: SearchAnswer[] = [
    ...questions.map(({ term, about, also, answer }): SearchAnswer => {
      if (answer) return [term, '/find#answers', heading, answer, phrasesOf(term, also)];
      return [`${found.before} ${about}`, '', '', hours, phrasesOf(term, also)];
    }),
    ...entries.map(({ term, href, outside, quotes, also }): SearchAnswer => {
      const [place, quoted] = answerAt(href, quotes);
      const line = href.endsWith('#estimate') ? [...estimatesOf(tuition), quoted].join(' · ') : quoted;
      const link = outside && links.find((a) => attributeOf(a, 'target') && textOf(a).includes(`${quotes?.[0]}`));
      const address = (link && attributeOf(link, 'href')) || href;
      // The dash keeps these words from being a phrase: nobody can ask it.
      const known = WHEN.test(line) ? '|- when date' : '';
      return [term, address, link ? found.newTab : place, line, phrasesOf(term, also) + known];
    }),
  ];
  return {
    // Compressed after the pages, whose rows they quote, answers take 290 B less.
    pages: pages.map(({ path, title, parts }) => [
      path,
      title,
      parts.map(({ id, heading, text }): SearchSection => [id, heading, text]),
    ]),
    synonyms: same,
    everyday: [...new Set(empty)].join(' '),
    patterns: [NEXT_CLAUSE, String.raw`${ASKS}|(?<!\p{L})(${askers.join('|')})(?!\p{L}|(?<=when) (i|we|my)\b)`, TELLS],
    answers,
  };
}

/** Writes the index into a build folder. */
export function writeSearchIndex(dist: string, pages: readonly BuiltPage[]): void {
  writeFileSync(join(dist, FIND_INDEX), JSON.stringify(searchIndex(pages, { warn: console.log })));
  for (const problem of indexProblems(dist)) console.warn(problem);
}
