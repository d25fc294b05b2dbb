/**
 * One address per page. Everything here is plain text work: no file is touched, so the rules can be tested as tables.
 *
 * The safety of the server rests on one property: a request is never turned into a file name. It is looked up among the
 * addresses known from the build, so there is nothing to traverse, and a redirect can only lead to such an address.
 */

/** What a request target stands for. */
export type Target =
  | { kind: 'found'; path: string; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'malformed' };

/** The addresses of a build. Keys of `files` are canonical paths as they are spelled in a URL, values are file names. */
export type AddressBook = {
  files: ReadonlyMap<string, string>;
  /** Case-folded path to canonical path, for redirects. A folded form shared by two addresses is left out. */
  folded: ReadonlyMap<string, string>;
};

/** The not-found page is an answer, not an address: `/404` itself is not found. */
export const NOT_FOUND_FILE = '404.html';

/** Written by the build for hosts that read them instead of serving them. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects']);

const HTML_SUFFIX = /\.html$/i;
const INDEX_SEGMENT = /(^|\/)index$/i;
const COMPRESSED_SUFFIX = /\.(br|gz)$/i;
/** `https://host/path`: the absolute form, which servers must accept too (RFC 9112, section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
/** The characters a request target may hold (RFC 3986, plus the few that browsers leave unescaped), without `#`. */
const REQUEST_TARGET = /^[!"$-~]+$/;
const CONTROL_CHARACTER = /\p{Cc}/u;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;
const ENCODED_SLASH = /%2f/i;

/**
 * Spells a decoded path the way a URL does: each segment percent-encoded, the punctuation that RFC 3986 allows in a
 * path segment left as it is.
 */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent))
    .join('/');
}

/**
 * The canonical path of a built file (`about-us/head-of-school.html` is `/about-us/head-of-school`), or `null` when
 * the file is not an address of its own: a precompressed variant, the not-found page, a file for other hosts, or a
 * hidden file.
 * @param file Name relative to the build folder, with `/` between segments.
 */
export function addressOf(file: string): string | null {
  if (file === NOT_FOUND_FILE || HOST_FILES.has(file) || COMPRESSED_SUFFIX.test(file) || isHidden(file)) return null;
  if (!HTML_SUFFIX.test(file)) return encodePath(`/${file}`);
  const page = file.replace(HTML_SUFFIX, '').replace(INDEX_SEGMENT, '');
  return encodePath(`/${page}`);
}

/** Dotfiles stay private (`.git`, `.env`, `.built`); `/.well-known/` is public by RFC 8615. */
function isHidden(file: string): boolean {
  return file
    .split('/')
    .some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'));
}

/** Collects the addresses of a build. Where `x.html` and `x/index.html` both exist, `x.html` has the address. */
export function buildAddressBook(files: Iterable<string>): AddressBook {
  const byAddress = new Map<string, string>();
  for (const file of [...files].sort()) {
    const address = addressOf(file);
    if (address === null) continue;
    const rival = byAddress.get(address);
    if (rival === undefined || INDEX_SEGMENT.test(rival.replace(HTML_SUFFIX, ''))) byAddress.set(address, file);
  }
  const folded = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const address of byAddress.keys()) {
    const key = fold(address);
    if (folded.has(key)) ambiguous.add(key);
    folded.set(key, address);
  }
  for (const key of ambiguous) folded.delete(key);
  return { files: byAddress, folded };
}

/** The decoded, lower-case form under which an address can be found whatever its spelling. */
function fold(address: string): string {
  return decodeURIComponent(address).toLowerCase();
}

/**
 * Decides what a request target stands for: a file, another spelling of an address (one redirect, query kept), nothing,
 * or something no browser sends. Never throws.
 *
 * Dot segments count as malformed because every URL parser resolves them before sending (RFC 3986, section 5.2.4);
 * an encoded slash and a backslash name no file, so they are not found rather than guessed at.
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

/** Removes what people and old links add to an address: doubled and trailing slashes, `.html`, `index`, capitals. */
function simplify(path: string): string {
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(HTML_SUFFIX, '')
    .replace(INDEX_SEGMENT, '');
  const page = bare.replace(/\/$/, '').toLowerCase();
  return page === '' ? '/' : page;
}
