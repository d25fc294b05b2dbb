/**
 * Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify, which interpret them differently:
 *
 * - Cloudflare joins the values of a header from several matching rules with a comma; `! Name` removes values set by
 *   earlier rules (developers.cloudflare.com/pages/configuration/headers). The limits are 100 rules and 2,000
 *   characters a line.
 * - Netlify uses the last matching rule and ignores lines without a colon, such as `! Name` (headers-parser, and
 *   `headersForPath` in its CLI).
 *
 * The first rule therefore applies to every response, including the not-found page. Later rules remove a header before
 * they set it again. Rules by extension also apply to missing files. They never set a media type, because the not-found
 * page would get it.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACTS_FILE, readBuildFacts } from './build-facts.ts';
import { listFiles } from './build-files.ts';
import { buildAddressBook, NOT_FOUND_FILE } from './canonical-path.ts';
import { BUILD_STAMP } from './compress.ts';
import { cacheControlFor, HASHED_ASSETS_PREFIX, type Headers, headersFor } from './headers.ts';

const CLOUDFLARE_HEADER_RULES = 100;
const CLOUDFLARE_LINE_CHARACTERS = 2_000;
/** Extensions for which every host sets the correct media type. */
const WELL_KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(
  'avif css gif html jpeg jpg js json mjs pdf png svg txt webp woff2 xml'.split(' '),
);
/** Cloudflare adds this to static files by default. Other sites don't need to read our pages. */
const UNWANTED = 'Access-Control-Allow-Origin';
/**
 * The policy for files that aren't documents. Netlify can't remove a header set by the first rule, and the policy of
 * pages would block the styles of the browser's own PDF and image viewers.
 */
const VIEWER_POLICY = "frame-ancestors 'none'";
/** An address that doesn't exist. Paths rewritten to it get the not-found page. */
const NOWHERE = '/not-an-address';

const WRITTEN = '# Written by the build. Changes made here are lost.';

type Rule = { path: string; set: Headers; detach: readonly string[] };

/**
 * The addresses of a build, sorted by path, the old ones, which redirect, and the response for all others. The headers are
 * those that our own server sends over HTTPS, except those that depend on the transfer.
 */
export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>;

/** Reads a build folder. Rejects if it has no not-found page, which every host needs. */
export async function readBuiltSite(folder: string) {
  const facts = await readBuildFacts(folder);
  const read = (path: string, file: string) => {
    const policy = facts.policies.get(file) ?? null;
    return { path, file, isDocument: policy !== null, headers: headersFor(path, policy) };
  };
  const files = await listFiles(folder);
  if (!files.includes(NOT_FOUND_FILE)) throw new Error(`The build has no ${NOT_FOUND_FILE}.`);
  const addresses = Array.from(buildAddressBook(files).files, ([path, file]) => read(path, file));
  return {
    addresses: addresses.sort((one, other) => (one.path < other.path ? -1 : 1)),
    moved: facts.moved,
    notFound: read('/404', NOT_FOUND_FILE),
  };
}

/** Writes both files into a build. */
export async function writeCdnFiles(buildDir: string): Promise<void> {
  const site = await readBuiltSite(buildDir);
  await writeFile(join(buildDir, '_headers'), headersFile(site));
  await writeFile(join(buildDir, '_redirects'), redirectsFile(site));
}

/** Returns the `_headers` file. If it exceeds Cloudflare's limits, throws an error that names the limit. */
export function headersFile(site: BuiltSite): string {
  const rules = headerRules(site);
  if (rules.length > CLOUDFLARE_HEADER_RULES) {
    throw new Error(`_headers needs ${rules.length} rules; Cloudflare Pages reads ${CLOUDFLARE_HEADER_RULES}.`);
  }
  const lines = [WRITTEN];
  for (const { path, set, detach } of rules) {
    lines.push('', path, ...detach.map((name) => `  ! ${name}`));
    lines.push(...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`));
  }
  const long = lines.find((line) => line.length > CLOUDFLARE_LINE_CHARACTERS);
  if (long !== undefined) {
    throw new Error(`A line of _headers has ${long.length} characters, over Cloudflare's limit: ${long.slice(0, 80)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The rules, from general to specific. */
function headerRules(site: BuiltSite): Rule[] {
  const { 'Content-Type': _type, ...everywhere } = site.notFound.headers;
  const rules: Rule[] = [{ path: '/*', set: everywhere, detach: [UNWANTED] }];
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
      if (name === 'Content-Type') return !address.isDocument && !WELL_KNOWN_EXTENSIONS.has(extensionOf(address.file));
      if (name === 'Content-Security-Policy' && !address.isDocument) return false;
      return given[name] !== value;
    });
    if (own.length > 0) replace(address.path, Object.fromEntries(own));
  }
  return rules;
}

/** The extension of a file name in lower case without the dot. Empty if there is none. */
function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/**
 * Returns the `_redirects` file. Both hosts redirect other spellings of an address themselves (Netlify with "Pretty
 * URLs" enabled). This file hides files of the build that have no address and redirects old addresses.
 */
export function redirectsFile(site: BuiltSite): string {
  const hidden = ['404', site.notFound.file, BUILD_STAMP, FACTS_FILE, '_headers', '_redirects', '*.br', '*.gz'];
  return [
    WRITTEN,
    '# Files of the build that are not addresses are answered with the not-found page.',
    ...hidden.map((file) => `/${file} ${NOWHERE} 200`),
    ...[...site.moved].map(([from, to]) => `${from} ${to} 301`),
    '',
  ].join('\n');
}
