// What a fresh machine needs before anything else can run: the packages, and the Node.js version they bring along.
// Plain JavaScript without dependencies, because it runs before there are any, on any Node.js from 20.19.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with all scripts running in it whatever the caller's folder is. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

const STAMP = join(projectFolder, 'node_modules/.installed-lockfile');
const PINNED_NODE = join(projectFolder, `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
/** The first version that runs TypeScript files directly and Astro 7. */
const NEEDED_NODE = [22, 18];

const fileHash = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Installs the packages of the lockfile when they are not there yet or the lockfile has changed. Ends the process on failure. */
export function ensureInstalled() {
  const lockfileHash = fileHash(join(projectFolder, 'package-lock.json'));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash) return;
  console.log('Installing packages (once).');
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: projectFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network there? Then try again.');
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, lockfileHash);
}

/** The Node.js that runs the project: the pinned one, else this one if it is new enough. Ends the process otherwise. */
export function projectNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) return process.execPath;
  console.error(
    `This needs Node.js ${NEEDED_NODE.join('.')} or newer, and the pinned one did not install on this machine.`,
  );
  process.exit(1);
}

/** The environment for child processes: the project's own Node.js and tools come first. */
export function projectEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(projectNode()), join(projectFolder, 'node_modules/.bin'), process.env['PATH']].join(separator);
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
}
