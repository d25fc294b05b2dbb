/** What a web server's configuration must know about the machine it runs on. */
import { resolve } from 'node:path';

import { siteUrl } from '../src/lib/site-url.ts';

export type HostSettings = {
  /** The site's host name, from `SITE_URL`. */
  domain: string;
  /** The published folder, absolute. */
  siteDir: string;
  httpPort: number;
  httpsPort: number;
  /** Where the site's own server listens, as `host:port`; it receives the contact form. */
  upstream: string;
  /** Files of the TLS certificate and its key. `null` for Caddy means that Caddy gets its own. */
  certificate: { file: string; key: string } | null;
  /** Where certbot puts the answers to its challenges (Debian's default site, where the first certificate is got). */
  acmeDir: string;
};

/** What may stand between quotation marks in both configuration languages without meaning anything. */
const PLAIN_TEXT = /^[^"'`\\$\p{Cc}{}]+$/u;
const UPSTREAM = /^[A-Za-z0-9.-]+:\d{1,5}$/;

/**
 * Reads the settings from the environment:
 * `SITE_URL`, `PROXY_SITE_DIR`, `PROXY_HTTP_PORT`, `PROXY_HTTPS_PORT`, `PROXY_UPSTREAM`, `PROXY_CERTIFICATE` with
 * `PROXY_CERTIFICATE_KEY`, and `PROXY_ACME_DIR`. Throws an error that names the first wrong variable.
 * @param projectDir Where `dist` lies when nothing else is said.
 */
export function readHostSettings(environment: NodeJS.ProcessEnv, projectDir = '.'): HostSettings {
  const url = new URL(siteUrl(environment));
  const text = (name: string, fallback: string, form = PLAIN_TEXT) => {
    const value = environment[name]?.trim() || fallback;
    if (form.test(value)) return value;
    throw new Error(`${name} cannot stand in a web server's configuration: "${value}".`);
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
    httpPort: port('PROXY_HTTP_PORT', 80),
    httpsPort: port('PROXY_HTTPS_PORT', url.protocol === 'https:' && url.port !== '' ? Number(url.port) : 443),
    upstream: text('PROXY_UPSTREAM', '127.0.0.1:4321', UPSTREAM),
    certificate:
      file && key ? { file: text('PROXY_CERTIFICATE', file), key: text('PROXY_CERTIFICATE_KEY', key) } : null,
    acmeDir: text('PROXY_ACME_DIR', '/var/www/html'),
  };
}

/** The site's address over https, with the port only where it is not the usual one. */
export function httpsOrigin({ domain, httpsPort }: HostSettings): string {
  return `https://${domain}${httpsPort === 443 ? '' : `:${httpsPort}`}`;
}
