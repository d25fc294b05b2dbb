import fc from 'fast-check';
import { expect, test } from 'vitest';

import { buildAddressBook, encodePath, resolveTarget } from './canonical-path.ts';
import { HIDDEN_PATH, ODD_PATH, spellingsOf } from './spellings.ts';

const FILES = ['index.html', 'tuition.html', 'about-us.html', 'about-us/head-of-school.html', 'a.b/c+d.html'];
const book = buildAddressBook(FILES);
const patterns = [...book.files.keys()].map((path) => ({
  path,
  spellings: new RegExp(spellingsOf(decodeURIComponent(path)), 'i'),
}));

/** The pages whose expressions match a decoded path in nginx and Caddy. */
const pageOf = (path: string) =>
  patterns.filter(({ spellings }) => spellings.test(path)).map((pattern) => pattern.path);

const piece = fc.constantFrom(
  '/',
  '//',
  'tuition',
  'Tuition',
  'ABOUT-us',
  'head-of-school',
  'a.b',
  'c+d',
  'index',
  '.html',
  'x',
);

test('a spelling leads to the page to which our own server leads it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      const own = resolveTarget(encodePath(path), book);
      if (own.kind === 'redirect') expect(pageOf(path)).toEqual([own.location]);
      else if (own.kind === 'found') expect(pageOf(path)).toEqual([own.path]);
      else expect(pageOf(path)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test.each(['/a%2fb', '/%5Cevil', '/a%00b', '/a%0d%0ab', '/\\evil', '//evil', '/a/../b', '/..', '/./a'])(
  '%s is odd',
  (path) => {
    expect(path).toMatch(new RegExp(ODD_PATH, 'i'));
  },
);

test.each(['/tuition', '/.well-known/security.txt', '/_assets/a..b.js', '/a.b/c'])('%s is not odd', (path) => {
  expect(path).not.toMatch(new RegExp(ODD_PATH, 'i'));
});

test.each(['/.built', '/a/.git', '/tuition.html.br', '/x.js.gz', '/_headers', '/_redirects'])(
  '%s is hidden',
  (path) => {
    expect(path).toMatch(new RegExp(HIDDEN_PATH));
  },
);
