// Installs what the slow tests need: npm packages, and programs of the system that can host the site or are
// browsers other than Chromium. On systems other than Debian, an error names the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'tests';
const STAMP = `${FOLDER}/node_modules/.installed`;

/** Packages of Debian. */
const PACKAGES = 'nginx-light caddy openssl systemd firefox-esr webkit2gtk-driver xvfb dbus'.split(' ');

const run = (command: string, args: readonly string[], cwd = '.') =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const isThere = (name: string) => spawnSync('dpkg', ['--status', name]).status === 0;

const lockFile = readFileSync(`${FOLDER}/package-lock.json`, 'utf8');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockFile) {
  console.log(`Installing the tools of ${FOLDER}/ (only once).`);
  if (!run('npm', ['ci', '--loglevel=error'], FOLDER)) {
    throw new Error('The tools could not be installed. Check the network, then try again.');
  }
  writeFileSync(STAMP, lockFile);
}
const missing = PACKAGES.filter((name) => !isThere(name));
if (missing.length > 0) {
  console.log(`Installing packages for the slow tests: ${missing.join(', ')}`);
  const isInstalled =
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '--quiet']) &&
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...missing]);
  if (!isInstalled) throw new Error(`The slow tests need more packages. On Debian: apt install ${missing.join(' ')}`);
}
