/**
 * Writes the files that other hosts need to serve a build with the same headers and addresses as our own server:
 * `_headers` and `_redirects` in the build for a CDN, `nginx.conf` and `Caddyfile` in `.generated/hosts/` for a server
 * of your own. The build calls this. To rewrite the files for `dist/` with other settings, run `node hosting/write.ts`.
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
 * @param buildDir The build to read, which also gets the CDN files. It can differ from `settings.siteDir`, from which
 *   the web server serves the site.
 * @param configurationDir The folder for `nginx.conf` and `Caddyfile`.
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
