/**
 * Interprets `_headers` like Cloudflare Pages and Netlify, for tests. Neither host has a tool that returns the headers
 * of a path. The Cloudflare rules follow workers-sdk (`parseHeaders` and `attachHeaders` in pages-shared); the Netlify
 * rules follow netlify/build (`packages/headers-parser`) and netlify/cli (`headersForPath`).
 */

type HeaderRule = {
  path: string;
  detach: readonly string[];
  set: readonly (readonly [name: string, value: string])[];
};

/** Parses a `_headers` file, keeping the order of its rules. Throws at a line that neither host understands. */
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

/** The headers that the rules set for a path on a host, with lower-case names. */
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

/** Netlify ignores case and trailing slashes. */
function matches(pattern: string, path: string, host: 'cloudflare' | 'netlify'): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return host === 'cloudflare' ? new RegExp(`^${source}$`).test(path) : new RegExp(`^${source}/?$`, 'i').test(path);
}
