// `npm test`: installs what is missing, then runs all checks: types, lint and format, unit tests, the build, and
// browser tests of the built site. `npm run nightly` runs the slow tests in nightly/. Both end with the total: `N
// passed, N failed`. Before it, they list each failed test with the first lines of its message.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, projectEnvironment, projectFolder, projectNode } from './project-tools.mjs';

const isNightly = process.argv.includes('--nightly');
const RESULTS = isNightly ? 'test-results/nightly' : 'test-results';

process.chdir(projectFolder);
ensureInstalled({ withTests: true });
const node = projectNode();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const run = (args) =>
  spawnSync(node, args, { cwd: projectFolder, env: projectEnvironment(), stdio: 'inherit' }).status === 0;
const readResults = (file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
const one = (passed) => ({ passed: Number(passed), failed: Number(!passed) });

/** How many lines of each failure message to repeat at the end. The full message is printed where the test ran. */
const MESSAGE_LINES = 12;
/** @type {string[]} */
const failures = [];
/** @param {string} title @param {string} [message] */
function addFailure(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  failures.push([title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n'));
}

/** A step whose runner counts its tests. If the runner crashed or ran no tests, the step fails. */
function counted(args, read) {
  const succeeded = run(args);
  try {
    const { passed, failed, skipped } = read();
    // A skipped test proves nothing, so it counts as failed.
    const bad = failed + skipped;
    if (bad > 0 || (succeeded && passed > 0)) return { passed, failed: bad };
    addFailure(`The runner failed: ${args.join(' ')}`);
    return { passed, failed: 1 };
  } catch (error) {
    addFailure(`The runner failed: ${args.join(' ')}`, String(error));
    return { passed: 0, failed: 1 };
  }
}

/** Runs Vitest with a configuration file and returns its counts. */
const unitTests = (config) =>
  counted(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/unit.json`,
    ],
    () => {
      const { numPassedTests, numPendingTests, testResults } = readResults('unit.json');
      const failuresBefore = failures.length;
      for (const { name, status, message, assertionResults } of testResults) {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        for (const { fullName, failureMessages } of failed) addFailure(fullName, failureMessages[0]);
        // The file failed to load, or its setup failed.
        if (status === 'failed' && failed.length === 0) addFailure(name, message);
      }
      return { passed: numPassedTests, failed: failures.length - failuresBefore, skipped: numPendingTests };
    },
  );

/** Playwright's suites can be nested, and a test can have several runs. */
function collectFailures({ suites = [], specs }) {
  suites.forEach(collectFailures);
  for (const { title, file, line, ok, tests } of specs) {
    const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
    // A test that timed out reports the timeout first, then what it was waiting for.
    if (!ok) addFailure(`${file}:${line} › ${title}`, errors.map(({ message }) => message).join('\n'));
  }
}

/** Runs Playwright with a configuration file and returns its counts. */
const browserTests = (config) =>
  counted(['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`], () => {
    const { suites, stats, errors } = readResults('browser.json');
    const { expected, unexpected, flaky, skipped } = stats;
    for (const { message } of errors) addFailure(config, message);
    suites.forEach(collectFailures);
    return { passed: expected, failed: unexpected + flaky, skipped };
  });

/** Runs checks side by side, because each uses one processor core. Prints the output of each when it has ended. */
async function sideBySide(checks) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, args]) => {
      const child = spawn(node, args, { cwd: projectFolder, env: projectEnvironment() });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = await once(child, 'close');
      console.log(`${output}${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
      if (code !== 0) addFailure(name, output);
      return code === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** @typedef {{ passed: number, failed: number }} Counts */
/** @type {[name: string, step: () => Counts | Promise<Counts>][]} */
const steps = [
  // Generates the types for content and `.astro` files, which the other checks need.
  ['generated types', () => one(run([ASTRO, 'sync']))],
  [
    'types, lint and format',
    () =>
      sideBySide({
        'types of the pages': [
          ASTRO,
          'check',
          '--noSync',
          '--minimumFailingSeverity',
          'warning',
          '--minimumSeverity',
          'warning',
        ],
        'types of the code': ['node_modules/typescript-7/bin/tsc', '--noEmit'],
        'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
        'lint with types, import direction': [OXLINT, '--type-aware', '--deny-warnings', '--ignore-pattern', 'nightly'],
      }),
  ],
  ['unit tests', () => unitTests('vitest.config.ts')],
  ['build', () => one(run(['scripts/build.ts']))],
  ['build of the fixture site', () => one(run(['scripts/project-copy.ts']))],
  ['a browser for the tests', () => one(run(['scripts/browser.ts']))],
  ['browser tests', () => browserTests('playwright.config.ts')],
];

/** @type {typeof steps} */
const nightlySteps = [
  ['tools', () => one(run(['nightly/install.mjs']))],
  ['types', () => one(run(['node_modules/typescript-7/bin/tsc', '--noEmit', '--project', 'nightly']))],
  ['lint with types', () => one(run([OXLINT, '--type-aware', '--deny-warnings', 'nightly']))],
  ['build', () => one(run(['scripts/build.ts', '--if-changed']))],
  ['build of the fixture site', () => one(run(['scripts/project-copy.ts']))],
  ['a browser for the tests', () => one(run(['scripts/browser.ts']))],
  ['text beside the specification', () => one(run(['nightly/content/compare-text.ts']))],
  ['nightly tests', () => unitTests('nightly/vitest.config.ts')],
  ['nightly browser tests', () => browserTests('nightly/playwright.config.ts')],
];

const total = { passed: 0, failed: 0 };
for (const [name, step] of isNightly ? nightlySteps : steps) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) addFailure(`FAILED: ${name}`);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
for (const failure of failures) console.log(`\n${failure}`);
writeFileSync(`${RESULTS}/failures.txt`, failures.map((failure) => `\n${failure}\n`).join(''));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
