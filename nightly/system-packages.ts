// Gets what the nightly tests need beside npm's packages: the web servers the site may be published on, and the browsers
// that are not Chromium. They come from Debian's packages; elsewhere the message says what to install by hand.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Each program by its path on Debian, with the packages that bring it. */
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

/** The packages whose program is not on this machine. */
export function missingPackages(): string[] {
  return PROGRAMS.filter(([path]) => !existsSync(path)).flatMap(([, ...packages]) => packages);
}

/** Installs what is missing. Throws, naming the packages, when that cannot be done from here. */
export function ensureSystemPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing for the nightly tests: ${missing.join(', ')}`);
  const isInstalled =
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '--quiet']) &&
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...missing]);
  if (!isInstalled || missingPackages().length > 0) {
    throw new Error(`The nightly tests need more than is on this machine. On Debian: apt install ${missing.join(' ')}`);
  }
}
