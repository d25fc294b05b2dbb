/**
 * All response headers that define policy. The functions are pure. Our own server and the files for CDNs use the
 * same functions, so all hosts send the same headers.
 *
 * They follow the OWASP Secure Headers list and the scoring rules of the HTTP Observatory.
 */

import type { DocumentPolicy } from './document-policy.ts';

export type Headers = Record<string, string>;

/** Properties of the connection that affect headers. */
export type Transport = {
  /** Whether the visitor uses HTTPS, to this server or to a trusted proxy. */
  isHttps: boolean;
};

/** The folder of files with a content hash in their names. */
export const HASHED_ASSETS_PREFIX = '/_assets/';
/**
 * Files that must always be revalidated: the service worker, so that the version that removes itself reaches browsers, and
 * the announcements, so that an open page learns of a closing at once.
 */
const REVALIDATED_PATHS: ReadonlySet<string> = new Set(['/sw.js', '/data/notice.json']);

/** Whether a path is that of an example form. Only they may be framed, and only by this site. */
export const isFramed = (path: string): boolean => path.startsWith('/samples/');

const IMMUTABLE_MAX_AGE_S = 31_536_000;
/**
 * How long browsers may use a page without revalidation. Browsers keep a prefetched or prerendered page for five
 * minutes anyway, so this adds no staleness, and it saves a round trip when such a page is opened. All visitors see a
 * changed fee within five minutes of its publication. After that, browsers revalidate with the entity tag.
 */
const PAGE_MAX_AGE_S = 300;
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Allows the one Trusted Types policy that our scripts create, for the service worker's URL
 * (`src/islands/register-service-worker.ts`). Islands need none: they only import modules, and React doesn't write HTML by
 * default.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types service-worker";

/**
 * Features that no page uses, but full screen. `web-share` is omitted: on some systems, Chromium doesn't recognize it and
 * logs a warning.
 */
const FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone ' +
  'midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';
const PERMISSIONS_POLICY = FEATURES.split(' ')
  .map((feature) => `${feature}=(${feature === 'fullscreen' ? 'self' : ''})`)
  .join(', ');

/** The headers of every response. `Server` and `X-Powered-By` are omitted. */
const EVERY_RESPONSE: Readonly<Headers> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers that browsers apply only to documents, so they're sent for everything that can be opened directly. Page
 * assets omit them, which saves 0.45 kB a file over HTTP/1.1.
 */
const EVERY_DOCUMENT: Readonly<Headers> = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // The server ignores query strings; scripts read them (`/tuition?c=…`). A prefetched page therefore serves them all.
  'No-Vary-Search': 'params',
};

/** Page assets, which nobody opens directly: scripts, style sheets, fonts. */
const PART_TYPES = /^(text\/(css|javascript)|font\/)/;

/** For responses that aren't documents: plain text and errors. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** SVG and XML files are documents when opened directly. They may contain styles but no scripts. */
const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'; img-src 'self'`;

/** Media types by extension. Text types include the charset. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml; charset=utf-8'],
]);

/**
 * The media type of a path or file name. A path without an extension is a page. An unknown extension is served as
 * `application/octet-stream`, because with `nosniff` a wrong type is worse than none.
 */
export function mediaTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot === -1) return path.includes('/.well-known/') ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
  return MEDIA_TYPES.get(name.slice(dot + 1).toLowerCase()) ?? 'application/octet-stream';
}

/**
 * The `Content-Security-Policy` of a document.
 *
 * `upgrade-insecure-requests` is included only over HTTPS. On a local network with plain HTTP, it would send the
 * browser to an HTTPS port that doesn't exist.
 */
function contentSecurityPolicy(path: string, document: DocumentPolicy, transport: Transport): string {
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...document.scriptHashes, ...document.scriptOrigins],
    ["style-src 'self'", ...document.styleHashes],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...document.connectOrigins],
    document.frameOrigins.length > 0 ? ['frame-src', ...document.frameOrigins] : [],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    [`frame-ancestors ${isFramed(path) ? "'self'" : "'none'"}`],
    transport.isHttps ? ['upgrade-insecure-requests'] : [],
    // Third-party scripts write to the page in ways that Trusted Types forbid, so documents with such scripts omit
    // them.
    document.scriptOrigins.length === 0 ? [TRUSTED_TYPES] : [],
  ];
  return directives
    .filter((directive) => directive.length > 0)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The `Cache-Control` of the response at a path. */
export function cacheControlFor(path: string): string {
  if (path.startsWith(HASHED_ASSETS_PREFIX)) return `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`;
  if (REVALIDATED_PATHS.has(path)) return 'no-cache';
  return `public, max-age=${PAGE_MAX_AGE_S}, must-revalidate`;
}

/**
 * The policy headers of the response at a path.
 * @param path The canonical path, starting with `/`.
 * @param document The policy of the built page; `null` for anything that isn't an HTML document.
 */
export function headersFor(
  path: string,
  document: DocumentPolicy | null,
  transport: Transport = { isHttps: true },
): Headers {
  const type = mediaTypeOf(document === null ? path : 'page.html');
  const headers: Headers = {
    'Content-Type': type,
    'Cache-Control': cacheControlFor(path),
    ...EVERY_RESPONSE,
    ...(PART_TYPES.test(type) ? {} : EVERY_DOCUMENT),
    ...strictTransport(transport),
  };
  if (document !== null) {
    headers['Content-Security-Policy'] = contentSecurityPolicy(path, document, transport);
    if (isFramed(path)) headers['X-Frame-Options'] = 'SAMEORIGIN';
    const origins = document.paymentOrigins.map((origin) => `"${origin}"`);
    if (origins.length > 0) {
      headers['Permissions-Policy'] = PERMISSIONS_POLICY.replace('payment=()', `payment=(self ${origins.join(' ')})`);
    }
  } else if (/^(image\/svg|application\/xml|text\/html)/.test(type)) {
    headers['Content-Security-Policy'] = DRAWING_POLICY;
  }
  return headers;
}

/**
 * `preload` only allows the owner to submit the domain at hstspreload.org; it doesn't submit anything. Browsers must
 * ignore this header over plain HTTP (RFC 6797, section 7.2), so it's sent only over HTTPS.
 */
function strictTransport(transport: Transport): Headers {
  if (!transport.isHttps) return {};
  return { 'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains; preload` };
}
