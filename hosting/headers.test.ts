import { expect, test } from 'vitest';
import { readDocumentPolicy } from './document-policy.ts';
import { cacheControlFor, contentSecurityPolicy, headersFor, mediaTypeOf } from './headers.ts';
import { tablesOf } from './testing/tables.ts';

const table = tablesOf('hosting/testing/headers.yaml');

const plain = readDocumentPolicy('<p>');
const https = { isHttps: true };

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

test('the policy names exactly what the document uses', () => {
  const document = readDocumentPolicy(
    '<script>a</script><iframe src="https://maps.example.org/x"></iframe><form data-emailjs></form>',
  );
  const policy = contentSecurityPolicy(document, https);
  expect(policy).toContain(`script-src 'self' ${document.scriptHashes[0]};`);
  expect(policy).toContain('frame-src https://maps.example.org;');
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(policy).toMatch(/; trusted-types service-worker$/);
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
});

test('only a document with a third-party script goes without Trusted Types', () => {
  const helper = readDocumentPolicy('<script src="https://helper.example.org/a.js"></script>');
  const policy = contentSecurityPolicy(helper, https);
  expect(policy).toContain(`script-src 'self' https://helper.example.org;`);
  expect(policy).not.toContain('trusted-types');
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

test('a page with a form that may take payments lets only that form do so', () => {
  const form = readDocumentPolicy('<iframe src="https://forms.example.org/a" allow="payment"></iframe>');
  expect(headersFor('/careers', form)['Permissions-Policy']).toContain(' payment=("https://forms.example.org"),');
  expect(headersFor('/', readDocumentPolicy(''))['Permissions-Policy']).toContain(' payment=(),');
});
