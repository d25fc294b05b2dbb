// Installs what the slow tests need: npm packages, and programs of the system that can host the site or are
// browsers other than Chromium. On systems other than Debian, an error names the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'tests';
const STAMP = `${FOLDER}/node_modules/.installed`;

/** The package on Debian of each program or library. */
const PACKAGES = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/systemd-analyze': 'systemd',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/dbus-run-session': 'dbus',
};

const run = (command: string, args: readonly string[], cwd = '.') =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const missingPackages = () => Object.entries(PACKAGES).flatMap(([path, name]) => (existsSync(path) ? [] : name));

const lockFile = readFileSync(`${FOLDER}/package-lock.json`, 'utf8');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockFile) {
  console.log(`Installing the tools of ${FOLDER}/ (only once).`);
  if (!run('npm', ['ci', '--loglevel=error'], FOLDER)) {
    throw new Error('The tools could not be installed. Check the network, then try again.');
  }
  writeFileSync(STAMP, lockFile);
}
const missing = missingPackages();
if (missing.length > 0) {
  console.log(`Installing packages for the slow tests: ${missing.join(', ')}`);
  const isInstalled =
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '--quiet']) &&
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...missing]);
  if (!isInstalled || missingPackages().length > 0) {
    throw new Error(`The slow tests need more packages. On Debian: apt install ${missing.join(' ')}`);
  }
}
