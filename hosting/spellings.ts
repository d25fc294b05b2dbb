/** What people and old links make of an address, as one regular expression that nginx (PCRE) and Caddy (RE2) both read. */

/** Addresses that name no file of the site, whatever it holds: encoded slashes and controls, backslashes, doubled slashes, dots. */
export const ODD_PATH = String.raw`(?:%2f|%5c|%[01][0-9a-f]|%7f|\\|//|/\.\.?(?:/|$))`;

/** Files of the build that are not addresses: hidden ones, compressed copies, and what is written for other hosts. */
export const HIDDEN_PATH = String.raw`(?:/\.|\.(?:br|gz)$|^/_(?:headers|redirects)$)`;

/**
 * Matches, whatever their case, the decoded paths that `resolveTarget` of our own server takes for this page: doubled
 * and trailing slashes, `.html`, `index`.
 * @param path The page's canonical path, decoded.
 */
export function spellingsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return String.raw`^/+(?:index(?:\.html)?|\.html)?/*$`;
  const escaped = segments.map((segment) => segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return String.raw`^/+${escaped.join('/+')}(?:/+index(?:\.html)?|/*\.html)?/*$`;
}
