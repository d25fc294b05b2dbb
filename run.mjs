// The launcher of all `npm run` commands. It installs what is missing, then runs the command's files with a Node.js that
// runs TypeScript. It is plain JavaScript for Node.js 20.19 or newer, without packages, because it runs before they are
// installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fail, sayPlainly } from './hosting/plain-errors.mjs';
import { takeLock } from './hosting/process-lock.mjs';

/**
 * What each command runs, one file after the other until one fails. The options on the command line go to the last.
 * @type {Record<string, string[][]>}
 */
const COMMANDS = {
  start: [['make/main.ts', '--if-changed'], ['server/start-server.ts']],
  dev: [['make/photos/prepare.ts'], ['node_modules/astro/bin/astro.mjs', 'dev']],
  build: [['make/main.ts']],
  'check:content': [['checks/check-content.ts']],
  preflight: [['checks/preflight.ts']],
  'publish:check': [['checks/publish-check.ts']],
  closing: [['checks/closing.ts']],
  office: [['office/start-office.ts']],
  inbox: [['server/list-inbox.ts']],
  schemas: [['make/json-schemas.ts']],
};

/** The same for commands that also need the packages of tests and linters. */
const DEVELOPMENT_COMMANDS = {
  test: [['tests/run.ts']],
  'test:slow': [['tests/run.ts', '--slow']],
  'test:unit': [['node_modules/vitest/vitest.mjs', 'run']],
  'test:browser': [['node_modules/@playwright/test/cli.js', 'test']],
  lint: [
    ['node_modules/@biomejs/biome/bin/biome', 'check'],
    ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  ],
  format: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], ['checks/format-content.ts']],
  bench: [['tests/slow/install.ts'], ['tests/slow/bench/run-bench.ts']],
};

const projectFolder = dirname(fileURLToPath(import.meta.url));
const inProject = (/** @type {string} */ path) => join(projectFolder, path);
const isWindows = process.platform === 'win32';
const EXE = isWindows ? '.exe' : '';
/** The first version that runs TypeScript files directly; also `engines` in package.json. */
const NEEDED_NODE = [22, 18];
const FETCHED_NODE = inProject(`.cache/node/node${EXE}`);
/** npm and shells that npm starts look for `node` here first. */
const LINKED_NODE = inProject(`node_modules/.bin/node${EXE}`);
const PARENT_CHECK_INTERVAL_MS = 500;

/**
 * Runs npm with these arguments. Resolves with whether it succeeded.
 * @param {string[]} args
 * @param {string} cwd
 */
async function npm(args, cwd) {
  const cli = process.env['npm_execpath'];
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const running = spawn(command, [...first, ...args, ...options], {
    cwd,
    stdio: 'inherit',
    shell: isWindows && command === 'npm',
  });
  const [code] = await once(running, 'exit').catch(() => [1]);
  return code === 0;
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
}

const projectNode = () => (isNewEnough() ? process.execPath : FETCHED_NODE);

/** Downloads the Node.js binary that the lock file in make/node-runtime pins by its digest. */
async function fetchNode() {
  const folder = inProject('.cache/node/npm');
  console.log(`Node.js ${process.versions.node} is too old for this project. Downloading a newer one (only once).`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(inProject(`make/node-runtime/${file}`), join(folder, file));
  }
  cpSync(inProject('.npmrc'), join(folder, '.npmrc'));
  await npm(['ci', '--ignore-scripts'], folder);
  const platform = isWindows ? 'win' : process.platform;
  const binary = join(folder, `node_modules/node-${platform}-${process.arch}/bin/node${EXE}`);
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

/**
 * The packages in a lock file, by their folder.
 * @param {string} file
 * @returns {Record<string, { version: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readLock(file) {
  if (!existsSync(inProject(file))) return {};
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
  } catch {
    const remedy = file.startsWith('node_modules/') ? 'Delete node_modules' : 'Bring it back with git';
    return fail(`${file} is damaged. ${remedy}, then try again.`);
  }
}

/** npm records here what it installed. */
const readInstalled = () => readLock('node_modules/.package-lock.json');

/** @param {boolean} withTests Whether packages that only tests and linters need are wanted too. */
function isInstalled(withTests) {
  const installed = readInstalled();
  return Object.entries(readLock('package-lock.json')).every(
    ([folder, wanted]) =>
      !folder.startsWith('node_modules/') ||
      wanted.optional ||
      ((wanted.dev || wanted.devOptional) && !withTests) ||
      (installed[folder]?.version === wanted.version && existsSync(inProject(folder))),
  );
}

const isReady = (/** @type {boolean} */ withTests) =>
  (isNewEnough() || existsSync(FETCHED_NODE)) && isInstalled(withTests) && existsSync(LINKED_NODE);

/** @param {boolean} withTests */
function installPackages(withTests) {
  const keepsTests = withTests || Object.values(readInstalled()).some(({ dev }) => dev);
  console.log(`Installing packages${keepsTests ? ', including those for tests' : ''} (only once).`);
  return npm(['ci', keepsTests ? '--include=dev' : '--omit=dev'], projectFolder);
}

/**
 * Installs the packages that are missing, and a newer Node.js if this one is too old. Never removes the packages of
 * tests. Two processes that install at the same time wait for each other. Exits with a message if it fails.
 * @param {boolean} withTests
 */
async function install(withTests) {
  mkdirSync(inProject('.cache'), { recursive: true });
  for (let waited = false; !(await takeLock('.cache/install.lock')); waited = true) {
    if (!waited) console.log('Waiting for another command that is installing packages.');
    await wait(500);
  }
  // Side by side, because each waits for the network.
  const [isComplete] = await Promise.all([
    isInstalled(withTests) || installPackages(withTests),
    isNewEnough() || existsSync(FETCHED_NODE) || fetchNode(),
  ]);
  if (!isComplete) fail('Installing the packages failed. Check the network, then try again.');
  rmSync(LINKED_NODE, { force: true });
  if (isWindows) copyFileSync(projectNode(), LINKED_NODE);
  else symlinkSync(projectNode(), LINKED_NODE);
}

/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
let isStopping = false;

/**
 * Runs a file until it exits. Returns its exit code, or 1 after a signal.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function run(node, args) {
  const path = [dirname(projectNode()), inProject('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
  child = spawn(node, args, { cwd: projectFolder, env, stdio: 'inherit' });
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
const [unusable] = /['#%]/.exec(projectFolder) ?? [];
if (unusable)
  fail(`The path ${projectFolder} has a ${unusable}, which the build can't use. Rename or move the folder.`);
process.chdir(projectFolder);
if (command === 'install') {
  await install(options.includes('--with-tests'));
  process.exit();
}
const withTests = Object.hasOwn(DEVELOPMENT_COMMANDS, command);
const [, steps] = Object.entries({ ...COMMANDS, ...DEVELOPMENT_COMMANDS }).find(([name]) => name === command) ?? [];
if (!steps) fail(`There is no command "${command}". \`npm run\` lists all.`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm sends SIGTERM only to the shell that runs this process, and some shells exit without passing it on.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => process.ppid !== parent && !isStopping && stop(), PARENT_CHECK_INTERVAL_MS).unref();
}
// In a process of its own, which releases the lock when it ends.
const installing = [fileURLToPath(import.meta.url), 'install', ...(withTests ? ['--with-tests'] : [])];
let code = isReady(withTests) ? 0 : await run(process.execPath, installing);
for (const [index, step] of steps.entries()) {
  if (code !== 0 || isStopping) break;
  code = await run(projectNode(), index === steps.length - 1 ? [...step, ...options] : step);
}
process.exitCode = isStopping ? code || 1 : code;
