/** The address when `SITE_URL` isn't set: a name reserved for examples (RFC 2606). */
const DEFAULT_SITE_URL = 'https://school.example.org';

/**
 * The site's public address from `SITE_URL`, without a path or trailing slash. Canonical addresses, the sitemap and social
 * cards use it. Throws an error that names the variable when its value isn't an http(s) origin.
 */
export function siteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const value = environment['SITE_URL']?.trim() || DEFAULT_SITE_URL;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error(`SITE_URL must be an address such as ${DEFAULT_SITE_URL}, without a path; it is "${value}".`);
  }
  return url.origin;
}
