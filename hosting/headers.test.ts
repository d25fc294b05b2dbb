import { expect, test } from 'vitest';
import { readDocumentPolicy } from './document-policy.ts';
import { cacheControlFor, headersFor, mediaTypeOf } from './headers.ts';
import { tablesOf } from './testing/tables.ts';

const table = tablesOf('hosting/testing/headers.yaml');

const plain = readDocumentPolicy('<p>');

test('a page carries the whole header set', () => {
  expect(headersFor('/tuition', plain)).toMatchInlineSnapshot(`
    {
      "Cache-Control": "public, max-age=300, must-revalidate",
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests; require-trusted-types-for 'script'; trusted-types service-worker",
      "Content-Type": "text/html; charset=utf-8",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "No-Vary-Search": "params",
      "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "X-Permitted-Cross-Domain-Policies": "none",
    }
  `);
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

test('over plain http nothing promises or demands TLS', () => {
  const headers = headersFor('/tuition', plain, { isHttps: false });
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test.each(table<[string, string, string, string]>('documents'))(
  'of a page with %s, %s has “%s” and not “%s”',
  (html, name, has, lacks) => {
    const value = headersFor('/careers', readDocumentPolicy(html))[name];
    expect(value).toContain(has);
    expect(value).not.toMatch(new RegExp(lacks));
  },
);

test.each(table<[string, string]>('mediaTypes'))('the media type of %s is %s', (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});

test('a drawing opened by its address runs no script', () => {
  expect(headersFor('/artwork/a.svg', null)['Content-Security-Policy']).toMatch(/^default-src 'none'/);
});

test.each(table<[string, string]>('caching'))('%s may be kept: %s', (path, value) => {
  expect(cacheControlFor(path)).toBe(value);
});
