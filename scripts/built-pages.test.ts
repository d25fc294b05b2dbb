import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf, budgetProblems, linkProblems, pagesOf } from './built-pages.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-pages-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Writes the files of a small build. */
const build = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
};

/** Text that no compression makes smaller than about its length. */
const noise = (length: number) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

test('a page is served at its name without the extension', () => {
  build({ 'index.html': '', 'programs/hifz.html': '', 'feeds/a.ics': '' });
  expect(pagesOf(dist).map(addressOf)).toEqual(['/', '/programs/hifz']);
});

test('links lead to pages, files and places that are there, or to the two that are missing on purpose', () => {
  const links = [
    '/',
    '/b',
    '/b#here',
    '#top',
    'b',
    '/a.pdf',
    '/contact',
    '/admissions/apply-now',
    'tel:1',
    'https://x.y',
  ];
  build({
    'index.html': '',
    'a.html': `<p id="top">${links.map((href) => `<a class="x" href="${href}">x</a>`).join('')}</p>`,
    'b.html': '<p id="here"></p>',
    'a.pdf': '',
  });
  expect(linkProblems(dist, 'a.html')).toEqual([]);
});

test('a link that leads nowhere is named', () => {
  build({ 'a.html': '<a href="/c">x</a><a href="/b#there">x</a><a href="/b/">x</a>', 'b.html': '' });
  expect(linkProblems(dist, 'a.html')).toEqual([
    '/a: /c leads nowhere',
    '/a: there is no place #there on /b',
    '/a: /b/ leads nowhere',
  ]);
});

test('a page over its budget says of what it has too much', () => {
  build({
    'a.html': `<script type="module" src="/s.js"></script><link rel="stylesheet" href="/s.css"><p>${noise(20_000)}</p>`,
    's.js': noise(5000),
    's.css': noise(20_000),
  });
  const kinds = budgetProblems(dist, 'a.html').map((problem) => /of (\w+)/.exec(problem)?.[1]);
  expect(kinds).toEqual(['script', 'style', 'HTML']);
});
