/**
 * Regular expressions for alternative spellings of addresses, in the syntax that PCRE (nginx) and RE2 (Caddy) share.
 */

/**
 * Paths that never name a file: encoded slashes and control characters, backslashes, repeated slashes, dot segments.
 */
export const ODD_PATH = String.raw`(?:%2f|%5c|%[01][0-9a-f]|%7f|\\|//|/\.\.?(?:/|$))`;

/** Files of the build that have no address: hidden files, compressed copies, and files for other hosts. */
export const HIDDEN_PATH = String.raw`(?:/\.|\.(?:br|gz)$|^/_(?:headers|redirects)$)`;

/**
 * Matches the decoded paths, in any case, that `resolveTarget` of our own server resolves to this page: repeated and
 * trailing slashes, `.html`, `index`.
 * @param path The page's canonical path, decoded.
 */
export function spellingsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return String.raw`^/+(?:index(?:\.html)?|\.html)?/*$`;
  const escaped = segments.map((segment) => segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return String.raw`^/+${escaped.join('/+')}(?:/+index(?:\.html)?|/*\.html)?/*$`;
}
