import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { readDocumentPolicy } from './document-policy.ts';
import { cacheControlFor, headersFor, mediaTypeOf } from './headers.ts';
import { parseHtml } from './html-tree.ts';

const table = tablesOf('hosting/testing/headers.yaml');

const plain = readDocumentPolicy(parseHtml('<p>'));

test('a page carries the whole header set', () => {
  expect(headersFor('/tuition', plain)).toEqual(Object.fromEntries(table<[string, string]>('page')));
});

test.each(['/_assets/a.B1.js', '/_assets/a.B1.css', '/_assets/a.B1.woff2'])(
  '%s, a part of a page, goes without what only a document heeds',
  (path) => {
    const names = Object.keys(headersFor(path, null, { isHttps: false })).join(' ');
    expect(names).toBe(
      'Content-Type Cache-Control X-Content-Type-Options Referrer-Policy Cross-Origin-Resource-Policy',
    );
  },
);

test.each(['/tuition.pdf', '/photo.webp', '/artwork/a.svg', '/data/school-dates.json', '/robots.txt', '/x.unknown'])(
  '%s can be opened by its address and carries what a document does',
  (path) => {
    expect(headersFor(path, null)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  },
);

test.each(table<[string, string, string, string]>('documents'))(
  'of a page with %s, %s has “%s” and not “%s”',
  (html, name, has, lacks) => {
    const value = headersFor('/careers', readDocumentPolicy(parseHtml(html)))[name];
    expect(value).toContain(has);
    expect(value).not.toMatch(new RegExp(lacks));
  },
);

test('allows framing only for example forms, and only by this site', () => {
  const headers = headersFor('/samples/hifz-application', plain);
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headers['Content-Security-Policy']).toContain("; frame-ancestors 'self';");
});

test.each(table<[string, string]>('mediaTypes'))('the media type of %s is %s', (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});

test('a drawing opened by its address runs no script', () => {
  expect(headersFor('/artwork/a.svg', null)['Content-Security-Policy']).toMatch(/^default-src 'none'/);
});

test.each(table<[string, string]>('caching'))('%s may be kept: %s', (path, value) => {
  expect(cacheControlFor(path)).toBe(value);
});
