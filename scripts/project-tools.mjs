// What a fresh machine needs before anything else can run: the packages, and a Node.js that is new enough.
// Plain JavaScript without dependencies, because it runs before there are any, on any Node.js from 20.19.
// `node scripts/project-tools.mjs` installs what building and serving need, and nothing else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. All scripts run in it, whatever the caller's folder is. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

const inProject = (path) => join(projectFolder, path);
const isWindows = process.platform === 'win32';
const STAMP = inProject('node_modules/.installed');
/** The first version that runs TypeScript files directly. The same as `engines` in package.json. */
const NEEDED_NODE = [22, 18];
const FETCHED_NODE = inProject(`.cache/node/node${isWindows ? '.exe' : ''}`);
/** Where npm's own scripts look for a `node` first, so that `npm run build` runs on the right one too. */
const LINKED_NODE = inProject(`node_modules/.bin/node${isWindows ? '.exe' : ''}`);

/** Runs npm with these arguments. False when it failed. */
function npm(args, cwd) {
  const cli = process.env['npm_execpath'];
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(command, [...first, ...args, ...options], { cwd, stdio: 'inherit', shell: isWindows }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const isNewEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
};

/** Fetches the one binary of the Node.js that scripts/node-runtime pins with its digest. */
function fetchNode() {
  const folder = inProject('.cache/node/npm');
  console.log(`Node.js ${process.versions.node} is too old for this project: fetching a newer one for it (once).`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(inProject(`scripts/node-runtime/${file}`), join(folder, file));
  }
  cpSync(inProject('.npmrc'), join(folder, '.npmrc'));
  npm(['ci', '--ignore-scripts'], folder);
  const platform = isWindows ? 'win' : process.platform;
  const binary = join(folder, `node_modules/node-${platform}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`);
  if (!existsSync(binary)) {
    fail(`This needs Node.js ${NEEDED_NODE.join('.')} or newer. Install it from https://nodejs.org, then try again.`);
  }
  renameSync(binary, FETCHED_NODE);
  chmodSync(FETCHED_NODE, 0o755);
  // The package also brings headers and manuals that nothing here reads.
  rmSync(folder, { recursive: true });
}

/** Makes `node_modules/.bin/node` the Node.js that runs the project. */
function linkNode(node) {
  rmSync(LINKED_NODE, { force: true });
  if (isWindows) copyFileSync(node, LINKED_NODE);
  else symlinkSync(node, LINKED_NODE);
}

/**
 * Installs the packages of the lock file when they are missing or the lock file has changed, and a newer Node.js when this
 * one is too old. Ends the process with a message when that fails.
 * @param {{ withTests: boolean }} options `withTests` adds what only tests and linters need.
 */
export function ensureInstalled({ withTests }) {
  const lockFile = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  const wanted = [`${lockFile} with tests`, ...(withTests ? [] : [`${lockFile} without tests`])];
  if (!isNewEnough() && !existsSync(FETCHED_NODE)) fetchNode();
  if (existsSync(STAMP) && wanted.includes(readFileSync(STAMP, 'utf8')) && existsSync(LINKED_NODE)) return;
  console.log(`Installing packages${withTests ? ', those for the tests too' : ''} (once).`);
  if (!npm(['ci', withTests ? '--include=dev' : '--omit=dev'], projectFolder)) {
    fail('The packages could not be installed. Check the network, then try again.');
  }
  linkNode(isNewEnough() ? process.execPath : FETCHED_NODE);
  writeFileSync(STAMP, wanted[withTests ? 0 : 1]);
}

/**
 * Installs the packages of a folder with a lock file of its own, when they are missing or the lock file has changed. Ends
 * the process with a message when that fails.
 * @param {string} folder
 */
export function ensureInstalledIn(folder) {
  const lockFile = readFileSync(inProject(`${folder}/package-lock.json`), 'utf8');
  const stamp = inProject(`${folder}/node_modules/.installed`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFile) return;
  console.log(`Installing the tools of ${folder}/ (once).`);
  if (!npm(['ci'], inProject(folder))) fail('The tools could not be installed. Check the network, then try again.');
  writeFileSync(stamp, lockFile);
}

/** The Node.js that runs the project. Call it after `ensureInstalled`. */
export const projectNode = () => (isNewEnough() ? process.execPath : FETCHED_NODE);

/** The environment for child processes, in which the project's own Node.js and tools come first. */
export function projectEnvironment() {
  const path = [dirname(projectNode()), inProject('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled({ withTests: false });
