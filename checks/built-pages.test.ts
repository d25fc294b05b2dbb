import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readPages } from '../hosting/html-tree.ts';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { budgetProblems, indexProblems, linkProblems } from './built-pages.ts';

let dist: string;
beforeEach(async () => {
  dist = await temporaryFolder();
});

/** Text of about this many bytes when it is compressed. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('accepts links to existing pages, files and fragments, and the two links to missing pages', async () => {
  const links = '/ /b /b#here #top b /a.pdf /contact /admissions/apply-now tel:1 https://x.y'.split(' ');
  await writeFiles(dist, {
    'index.html': '',
    'a.html': `<p id="top">${links.map((href) => `<a class="x" href="${href}">x</a>`).join('')}</p>`,
    'b.html': '<p id="here"></p>',
    'a.pdf': '',
  });
  expect(linkProblems(dist, readPages(dist))).toEqual([]);
});

test('reports each broken link once', async () => {
  await writeFiles(dist, {
    'a.html': '<a href="/c">x</a><a href="/c">x</a><a href="/b#there">x</a><a href="/b/">x</a>',
    'b.html': '<a href="/c">x</a>',
  });
  expect(linkProblems(dist, readPages(dist))).toEqual([
    '/a and 1 more: /c leads to no page or file of the site',
    '/a: /b#there leads to no part of that page',
    '/a: /b/ leads to no page or file of the site',
  ]);
});

test('reports each budget that a page exceeds', async () => {
  await writeFiles(dist, {
    'a.html': `<script type="module" src="/s.js"></script><link rel="stylesheet" href="/s.css"><p>${noise(16_000)}</p>`,
    's.js': noise(4000),
    's.css': noise(16_000),
  });
  const kinds = () =>
    readPages(dist)
      .flatMap((built) => budgetProblems(dist, built))
      .map((problem) => /of (\w+)/.exec(problem)?.[1]);
  expect(kinds()).toEqual(['script', 'style', 'HTML']);
  const drawing = (loading: string) => `<img src="/d.svg" loading="${loading}"><img src="/d.svg" loading="lazy">`;
  await writeFiles(dist, { 'a.html': drawing('eager'), 'b.html': drawing('lazy'), 'd.svg': noise(79_000) });
  expect(kinds()).toEqual(['everything']);
});

test('names the longest text of a search index that is too large', async () => {
  const sections = (bytes: number) => [
    ['', 'A', 'x'],
    ['part', 'B', noise(bytes)],
  ];
  const index = (bytes: number) => JSON.stringify({ pages: [['/a', 'A', sections(bytes)]] });
  await writeFiles(dist, { 'find-index.json': index(20_000) });
  expect(indexProblems(dist)).toEqual([]);
  await writeFiles(dist, { 'find-index.json': index(40_000) });
  expect(indexProblems(dist)).toEqual([expect.stringMatching(/\d bytes; the limit is 30000\. .* at \/a#part\.$/)]);
});
