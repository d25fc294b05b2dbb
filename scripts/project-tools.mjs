// Installs what a fresh machine needs first: the packages, and a recent Node.js. It is plain JavaScript for Node.js 20.19 or
// newer without dependencies, because it runs before they are installed. `node scripts/project-tools.mjs` installs only what
// building and serving need.
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

/** The project's folder. All scripts run in it, regardless of the caller's folder. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

const inProject = (path) => join(projectFolder, path);
const isWindows = process.platform === 'win32';
const STAMP = inProject('node_modules/.installed');
/** The first version that runs TypeScript files directly; also `engines` in package.json. */
const NEEDED_NODE = [22, 18];
const FETCHED_NODE = inProject(`.cache/node/node${isWindows ? '.exe' : ''}`);
/** npm scripts look for `node` here first, so `npm run build` uses the right one too. */
const LINKED_NODE = inProject(`node_modules/.bin/node${isWindows ? '.exe' : ''}`);

/** Runs npm with these arguments. Returns whether it succeeded. */
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

/** Downloads the Node.js binary that the lock file in scripts/node-runtime pins by its digest. */
function fetchNode() {
  const folder = inProject('.cache/node/npm');
  console.log(`Node.js ${process.versions.node} is too old for this project. Downloading a newer one (only once).`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(inProject(`scripts/node-runtime/${file}`), join(folder, file));
  }
  cpSync(inProject('.npmrc'), join(folder, '.npmrc'));
  npm(['ci', '--ignore-scripts'], folder);
  const platform = isWindows ? 'win' : process.platform;
  const binary = join(folder, `node_modules/node-${platform}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`);
  if (!existsSync(binary)) {
    fail(
      `This project needs Node.js ${NEEDED_NODE.join('.')} or newer. Install it from https://nodejs.org, then try again.`,
    );
  }
  renameSync(binary, FETCHED_NODE);
  chmodSync(FETCHED_NODE, 0o755);
  // The package also contains headers and manuals, which aren't needed.
  rmSync(folder, { recursive: true });
}

/** Makes `node_modules/.bin/node` the given Node.js. */
function linkNode(node) {
  rmSync(LINKED_NODE, { force: true });
  if (isWindows) copyFileSync(node, LINKED_NODE);
  else symlinkSync(node, LINKED_NODE);
}

/**
 * Installs the packages when they are missing or the lock file has changed, and a newer Node.js when this one is too old.
 * Exits with a message if that fails.
 * @param {{ withTests: boolean }} options `withTests` also installs the packages that only tests and linters need.
 */
export function ensureInstalled({ withTests }) {
  const lockFile = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  const wanted = [`${lockFile} with tests`, ...(withTests ? [] : [`${lockFile} without tests`])];
  if (!isNewEnough() && !existsSync(FETCHED_NODE)) fetchNode();
  if (existsSync(STAMP) && wanted.includes(readFileSync(STAMP, 'utf8')) && existsSync(LINKED_NODE)) return;
  console.log(`Installing packages${withTests ? ', including those for tests' : ''} (only once).`);
  if (!npm(['ci', withTests ? '--include=dev' : '--omit=dev'], projectFolder)) {
    fail('Installing the packages failed. Check the network, then try again.');
  }
  linkNode(isNewEnough() ? process.execPath : FETCHED_NODE);
  writeFileSync(STAMP, wanted[withTests ? 0 : 1]);
}

/**
 * Installs the packages of a folder with its own lock file if they are missing or the lock file has changed. Exits with
 * a message if that fails.
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

/** The path of the Node.js that runs the project. Call `ensureInstalled` first. */
export const projectNode = () => (isNewEnough() ? process.execPath : FETCHED_NODE);

/** The environment for child processes, with the project's own Node.js and tools first in the PATH. */
export function projectEnvironment() {
  const path = [dirname(projectNode()), inProject('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled({ withTests: false });
