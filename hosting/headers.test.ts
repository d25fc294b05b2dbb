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

test.each(['js', 'css', 'woff2'])('a part of a page, a.%s, goes without what only a document heeds', (ending) => {
  const names = Object.keys(headersFor(`/_assets/a.${ending}`, null, { isHttps: false })).join(' ');
  expect(names).toBe('Content-Type Cache-Control X-Content-Type-Options Referrer-Policy Cross-Origin-Resource-Policy');
});

test.each([
  ['/tuition.pdf', {}],
  ['/x.unknown', {}],
  // A drawing runs no script.
  ['/artwork/a.svg', { 'Content-Security-Policy': expect.stringMatching(/^default-src 'none'/) }],
])('%s can be opened by its address and carries what a document does', (path, more) => {
  const asDocument = { 'X-Frame-Options': 'DENY', 'Cross-Origin-Opener-Policy': 'same-origin' };
  expect(headersFor(path, null)).toMatchObject({ ...asDocument, ...more });
});

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

test.each(table<[string, string]>('caching'))('%s may be kept: %s', (path, value) => {
  expect(cacheControlFor(path)).toBe(value);
});
