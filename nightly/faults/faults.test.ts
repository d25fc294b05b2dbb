// Injects typical accessibility faults into copies of the built site, one at a time. A test must fail for each, and
// none may fail without a fault.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { FIXTURE_FOLDER } from '../../scripts/project-copy.ts';
import { FAULTS, type Fault } from './faults.ts';

const DIST = join(FIXTURE_FOLDER, 'dist');
/** As many at a time as the browser tests have workers. */
const LANES = 2;
const COMPRESSED = ['.br', '.gz'];

type Report = {
  stats: { expected: number; unexpected: number };
  errors: { message: string }[];
  suites: Suite[];
};
type Suite = {
  suites?: Suite[];
  specs: { tests: { results: { errors: { message?: string }[] }[] }[] }[];
};

/** The messages of failed tests, without terminal colors or escaped quotation marks. */
const messagesOf = (suite: Suite): string[] => [
  ...(suite.suites ?? []).flatMap(messagesOf),
  ...suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) =>
        errors.map(({ message }) => stripVTControlCharacters(message ?? '').replaceAll('\\"', '"')),
      ),
    ),
  ),
];

const escapeTitle = (title: string) => title.replace(/[.*+?()[\]{}|\\^]/g, '\\$&');
/** A pattern for Playwright's `--grep`. A `$` at the end matches the end of the title. */
const patternOf = ({ test: { title } }: Fault) => escapeTitle(title);

/** Serves a build on a free port. */
async function serve(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DIST_DIR: folder, INBOX_DIR: join(folder, '../inbox') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
  });
  return { url, server };
}

/** Runs browser tests against a build and returns their report. */
async function runTests(
  folder: string,
  output: string,
  files: readonly string[],
  patterns: readonly string[],
): Promise<Report> {
  const { url, server } = await serve(folder);
  try {
    const report = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          `--config=${files.some((file) => file.startsWith('nightly/')) ? 'nightly/' : ''}playwright.config.ts`,
          ...new Set(files),
          `--grep=${[...new Set(patterns)].join('|')}`,
          '--reporter=json',
          `--output=${output}`,
          ...(patterns.length === 1 ? ['--workers=1'] : []),
        ],
        { env: { ...process.env, BASE_URL: url, DIST_DIR: folder }, maxBuffer: 64 * 1024 * 1024 },
        (_failure, stdout) => resolve(stdout),
      );
    });
    return JSON.parse(report) as Report;
  } finally {
    server.kill();
  }
}

/**
 * Edits a copy of the build. Throws an error if an edit finds nothing to replace, because the fault isn't there then.
 */
function inject(folder: string, { name, changes }: Fault): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const { file, find, replace } of changes) {
    const everywhere = new RegExp(find, find.flags.includes('g') ? find.flags : `${find.flags}g`);
    let count = 0;
    for (const path of files.filter((one) => file.test(one))) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = text.replace(everywhere, replace);
      if (changed === text) continue;
      count += 1;
      writeFileSync(join(folder, path), changed);
      // Otherwise the server would send the compressed file, which doesn't have the fault.
      for (const suffix of COMPRESSED) rmSync(join(folder, path + suffix), { force: true });
    }
    if (count === 0) throw new Error(`“${name}” cannot be injected: nothing matches ${find} in ${file}`);
  }
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const waiting: (() => void)[] = [];
let busy = 0;
/** Runs the work as soon as a lane is free. */
async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= LANES) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

const isNightly = ({ test: { file } }: Fault) => file.startsWith('nightly/');
test.each([
  ['daily', FAULTS.filter((fault) => !isNightly(fault))],
  ['nightly', FAULTS.filter(isNightly)],
])('all these %s tests pass without a fault', { timeout: 300_000 }, async (_, faults) => {
  expect(existsSync(DIST), 'a build').toBe(true);
  const report = await inTemporaryFolder((folder) =>
    runTests(
      join(process.cwd(), DIST),
      join(folder, 'output'),
      faults.map(({ test: { file } }) => file),
      faults.map(patternOf),
    ),
  );
  expect([...report.errors.map(({ message }) => message), ...report.suites.flatMap(messagesOf)]).toEqual([]);
  expect(report.stats.unexpected).toBe(0);
  expect(report.stats.expected).toBeGreaterThan(1);
});

test.concurrent.each(FAULTS)('$name', { timeout: 300_000 }, async (fault) => {
  await inLane(() =>
    inTemporaryFolder(async (folder) => {
      const copy = join(folder, 'dist');
      cpSync(DIST, copy, { recursive: true });
      inject(copy, fault);
      const report = await runTests(copy, join(folder, 'output'), [fault.test.file], [patternOf(fault)]);
      expect(report.errors).toEqual([]);
      expect(report.stats.unexpected, `tests that fail: ${fault.test.title}`).toBeGreaterThan(0);
      expect(report.suites.flatMap(messagesOf).join('\n')).toMatch(fault.says);
    }),
  );
});
