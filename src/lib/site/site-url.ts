import { originOf, wrongOrigin } from '../../../hosting/site-origin.ts';

/** The address when `SITE_URL` isn't set: a name reserved for examples (RFC 2606). */
const DEFAULT_SITE_URL = 'https://school.example.org';

/** The site's public origin, from `SITE_URL`. Throws an error that names the variable if its value is no origin. */
export function siteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const value = environment['SITE_URL']?.trim() || DEFAULT_SITE_URL;
  const origin = originOf(value);
  if (origin === null) throw new Error(wrongOrigin(value));
  return origin;
}
