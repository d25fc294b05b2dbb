/** Settings of the machine for web server configurations. */
import { resolve } from 'node:path';

import { siteUrl } from '../src/lib/site/site-url.ts';

/** What is left of the previous build in the project's folder: the scripts and style sheets of pages that are open. */
export const PREVIOUS = '.cache/previous';

export type HostSettings = {
  /** The site's host name, from `SITE_URL`. */
  domain: string;
  /** The absolute path of the published folder. */
  siteDir: string;
  /** The absolute path of the previous build. */
  previousDir: string;
  httpPort: number;
  httpsPort: number;
  /** The `host:port` on which the site's own server receives the contact form. */
  upstream: string;
  /** The TLS certificate and key files. With `null`, Caddy gets its own certificate. */
  certificate: { file: string; key: string } | null;
  /** The webroot for certbot's challenges (Debian's default site, which is used for the first certificate). */
  acmeDir: string;
};

/** Characters that have no special meaning between quotes in either configuration language. */
const PLAIN_TEXT = /^[^"'`\\$\p{Cc}{}]+$/u;
const UPSTREAM = /^[A-Za-z0-9.-]+:\d{1,5}$/;

/**
 * Reads the settings from the environment: `SITE_URL`, `PROXY_SITE_DIR`, `PROXY_PREVIOUS_DIR`, `PROXY_HTTP_PORT`,
 * `PROXY_HTTPS_PORT`, `PROXY_UPSTREAM`, `PROXY_CERTIFICATE` with `PROXY_CERTIFICATE_KEY`, and `PROXY_ACME_DIR`. Throws
 * an error that names the first invalid variable.
 * @param projectDir The folder that contains `dist`, if `PROXY_SITE_DIR` isn't set.
 */
export function readHostSettings(environment: NodeJS.ProcessEnv, projectDir = '.'): HostSettings {
  const url = new URL(siteUrl(environment));
  const text = (name: string, fallback: string, form = PLAIN_TEXT) => {
    const value = environment[name]?.trim() || fallback;
    if (form.test(value)) return value;
    throw new Error(`${name} contains a character that a web server's configuration does not allow: "${value}".`);
  };
  const port = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback), /^\d{1,5}$/));
    if (value >= 1 && value <= 65_535) return value;
    throw new Error(`${name} must be a port from 1 to 65535, not "${value}".`);
  };
  const file = environment['PROXY_CERTIFICATE']?.trim();
  const key = environment['PROXY_CERTIFICATE_KEY']?.trim();
  if (!file !== !key) throw new Error('PROXY_CERTIFICATE and PROXY_CERTIFICATE_KEY must be set together.');
  return {
    domain: url.hostname,
    siteDir: text('PROXY_SITE_DIR', resolve(projectDir, 'dist')),
    previousDir: text('PROXY_PREVIOUS_DIR', resolve(projectDir, PREVIOUS)),
    httpPort: port('PROXY_HTTP_PORT', 80),
    httpsPort: port('PROXY_HTTPS_PORT', url.protocol === 'https:' && url.port !== '' ? Number(url.port) : 443),
    upstream: text('PROXY_UPSTREAM', '127.0.0.1:4321', UPSTREAM),
    certificate:
      file && key ? { file: text('PROXY_CERTIFICATE', file), key: text('PROXY_CERTIFICATE_KEY', key) } : null,
    acmeDir: text('PROXY_ACME_DIR', '/var/www/html'),
  };
}

/** The site's HTTPS origin. Includes the port unless it's the default. */
export function httpsOrigin({ domain, httpsPort }: HostSettings): string {
  return `https://${domain}${httpsPort === 443 ? '' : `:${httpsPort}`}`;
}
