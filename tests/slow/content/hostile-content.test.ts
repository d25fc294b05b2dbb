// Builds the whole site twice with unlikely content that the content check accepts: once with hostile text in every
// text field, and once without any optional field. The text must not become markup, get lost, or break a page.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContentData } from '../../../checks/check-content.ts';
import { pagesOf } from '../../../hosting/html-tree.ts';
import { copyProject, FIXTURE_CONTENT, FIXTURE_FOLDER, fixtureToday } from '../../../make/project-copy.ts';
import { typeset } from '../../../src/content/typography.ts';
import { tablesOf } from '../../support/tables.ts';
import { branchesOf, changed, documentOf, failureOf, leavesOf, readContentFiles } from './data.ts';

const PARAGRAPH = `% ${'A very long paragraph that somebody pasted from a letter, and then once more. '.repeat(40)}`;
const texts = tablesOf('tests/slow/content/hostile-texts.yaml');
const CLASSES = texts<string>('classes');
const SHORTER = texts<string>('shorter');

type Mark = { mark: string; text: string };

/** Content with hostile text in every field that accepts it, each with its own mark. */
function hostileContent(): { files: [string, object][]; marks: Mark[] } {
  const marks: Mark[] = [];
  const files = readContentFiles().map(([file, data]): [string, object] => {
    let spoiled: unknown = data;
    for (const leaf of leavesOf(data)) {
      // Arabic words have committed shapes; any other word is set as text.
      if (typeof leaf.value !== 'string' || /^$|\p{Script=Arabic}/u.test(leaf.value)) continue;
      // The words of another language are for a term of an entry or a question.
      if (/^(for|term)$/.test(String(leaf.path.at(-1)))) continue;
      const isParagraph = leaf.value.length > 60;
      const mark = `M${String(marks.length).padStart(4, '0')}m`;
      const classes = [...CLASSES, ...(isParagraph ? [PARAGRAPH] : [])];
      // Another test checks whether titles fit on the social card.
      const isTitle = leaf.path.join('.') === 'meta.title' || leaf.path.join('.') === 'tagline';
      // Tokens stay, because some of them become links.
      const tokens = leaf.value.match(/\{\w+\}/g) ?? [];
      const spoil = (record: unknown, text: string) => changed(record, leaf.path, [text, ...tokens].join(' '));
      const text = [...(isTitle ? [] : [classes[marks.length % classes.length] ?? '', ...classes]), ...SHORTER]
        .map((text) => text.replace('%', mark))
        .find((text) => checkContentData(file, spoil(data, text)).length === 0);
      if (text === undefined) continue;
      spoiled = spoil(spoiled, text);
      marks.push({ mark, text });
    }
    return [file, spoiled as object];
  });
  return { files, marks };
}

/** Content without any optional field, and with lists as short as allowed. */
function bareContent(): [string, object][] {
  return readContentFiles().map(([file, data]) => {
    let bare: unknown = data;
    const optional = [...branchesOf(data), ...leavesOf(data)]
      .filter(({ path }) => typeof path.at(-1) === 'string')
      .toSorted((a, b) => b.path.length - a.path.length);
    for (const { path } of optional) {
      const without = changed(bare, path, undefined);
      if (checkContentData(file, without).length === 0) bare = without;
    }
    return [file, bare as object];
  });
}

/** Builds a copy of the project with the given content. */
function build(root: string, files: readonly [string, object][]): void {
  copyProject(root, FIXTURE_CONTENT);
  // JSON is valid YAML.
  for (const [file, data] of files) writeFileSync(join(root, 'content', file), JSON.stringify(data));
  expect(failureOf(root, fixtureToday(), 'make/main.ts')).toBe('');
}

/** The fixture site, which has the same pages and elements, on the same day. */
const FIXTURE = join(FIXTURE_FOLDER, 'dist');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text and attribute of a page as a browser parses it, with URLs decoded. */
function textOf(document: Document): string {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'data-props') return leavesOf(JSON.parse(value)).map((prop) => String(prop.value));
      return value.startsWith('mailto:') ? decodeURIComponent(value) : `${name} ${value}`;
    }),
  );
  return [document.documentElement.textContent ?? '', ...attributes].map(oneLine).join('\n');
}

/**
 * The kind of each of a page's elements, without those around ranges such as 2025–2026, places to break a word, the tiles that
 * count 150 students, and the letters of the A–Z.
 */
function elementsOf(document: Document): string[] {
  const elements = document.querySelectorAll(
    ':not(wbr, .tile-wall, span.whitespace-nowrap, #a-z :is(div, h3, ul), #a-z [href^="#letter"], #a-z li:has([href^="#letter"]))',
  );
  return [...elements].map(({ localName }) => localName).toSorted();
}

const [HOSTILE, BARE] = ['.cache/hostile-content', '.cache/bare-content'];
const dist = join(HOSTILE, 'dist');
const { files, marks } = hostileContent();

beforeAll(() => {
  build(HOSTILE, files);
  build(BARE, bareContent());
}, 600_000);
afterAll(() => {
  for (const root of [HOSTILE, BARE]) rmSync(root, { recursive: true, force: true });
}, 60_000);

test('hostile text adds no element, event handler or unsafe URL to any page', () => {
  expect(pagesOf(dist)).toEqual(pagesOf(FIXTURE));
  for (const file of pagesOf(dist)) {
    const document = documentOf(dist, file);
    expect(elementsOf(document), file).toEqual(elementsOf(documentOf(FIXTURE, file)));
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name, `${file}: ${element.outerHTML.slice(0, 200)}`).toMatch(/^(?!on)[a-z][\w:.-]*$/i);
        if (/^(href|src|action|formaction|data)$/.test(name)) {
          expect(value, file).toMatch(/^(https:\/\/|tel:|mailto:|webcal:|\/(?!\/)|#)/);
        }
      }
    }
  }
});

test('hostile text appears on the site as written, with printed marks', () => {
  const site = pagesOf(dist)
    .map((file) => textOf(documentOf(dist, file)))
    .join('\n');
  const feeds = globSync('**/*.{ics,json,webmanifest}', { cwd: dist }).map((file) => {
    const body = readFileSync(join(dist, file), 'utf8');
    if (file.endsWith('.ics'))
      return body.replace(/\r\n /g, '').replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? ' ' : mark));
    const values = leavesOf(JSON.parse(body)).map(({ value }) => value);
    return oneLine(values.join('\n'));
  });
  const everything = [site, ...feeds].join('\n');
  // That every text is on its page is what `tests/site/texts.spec.ts` shows. The specification’s own are not typeset.
  const shown = marks.filter(({ mark }) => everything.includes(mark));
  const isWhole = ({ text }: Mark) => [text, typeset(text)].some((written) => everything.includes(oneLine(written)));
  expect(shown.filter((one) => !isWhole(one))).toEqual([]);
  expect(shown.length).toBeGreaterThan(1000);
});

test('content with only the required fields builds every page without empty elements', () => {
  const dist = join(BARE, 'dist');
  expect(pagesOf(dist)).toEqual(pagesOf(FIXTURE));
  for (const file of pagesOf(dist)) {
    const document = documentOf(dist, file);
    for (const script of document.querySelectorAll('script, style')) script.remove();
    const text = textOf(document);
    expect(text, file).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date/);
    const empty = [...document.querySelectorAll('h1, h2, h3, h4, p, dt, dd, li, th, figcaption, ul, ol, dl, a, button')]
      .filter(
        (element) =>
          !oneLine(element.textContent ?? '') && !element.querySelector('img, svg, [aria-label], [data-school-today]'),
      )
      .filter((element) => !element.hasAttribute('aria-label') && !element.closest('[hidden], [data-school-today]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(empty, file).toEqual([]);
  }
});
