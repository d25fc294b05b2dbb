/**
 * Every response header that is policy rather than mechanics, in one place. The functions are pure: our own server and
 * the configuration writers for other hosts call the same ones, so no two hosts can disagree.
 *
 * The set follows the OWASP Secure Headers list and the scoring rules of the HTTP Observatory.
 */

import type { DocumentPolicy } from './policy.ts';

export type Headers = Record<string, string>;

/** What the transport adds to the decision. */
export type Transport = {
  /** Whether the visitor reached the site over TLS, here or at a trusted proxy in front. */
  isHttps: boolean;
};

/** The folder of files whose names carry a hash of their content. */
export const HASHED_ASSETS_PREFIX = '/_assets/';
/** A service worker must be asked for afresh each time, or its own kill switch would not be seen. */
const SERVICE_WORKER_PATHS: ReadonlySet<string> = new Set(['/sw.js', '/service-worker.js']);

const IMMUTABLE_MAX_AGE_S = 31_536_000;
/**
 * How long a page may be used without asking. Five minutes is how long browsers keep a prefetched or prerendered page
 * anyway, so this adds no staleness that speculative loading does not already have, while it saves the round trip that
 * a prefetched page otherwise pays when it is opened. A changed fee is therefore seen by everybody within five minutes
 * of its publication; after that the entity tag decides and an old figure is never shown instead of a new one.
 */
const PAGE_MAX_AGE_S = 300;
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Names of the Trusted Types policies that our own scripts create. The one admits the address of the service worker
 * (`src/islands/service-worker.ts`) and nothing else: islands only import modules, and React's client never writes HTML
 * unless told to.
 */
const TRUSTED_TYPES_POLICIES: readonly string[] = ['service-worker'];

const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Features no page uses. `web-share` is left out: Chromium on some systems does not know it and says so on every page. */
const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** The headers of every response, whatever it carries. No `Server`, no `X-Powered-By`. */
const EVERY_RESPONSE: Readonly<Headers> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * What the browser heeds on a document alone, and so on whatever can be opened by its own address. A page's parts go
 * without: on them it has no meaning, and would be 0.45 kB a file over HTTP/1.1.
 */
const EVERY_DOCUMENT: Readonly<Headers> = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** The parts of a page that nobody opens: scripts, style sheets, fonts. */
const PART_TYPES = /^(text\/(css|javascript)|font\/)/;

/** For responses that are shown to nobody as a document: plain text answers and errors. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** SVG and XML opened by their own address are documents. Drawings may carry a style sheet, never a script. */
const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'; img-src 'self'`;

/** The media type of each kind of file the site may hold. Text carries its charset. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['gif', 'image/gif'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml; charset=utf-8'],
  ['xsl', 'text/xsl; charset=utf-8'],
]);

/**
 * The media type of a path or file name. A path without an extension is a page; an unknown extension is a download
 * (`application/octet-stream`), because with `nosniff` a wrong guess is worse than none.
 */
export function mediaTypeOf(path: string): string {
  if (/(^|\/)feed\.json$/.test(path)) return 'application/feed+json; charset=utf-8';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot === -1) return path.includes('/.well-known/') ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
  return MEDIA_TYPES.get(name.slice(dot + 1).toLowerCase()) ?? 'application/octet-stream';
}

/**
 * The `Content-Security-Policy` of one document.
 *
 * `upgrade-insecure-requests` is part of it only over https: on a machine of the school's own network, reached by
 * plain http under its address, it would send the browser to a TLS port that does not exist.
 */
export function contentSecurityPolicy(document: DocumentPolicy, transport: Transport): string {
  const directives = [
    "default-src 'none'",
    sources('script-src', ["'self'", ...document.scriptHashes, ...document.scriptOrigins]),
    sources('style-src', ["'self'", ...document.styleHashes]),
    "img-src 'self'",
    "font-src 'self'",
    sources('connect-src', ["'self'", ...(document.usesEmailJs ? [EMAILJS_ORIGIN] : [])]),
    document.frameOrigins.length > 0 ? sources('frame-src', document.frameOrigins) : '',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    transport.isHttps ? 'upgrade-insecure-requests' : '',
    // A third-party helper script writes to the page in ways that Trusted Types forbid: those documents go without.
    document.scriptOrigins.length === 0 ? trustedTypes() : '',
  ];
  return directives.filter((directive) => directive !== '').join('; ');
}

function sources(directive: string, list: readonly string[]): string {
  return `${directive} ${list.join(' ')}`;
}

function trustedTypes(): string {
  const names = TRUSTED_TYPES_POLICIES.length === 0 ? "'none'" : TRUSTED_TYPES_POLICIES.join(' ');
  return `require-trusted-types-for 'script'; trusted-types ${names}`;
}

/** How long, and by whom, the answer at a path may be kept. */
export function cacheControlFor(path: string): string {
  if (path.startsWith(HASHED_ASSETS_PREFIX)) return `public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`;
  if (SERVICE_WORKER_PATHS.has(path)) return 'no-cache';
  return `public, max-age=${PAGE_MAX_AGE_S}, must-revalidate`;
}

/**
 * The policy headers of the answer at a path.
 * @param path Canonical path, beginning with `/`.
 * @param document What the built page contains; `null` for anything that is not an HTML document.
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
    headers['Content-Security-Policy'] = contentSecurityPolicy(document, transport);
  } else if (/^(image\/svg|application\/xml|text\/xsl|text\/html)/.test(type)) {
    headers['Content-Security-Policy'] = DRAWING_POLICY;
  }
  return headers;
}

/** The headers of a short plain-text answer: errors, redirects, the health address, the send endpoint. */
export function plainAnswerHeaders(transport: Transport): Headers {
  return {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': BARE_POLICY,
    ...EVERY_RESPONSE,
    ...EVERY_DOCUMENT,
    ...strictTransport(transport),
  };
}

/**
 * `preload` in this header only allows the owner to hand the domain in at hstspreload.org; it does not do so.
 * A browser must ignore the header over plain http (RFC 6797, section 7.2), so it is not sent there.
 */
function strictTransport(transport: Transport): Headers {
  if (!transport.isHttps) return {};
  return { 'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains; preload` };
}
