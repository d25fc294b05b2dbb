/**
 * Makes sure that each page has one address. These functions only process text and never access files, so they can be
 * tested with tables.
 *
 * The security of the server depends on one property: a request is never turned into a file name. Its path is looked up
 * among the known addresses of the build. Path traversal is therefore impossible, and redirects only lead to known
 * addresses.
 */

/** The result of resolving a request target. */
type Target =
  | { kind: 'found'; path: string; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'malformed' };

/** The addresses of a build. The keys of `files` are percent-encoded canonical paths, the values file names. */
export type AddressBook = {
  files: ReadonlyMap<string, string>;
  /** Maps case-folded paths to canonical paths, for redirects. */
  folded: ReadonlyMap<string, string>;
};

/** The not-found page is a response, not an address: `/404` itself isn't found. */
export const NOT_FOUND_FILE = '404.html';

/** Written by the build for hosts that read these files and don't serve them. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects']);

const HTML_SUFFIX = /\.html$/i;
const INDEX_SEGMENT = /(^|\/)index$/i;
const COMPRESSED_SUFFIX = /\.(br|gz)$/i;
/** `https://host/path`: absolute-form, which servers must also accept (RFC 9112, section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
/** The characters allowed in a request target (RFC 3986, plus the few that browsers don't escape), without `#`. */
const REQUEST_TARGET = /^[!"$-~]+$/;
const CONTROL_CHARACTER = /\p{Cc}/u;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;
const ENCODED_SLASH = /%2f/i;

/** Percent-encodes each segment of a decoded path. Punctuation that RFC 3986 allows in a path segment isn't encoded. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent))
    .join('/');
}

/**
 * The canonical path of a built file (`/about-us/head-of-school` for `about-us/head-of-school.html`). Returns `null` if
 * the file has no address: a precompressed copy, the not-found page, a file for other hosts, or a hidden file.
 * @param file Name relative to the build folder, with `/` as the separator.
 */
function addressOf(file: string): string | null {
  if (file === NOT_FOUND_FILE || HOST_FILES.has(file) || COMPRESSED_SUFFIX.test(file) || isHidden(file)) return null;
  return encodePath(HTML_SUFFIX.test(file) ? pagePath(file) : `/${file}`);
}

/** The path of a page, before it is encoded: `/` for `index.html`, and `/404` for the not-found page. */
export function pagePath(file: string): string {
  return `/${file.replace(HTML_SUFFIX, '').replace(INDEX_SEGMENT, '')}`;
}

/** Dotfiles are private (`.git`, `.env`, `.facts.json`), but `/.well-known/` is public (RFC 8615). */
function isHidden(file: string): boolean {
  return file
    .split('/')
    .some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'));
}

/**
 * Collects the addresses of a build. If both `x.html` and `x/index.html` exist, `x.html` gets the address. `moved` are
 * old addresses, which redirect.
 */
export function buildAddressBook(files: Iterable<string>, moved: ReadonlyMap<string, string> = new Map()): AddressBook {
  const byAddress = new Map<string, string>();
  // Sorted, `x.html` comes before `x/index.html`.
  for (const file of [...files].sort()) {
    const address = addressOf(file);
    if (address !== null && !byAddress.has(address)) byAddress.set(address, file);
  }
  const folded = new Map([...byAddress.keys()].map((address) => [fold(address), address]));
  for (const [from, to] of moved) if (!folded.has(fold(from))) folded.set(fold(from), to);
  return { files: byAddress, folded };
}

/** The decoded, lower-case form of an address, for case-insensitive lookup. */
function fold(address: string): string {
  return decodeURIComponent(address).toLowerCase();
}

/**
 * Resolves a request target: a file, a redirect to the canonical address that keeps the query, not found, or malformed.
 * Never throws.
 *
 * Dot segments are malformed, because every URL parser resolves them before sending (RFC 3986, section 5.2.4). Paths
 * with an encoded slash or a backslash name no file, so they aren't found.
 */
export function resolveTarget(requestTarget: string, book: AddressBook): Target {
  const target = requestTarget.replace(ABSOLUTE_FORM, '') || '/';
  const questionMark = target.indexOf('?');
  const rawPath = questionMark === -1 ? target : target.slice(0, questionMark);
  const query = questionMark === -1 ? '' : target.slice(questionMark);

  const file = book.files.get(rawPath);
  if (file !== undefined) return { kind: 'found', path: rawPath, file };

  if (!rawPath.startsWith('/') || !REQUEST_TARGET.test(target)) return { kind: 'malformed' };
  const path = decodeOrNull(rawPath);
  if (path === null || CONTROL_CHARACTER.test(path) || DOT_SEGMENT.test(path)) return { kind: 'malformed' };
  if (path.includes('\\') || ENCODED_SLASH.test(rawPath)) return { kind: 'not-found' };

  const canonical = book.folded.get(path.toLowerCase()) ?? book.folded.get(simplify(path));
  if (canonical === undefined) return { kind: 'not-found' };
  return { kind: 'redirect', location: canonical + query };
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Removes what people and old links add to an address: repeated and trailing slashes, `.html`, `index`, capitals. */
function simplify(path: string): string {
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(HTML_SUFFIX, '')
    .replace(INDEX_SEGMENT, '');
  const page = bare.replace(/\/$/, '').toLowerCase();
  return page === '' ? '/' : page;
}
