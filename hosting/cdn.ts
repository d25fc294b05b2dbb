/**
 * `_headers` and `_redirects` for Cloudflare Pages and Netlify, which read the same two files a little differently:
 *
 * - Cloudflare joins the values of one header from several matching rules with a comma; `! Name` takes back what rules
 *   above have set (developers.cloudflare.com/pages/configuration/headers). At most 100 rules, 2,000 characters a line.
 * - Netlify lets the later rule win, passes over lines without a colon, and so over `! Name` (its headers-parser and
 *   the `headersForPath` of its command line tool).
 *
 * Hence the order: the first rule is for every answer, the not-found page's included; later rules replace single
 * headers, each after taking it back. Rules by extension hold for missing files too, so that no rule by extension sets
 * a media type: the not-found page would carry it.
 */

import { type BuiltAddress, type BuiltSite, extensionOf } from './built-site.ts';
import { BUILD_STAMP } from './compress.ts';
import { cacheControlFor, HASHED_ASSETS_PREFIX, type Headers, mediaTypeOf } from './headers.ts';

const CLOUDFLARE_HEADER_RULES = 100;
const CLOUDFLARE_LINE_CHARACTERS = 2_000;
/** Kinds of files to which every host gives the right media type. */
const WELL_KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(
  'avif css gif html jpeg jpg js json mjs pdf png svg txt webp woff2 xml'.split(' '),
);
/** Static files get this from Cloudflare unless it is taken back; nobody else's pages have to read ours. */
const UNWANTED = ['Access-Control-Allow-Origin'];
/**
 * What a file that is no document gets in place of the pages' policy. The rule for every answer cannot be taken back on
 * Netlify, and a page's policy would keep browsers' own viewers of PDF files and pictures from styling themselves.
 */
const VIEWER_POLICY = "frame-ancestors 'none'";
/** An address that does not exist. What is rewritten to it is answered with the not-found page. */
const NOWHERE = '/not-an-address';

type Rule = { path: string; set: Headers; detach: readonly string[] };

/** The `_headers` file. Throws when the site outgrows what Cloudflare reads, naming the limit. */
export function headersFile(site: BuiltSite): string {
  const rules = headerRules(site);
  if (rules.length > CLOUDFLARE_HEADER_RULES) {
    throw new Error(`_headers needs ${rules.length} rules; Cloudflare Pages reads ${CLOUDFLARE_HEADER_RULES}.`);
  }
  const lines = ['# Written by the build from hosting/. A change here is lost.'];
  for (const { path, set, detach } of rules) {
    lines.push('', path, ...detach.map((name) => `  ! ${name}`));
    lines.push(...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`));
  }
  const long = lines.find((line) => line.length > CLOUDFLARE_LINE_CHARACTERS);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers is ${long.length} characters long, over Cloudflare's limit: ${long.slice(0, 80)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The rules, from the general to the particular. */
function headerRules(site: BuiltSite): Rule[] {
  const { 'Content-Type': _type, ...everywhere } = site.notFound.headers;
  const rules: Rule[] = [{ path: '/*', set: everywhere, detach: UNWANTED }];
  const replace = (path: string, set: Headers) => rules.push({ path, set, detach: Object.keys(set) });

  const policies = new Map<string, string>();
  for (const { file, isDocument, headers } of site.addresses) {
    const extension = extensionOf(file);
    if (!isDocument && extension !== '') policies.set(extension, headers['Content-Security-Policy'] ?? VIEWER_POLICY);
  }
  for (const [extension, policy] of policies) {
    replace(`/*.${extension}`, { 'Content-Security-Policy': policy });
  }
  const assetCacheControl = cacheControlFor(HASHED_ASSETS_PREFIX);
  replace(`${HASHED_ASSETS_PREFIX}*`, { 'Cache-Control': assetCacheControl });

  for (const address of site.addresses) {
    const isHashed = address.path.startsWith(HASHED_ASSETS_PREFIX);
    const given: Headers = { ...everywhere, ...(isHashed ? { 'Cache-Control': assetCacheControl } : {}) };
    const own = Object.entries(address.headers).filter(([name, value]) => {
      if (name === 'Content-Type') return !isGuessedRight(address);
      if (name === 'Content-Security-Policy' && !address.isDocument) return false;
      return given[name] !== value;
    });
    if (own.length > 0) replace(address.path, Object.fromEntries(own));
  }
  return rules;
}

function isGuessedRight({ path, file, isDocument }: BuiltAddress): boolean {
  const extension = extensionOf(file);
  return isDocument || (WELL_KNOWN_EXTENSIONS.has(extension) && mediaTypeOf(path) === mediaTypeOf(`/x.${extension}`));
}

/**
 * The `_redirects` file. Both hosts lead other spellings of a page to its one address by themselves, Netlify with
 * "Pretty URLs" switched on; what is left is to hide what lies in the build without being an address.
 */
export function redirectsFile(site: BuiltSite): string {
  const hidden = ['/404', `/${site.notFound.file}`, `/${BUILD_STAMP}`, '/_headers', '/_redirects', '/*.br', '/*.gz'];
  return [
    '# Written by the build. A change here is lost.',
    '# What lies in the build but is no address is answered like any wrong address.',
    ...hidden.map((path) => `${path} ${NOWHERE} 200`),
    '',
  ].join('\n');
}
