/**
 * Writes what other hosts need to serve a build with the headers and addresses of our own server: `_headers` and
 * `_redirects` into the build for a CDN, `nginx.conf` and `Caddyfile` into `.generated/hosts/` for a machine of one's own.
 * The build calls it; `node hosting/write.ts` writes the configurations of `dist/` again, for other settings.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readBuiltSite } from './built-site.ts';
import { caddyConfiguration } from './caddy.ts';
import { headersFile, redirectsFile } from './cdn.ts';
import { nginxConfiguration } from './nginx.ts';
import { type HostSettings, readHostSettings } from './settings.ts';

export const CONFIGURATION_DIR = '.generated/hosts';

/**
 * Writes all files.
 * @param buildDir The build to read, and to put the CDN's files into. It need not be `settings.siteDir`, where the web
 *   server will find it.
 * @param configurationDir Where `nginx.conf` and `Caddyfile` go.
 */
export async function writeHostFiles(
  buildDir: string,
  settings: HostSettings,
  configurationDir: string = CONFIGURATION_DIR,
): Promise<void> {
  const site = await readBuiltSite(buildDir);
  await writeFile(join(buildDir, '_headers'), headersFile(site));
  await writeFile(join(buildDir, '_redirects'), redirectsFile(site));
  await mkdir(configurationDir, { recursive: true });
  await writeFile(join(configurationDir, 'nginx.conf'), nginxConfiguration(site, settings));
  await writeFile(join(configurationDir, 'Caddyfile'), caddyConfiguration(site, settings));
}

if (import.meta.main) {
  await writeHostFiles('dist', readHostSettings(process.env));
  console.log(
    `Written: dist/_headers, dist/_redirects, ${CONFIGURATION_DIR}/nginx.conf, ${CONFIGURATION_DIR}/Caddyfile`,
  );
}
