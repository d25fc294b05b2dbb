/** Every text, figure, date and link of the fixture is on its page. No page's test repeats its words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fixtureHash, HASH_FILE } from '../../fixtures/freeze.ts';
import { attributeOf, elementsIn, elementsNamed, type Node, parseHtml, textOf } from '../../hosting/html-tree.ts';
import { FIXTURE_CONTENT, FIXTURE_FOLDER } from '../../make/project-copy.ts';
import { dataOf } from '../support/tables.ts';

const DIST = join(FIXTURE_FOLDER, 'dist');
const EVERY_PAGE = globSync('**/*.html', { cwd: DIST, exclude: ['404.html', 'samples/**'] });

type Places = {
  places: Record<string, readonly string[]>;
  everyPage: readonly string[];
  elsewhere: readonly string[];
  names: string;
  conditional: string;
  notYet: readonly string[];
};
const { places: PLACES, everyPage: FRAME, ...kinds } = dataOf<Places>('tests/site/texts.yaml');
const [NAME, CONDITIONAL] = [kinds.names, kinds.conditional].map(
  (names) => new RegExp(`^(${names.replaceAll(' ', '|')})$`),
);

const isShown = (path: string, key: string) =>
  !NAME?.test(key) && !CONDITIONAL?.test(key) && !kinds.notYet.includes(path);

/** Typographic marks as they are on a keyboard, and spaces that never break as spaces. */
const plain = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').replace(/\s+/g, ' ').trim();
const plainText = (element: Node) => plain(textOf(element));

const SPOKEN = ['alt', 'title', 'aria-label', 'content', 'datetime', 'href', 'placeholder'];

/** The text of a page, then what its attributes say, and its links with their texts, and its rows of figures. */
function readPage(file: string) {
  const html = readFileSync(join(DIST, file), 'utf8').replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  const root = parseHtml(html);
  const attributes = [...elementsIn(root)].flatMap(({ attrs }) => attrs.filter(({ name }) => SPOKEN.includes(name)));
  return {
    text: [plainText(root), ...attributes.map(({ value }) => plain(value.replaceAll('%20', ' ')))].join('\n'),
    rows: elementsNamed(root, 'tr', 'dl').map(plainText),
    links: elementsNamed(root, 'a').map((link) => `${attributeOf(link, 'href')} ${plainText(link)}`),
  };
}

type Record_ = Readonly<Record<string, unknown>>;
/** Calls `visit` with every record of a content file, and with its path. Nobody may say what is unconfirmed. */
function walk(value: unknown, path: string, visit: (record: Record_, path: string) => void): void {
  if (typeof value !== 'object' || value === null || ('asks' in value && !('confirmedOn' in value))) return;
  visit(value as Record_, path);
  for (const [key, inner] of Object.entries(value)) {
    if (isShown(`${path}.${key}`, key)) walk(inner, `${path}.${key}`, visit);
  }
}

/** What a page shows of a value: the parts of a text around its placeholders, a figure, a date, a time of day. */
function shownOf(value: unknown): string[] {
  if (typeof value === 'number') return [value > 1900 && value < 2100 ? String(value) : value.toLocaleString('en-US')];
  if (typeof value !== 'string') return [];
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (hour) return [`${Number(hour) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`];
  const parts = plain(value.replace(/^--/, '')).split(/\{\w+\}/);
  return parts.map((part) => part.trim()).filter((part) => /\w/.test(part));
}

/** Whether the items of a list follow each other, each told by its first words. */
function isInOrder(text: string, items: readonly unknown[]): boolean {
  let end = 0;
  return items.every((item) => {
    const values: unknown[] =
      typeof item === 'object' && item
        ? Object.entries(item).flatMap(([key, value]) => (NAME?.test(key) ? [] : [value]))
        : [item];
    const [words] = values.flatMap(shownOf);
    if (words === undefined) return true;
    const start = text.indexOf(words, end);
    end = start + words.length;
    return start >= 0;
  });
}

const pages = new Map(globSync('**/*.html', { cwd: DIST }).map((file) => [file, readPage(file)]));

function problems(name: string, files: readonly string[]): string[] {
  const text = files.map((file) => pages.get(file)?.text).join('\n');
  const links = files.flatMap((file) => pages.get(file)?.links ?? []);
  const rows = files.flatMap((file) => pages.get(file)?.rows ?? []);
  const missing: string[] = [];
  walk(dataOf(join(FIXTURE_CONTENT, `${name}.yaml`)), name, (record, path) => {
    for (const [key, value] of Object.entries(record)) {
      if (!isShown(`${path}.${key}`, key)) continue;
      for (const part of shownOf(value)) if (!text.includes(part)) missing.push(`${path}.${key}: ${part}`);
    }
    for (const key of ['dollars', 'perYear', 'perMonth', 'percent'].filter(
      (figure) => 'label' in record && figure in record,
    )) {
      const wanted = [...shownOf(record['label']), ...shownOf(record[key])];
      if (!rows.some((row) => wanted.every((part) => row.includes(part))))
        missing.push(`${path}.${key}: not in the row of ${String(record['label'])}`);
    }
    const [href, label] = [record['href'] ?? record['url'], record['text'] ?? record['title'] ?? record['name']];
    if (Array.isArray(record) && !isInOrder(text, record)) missing.push(`${path}: not in the order of the content`);
    // A page under construction is named in the menu without a link.
    if (typeof href !== 'string' || typeof label !== 'string' || href.includes('{') || record['placeholder']) return;
    const isLink = (link: string) => link.startsWith(`${href} `) && shownOf(label).every((part) => link.includes(part));
    if (!links.some(isLink)) missing.push(`${path}: no link to ${href} with “${label}”`);
  });
  return missing;
}

for (const file of globSync('**/*.yaml', { cwd: FIXTURE_CONTENT })) {
  const name = file.slice(0, -'.yaml'.length);
  if (kinds.elsewhere.includes(name)) continue;
  test(`everything that ${file} says is on its page`, () => {
    const places = FRAME.includes(name)
      ? EVERY_PAGE.map((page) => [page])
      : [name === 'school' ? EVERY_PAGE : (PLACES[name] ?? [`${name.replace('pages/', '')}.html`])];
    for (const place of places) expect.soft(problems(name, place), place.join()).toEqual([]);
  });
}

test('the fixture is as it was frozen: `npx node fixtures/freeze.ts` after a change on purpose', () => {
  expect(readFileSync(HASH_FILE, 'utf8')).toBe(fixtureHash());
});
