// `npm test`: types, lint and format, unit tests, the build, and browser tests of the built site. `npm run test:slow`
// runs the tests in tests/slow/ and tests/acceptance/slow/. Both end with the total: `N passed, N failed`. Before it, they list each failed
// test with the first lines of its message.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type Counts = { passed: number; failed: number };
type Step = [name: string, run: () => Counts | Promise<Counts>];

const isSlow = process.argv.includes('--slow');
const RESULTS = isSlow ? 'test-results/slow' : 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// What tests, browsers and programs leave in the temporary folder goes with it.
const temporary = mkdtempSync(join(tmpdir(), 'school-tests-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
// Some tests run a program as another user.
chmodSync(temporary, 0o755);
process.env['TMPDIR'] = temporary;

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const OXLINT = 'node_modules/oxlint/bin/oxlint --type-aware --deny-warnings';
const VITEST = 'node_modules/vitest/vitest.mjs run --reporter=default --reporter=json';
const run = (command: string) => spawnSync(process.execPath, command.split(' '), { stdio: 'inherit' }).status === 0;
const readResults = (file: string) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
const one = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed) });

/** How many lines of each failure message to repeat at the end. The full message is printed where the test ran. */
const MESSAGE_LINES = 12;
const failures: string[] = [];
function addFailure(title: string, message = ''): void {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  failures.push([title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n'));
}

/** A step whose runner counts its tests. If the runner crashed or ran no tests, the step fails. */
function counted(command: string, read: () => Counts & { skipped: number }): Counts {
  const succeeded = run(command);
  try {
    const { passed, failed, skipped } = read();
    // A skipped test proves nothing, so it counts as failed.
    const bad = failed + skipped;
    if (bad > 0 || (succeeded && passed > 0)) return { passed, failed: bad };
    addFailure(`The runner failed: ${command}`);
    return { passed, failed: 1 };
  } catch (error) {
    addFailure(`The runner failed: ${command}`, String(error));
    return { passed: 0, failed: 1 };
  }
}

/** Runs Vitest with a configuration file and returns its counts. */
const unitTests = (config: string) =>
  counted(`${VITEST} --outputFile.json=${RESULTS}/unit.json --config=${config}`, () => {
    const { numPassedTests, numPendingTests, testResults }: JsonTestResults = readResults('unit.json');
    const failuresBefore = failures.length;
    for (const { name, status, message, assertionResults } of testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of failed) addFailure(fullName, failureMessages?.[0]);
      // The file failed to load, or its setup failed.
      if (status === 'failed' && failed.length === 0) addFailure(name, message);
    }
    return { passed: numPassedTests, failed: failures.length - failuresBefore, skipped: numPendingTests };
  });

/** Playwright's suites can be nested, and a test can have several runs. */
function collectFailures({ suites = [], specs }: JSONReportSuite): void {
  suites.forEach(collectFailures);
  for (const { title, file, line, ok, tests } of specs) {
    const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
    // A test that timed out reports the timeout first, then what it was waiting for.
    if (!ok) addFailure(`${file}:${line} › ${title}`, errors.map(({ message }) => message).join('\n'));
  }
}

/** Runs Playwright with a configuration file and returns its counts. */
const browserTests = (config: string) =>
  counted(`node_modules/@playwright/test/cli.js test --config=${config}`, () => {
    const { suites, stats, errors }: JSONReport = readResults('browser.json');
    const { expected, unexpected, flaky, skipped } = stats;
    for (const { message } of errors) addFailure(config, message);
    suites.forEach(collectFailures);
    return { passed: expected, failed: unexpected + flaky, skipped };
  });

/** Runs checks side by side, because each uses one processor core. Prints the output of each when it has ended. */
async function sideBySide(checks: Record<string, string>): Promise<Counts> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, command]) => {
      const child = spawn(process.execPath, command.split(' '), { stdio: ['ignore', 'pipe', 'pipe'] });
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

const steps: Step[] = [
  // Generates the types for content and `.astro` files, which the other checks need.
  ['generated types', () => one(run(`${ASTRO} sync`))],
  [
    'types, lint and format',
    () =>
      sideBySide({
        // The compiler of the next line checks all other files, three times as fast.
        'types of the pages': `${ASTRO} check --noSync --tsconfig tsconfig.pages.json --minimumFailingSeverity warning --minimumSeverity warning`,
        'types of the code': 'node_modules/typescript-7/bin/tsc --noEmit',
        'format and lint': 'node_modules/@biomejs/biome/bin/biome check --error-on-warnings',
        'lint with types, import direction': `${OXLINT} --ignore-pattern tests/**/slow`,
      }),
  ],
  ['unit tests', () => unitTests('vitest.config.ts')],
  ['builds', () => sideBySide({ 'the site': 'make/main.ts', 'the fixture site': 'make/project-copy.ts' })],
  ['a browser for the tests', () => one(run('tests/support/install-browser.ts'))],
  ['browser tests', () => browserTests('playwright.config.ts')],
];

const slowSteps: Step[] = [
  ['tools', () => one(run('tests/slow/install.ts'))],
  ['types', () => one(run('node_modules/typescript-7/bin/tsc --noEmit --project tests/slow'))],
  ['lint with types', () => one(run(`${OXLINT} tests/slow tests/acceptance/slow`))],
  ['build', () => one(run('make/main.ts --if-changed'))],
  ['build of the fixture site', () => one(run('make/project-copy.ts'))],
  ['a browser for the tests', () => one(run('tests/support/install-browser.ts'))],
  ['slow tests', () => unitTests('tests/slow/vitest.config.ts')],
  ['slow browser tests', () => browserTests('tests/slow/playwright.config.ts')],
];

const total: Counts = { passed: 0, failed: 0 };
for (const [name, step] of isSlow ? slowSteps : steps) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) addFailure(`FAILED: ${name}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
}
for (const failure of failures) console.log(`\n${failure}`);
writeFileSync(`${RESULTS}/failures.txt`, failures.map((failure) => `\n${failure}\n`).join(''));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
