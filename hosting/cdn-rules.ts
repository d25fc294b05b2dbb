/**
 * Reads `_headers` the way Cloudflare Pages and Netlify do, for the tests: neither host's own program is made to be
 * asked for the headers of a path. Cloudflare's way was read in workers-sdk (`parseHeaders`, `attachHeaders` of
 * pages-shared), Netlify's in netlify/build (`packages/headers-parser`) and netlify/cli (`headersForPath`).
 */

export type HeaderRule = {
  path: string;
  detach: readonly string[];
  set: readonly (readonly [name: string, value: string])[];
};

/** The rules of a `_headers` file in their order. Throws at a line neither host understands. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; detach: string[]; set: [string, string][] }[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    const colon = line.indexOf(':');
    if (line.startsWith('/')) rules.push({ path: line, detach: [], set: [] });
    else if (rule === undefined) throw new Error(`A header before any path: ${line}`);
    else if (line.startsWith('! ') && colon === -1) rule.detach.push(line.slice(2));
    else if (colon > 0) rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    else throw new Error(`Not a header: ${line}`);
  }
  return rules;
}

/** The headers, by name in small letters, that the rules give to a path on a host. */
export function headersByRules(
  rules: readonly HeaderRule[],
  path: string,
  host: 'cloudflare' | 'netlify',
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((candidate) => matches(candidate.path, path, host))) {
    if (host === 'cloudflare') for (const name of rule.detach) delete headers[name.toLowerCase()];
    for (const [name, value] of rule.set) {
      const key = name.toLowerCase();
      const before = headers[key];
      headers[key] = host === 'cloudflare' && before !== undefined ? `${before}, ${value}` : value;
    }
  }
  return headers;
}

/** Netlify takes a path with a trailing slash for the same, and capitals too. */
function matches(pattern: string, path: string, host: 'cloudflare' | 'netlify'): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return host === 'cloudflare' ? new RegExp(`^${source}$`).test(path) : new RegExp(`^${source}/?$`, 'i').test(path);
}
