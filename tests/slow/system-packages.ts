// Installs the system packages that the slow tests need: web servers that can host the site, and browsers other than
// Chromium. On systems other than Debian, an error names the packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path on Debian of each program or library, and the packages that contain it. */
const PROGRAMS: readonly (readonly [path: string, ...packages: string[]])[] = [
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static'],
  ['/usr/bin/caddy', 'caddy'],
  ['/usr/bin/openssl', 'openssl'],
  ['/usr/bin/systemd-analyze', 'systemd'],
  ['/usr/bin/wrk', 'wrk'],
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/Xvfb', 'xvfb'],
  ['/usr/bin/dbus-run-session', 'dbus'],
];

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** The packages whose program or library isn't installed. */
export function missingPackages(): string[] {
  return PROGRAMS.filter(([path]) => !existsSync(path)).flatMap(([, ...packages]) => packages);
}

/** Installs the missing packages. Throws an error that names them if that fails. */
export function ensureSystemPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing packages for the slow tests: ${missing.join(', ')}`);
  const isInstalled =
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '--quiet']) &&
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...missing]);
  if (!isInstalled || missingPackages().length > 0) {
    throw new Error(`The slow tests need more packages. On Debian: apt install ${missing.join(' ')}`);
  }
}
