// The launcher of all `npm run` commands: installs what is missing, then runs the command's files with a Node.js that runs
// TypeScript. Plain JavaScript for Node.js 20.19 or newer, without packages, because it runs before they are installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, sayPlainly } from './hosting/plain-errors.mjs';
import { takeLock } from './hosting/process-lock.mjs';
import { hasTestPackages, isInstalled } from './make/installed-packages.mjs';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

// What each command runs, one file after the other until one fails. The options on the command line go to the last.
/** @type {Record<string, string[][]>} */
const COMMANDS = {
  start: [['server/start-server.ts', '--check'], ['make/main.ts', '--if-changed'], ['server/start-server.ts']],
  dev: [['make/photos/prepare.ts'], ['node_modules/astro/bin/astro.mjs', 'dev']],
  build: [['make/main.ts']],
  'check:content': [['checks/check-content.ts']],
  preflight: [['checks/preflight.ts']],
  'publish:check': [['checks/publish-check.ts']],
  closing: [['checks/closing.ts']],
  office: [['office/start-office.ts']],
  inbox: [['server/list-inbox.ts']],
  test: [['tests/run.ts']],
  'test:slow': [['tests/run.ts', '--slow']],
  'test:unit': [['node_modules/vitest/vitest.mjs', 'run']],
  'test:browser': [['node_modules/@playwright/test/cli.js', 'test']],
  lint: [
    [BIOME, 'check'],
    ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  ],
  format: [[BIOME, 'check', '--write'], ['src/content/format-content.ts']],
};

/** Commands that also need the packages of tests and linters. */
const NEEDS_TESTS = /^(test|lint|format)/;

const PROJECT = import.meta.dirname;
const isWindows = process.platform === 'win32';
const EXE = isWindows ? '.exe' : '';
/** The first version that runs TypeScript files directly; also `engines` in package.json. */
const NEEDED_NODE = '22.18';
const isNewEnough = Boolean(process.features.typescript);
const FETCHED_NODE = join(PROJECT, `.cache/node/node${EXE}`);
const projectNode = isNewEnough ? process.execPath : FETCHED_NODE;
/** npm and shells that npm starts look for `node` here first. */
const LINKED_NODE = `node_modules/.bin/node${EXE}`;
const hasNode = () => isNewEnough || fs.existsSync(FETCHED_NODE);
const PARENT_CHECK_INTERVAL_MS = 500;

/** Runs npm with these arguments. Resolves with whether it succeeded. */
async function npm(/** @type {string[]} */ args, /** @type {string} */ cwd) {
  const cli = process.env['npm_execpath'];
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const shell = isWindows && command === 'npm';
  const child = spawn(command, [...first, ...args, '--loglevel=error'], { cwd, stdio: 'inherit', shell });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

/** Downloads the Node.js binary that the lock file in make/node-runtime pins by its digest. */
async function fetchNode() {
  const folder = '.cache/node/npm';
  console.log(`Node.js ${process.versions.node} is too old for this project. Downloading a newer one (only once).`);
  fs.cpSync('make/node-runtime', folder, { recursive: true });
  fs.cpSync('.npmrc', join(folder, '.npmrc'));
  await npm(['ci', '--ignore-scripts'], folder);
  const platform = isWindows ? 'win' : process.platform;
  const binary = join(folder, `node_modules/node-${platform}-${process.arch}/bin/node${EXE}`);
  const remedy = 'Install it from https://nodejs.org, then try again.';
  if (!fs.existsSync(binary)) fail(`This project needs Node.js ${NEEDED_NODE} or newer. ${remedy}`);
  fs.renameSync(binary, FETCHED_NODE);
  fs.chmodSync(FETCHED_NODE, 0o755);
  // The package also contains headers and manuals, which aren't needed.
  fs.rmSync(folder, { recursive: true });
}

/**
 * Installs the packages that are missing, and a newer Node.js if this one is too old. Keeps what is there until all is, and
 * the packages of tests. Two processes that install at the same time wait for each other. Ends the process, which releases
 * the lock, with a message if it fails.
 */
async function install(/** @type {boolean} */ withTests) {
  fs.mkdirSync('.cache', { recursive: true });
  for (let waited = false; !(await takeLock('.cache/install.lock')); waited = true) {
    if (!waited) console.log('Waiting for another command that is installing packages.');
    await wait(500);
  }
  const keepsTests = withTests || hasTestPackages();
  const isComplete = isInstalled(withTests);
  if (!isComplete) console.log(`Installing packages${keepsTests ? ', including those for tests' : ''} (only once).`);
  // Not `npm ci`, which deletes all packages first. Side by side, because each waits for the network.
  const [isDone] = await Promise.all([
    isComplete || npm(['install', '--no-save', keepsTests ? '--include=dev' : '--omit=dev'], PROJECT),
    hasNode() || fetchNode(),
  ]);
  if (!isDone) fail('Installing the packages failed. Check the network and npm, then try again.');
  linkNode();
  process.exit();
}

/** Puts the link where it can be. Where it can't, as on a read-only disk, npm starts the launcher with another Node.js. */
function linkNode() {
  try {
    fs.rmSync(LINKED_NODE, { force: true });
    if (isWindows) fs.copyFileSync(projectNode, LINKED_NODE);
    else fs.symlinkSync(projectNode, LINKED_NODE);
  } catch {}
}

/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
let isStopping = false;

/** Runs a file until it exits. Returns its exit code, or 1 after a signal. */
async function run(/** @type {string} */ node, /** @type {string[]} */ args) {
  const path = [dirname(projectNode), join(PROJECT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
  child = spawn(node, args, { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Ends what runs, also when the terminal is closed. */
function stop() {
  isStopping = true;
  child?.kill('SIGTERM');
}

const [command = '', ...options] = process.argv.slice(2);
sayPlainly();
// Astro and Vite take them for parts of an address or of a program.
const [unusable] = /['"#%*?]/.exec(PROJECT) ?? [];
if (unusable) fail(`The path ${PROJECT} has a ${unusable}, which the build can't use. Rename or move the folder.`);
process.chdir(PROJECT);
if (command === 'install') await install(options.includes('--with-tests'));
let [, steps = []] = Object.entries(COMMANDS).find(([name]) => name === command) ?? [];
if (steps.length === 0) fail(`There is no command "${command}". \`npm run\` lists all.`);
if (command === 'start' && options[0]) fail('npm start has no options. The port is a variable: PORT=8080 npm start');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm sends SIGTERM only to the shell that runs this process, and some shells exit without passing it on.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => process.ppid !== parent && !isStopping && stop(), PARENT_CHECK_INTERVAL_MS).unref();
}
const withTests = NEEDS_TESTS.test(command);
const isReady = hasNode() && isInstalled(withTests);
if (isReady && !fs.existsSync(LINKED_NODE)) linkNode();
const installing = [import.meta.filename, 'install', ...(withTests ? ['--with-tests'] : [])];
let code = isReady ? 0 : await run(process.execPath, installing);
const canServe = hasNode() && ['dist', 'node_modules'].every((path) => fs.existsSync(path));
if (code !== 0 && !isStopping && command === 'start' && canServe) {
  console.warn('Until then, this is the last build.');
  [code, steps] = [0, steps.slice(-1)];
}
for (const [index, step] of steps.entries()) {
  if (code !== 0 || isStopping) break;
  code = await run(projectNode, index === steps.length - 1 ? [...step, ...options] : step);
}
process.exitCode = isStopping ? code || 1 : code;
