/** Runs the README's commands in a fresh clone with the system's Node.js, and measures what they install. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MOST_BYTES = 220_000_000;
/** Commands that run until they are stopped, with their options. */
const SERVERS = { start: [], dev: ['--port', '0'], office: ['--no-open', '--port', '0'] };
/** Commands that end by themselves. Some fail here, but with sentences. */
const OTHERS = {
  'check:content': [],
  preflight: [],
  closing: ['--list'],
  inbox: [],
  schemas: [],
  sbom: [],
  'publish:check': [],
};
/** These install the packages of tests, or run for minutes. They start in the same way. */
const NOT_RUN = ['build', 'test', 'test:slow', 'test:unit', 'test:browser', 'lint', 'format', 'bench'];

let folder = '';
// Without the project's own tools, as in a normal shell, and with the packages that npm has downloaded for the tests.
const own = (process.env['PATH'] ?? '').split(':').filter((part) => !part.startsWith(process.cwd()));
const env = { PATH: own.join(':'), HOME: process.env['HOME'], PORT: '0', npm_config_prefer_offline: 'true' };
const npmRun = (name: string, options: readonly string[]) => [
  'run',
  name,
  ...(options.length > 0 ? ['--'] : []),
  ...options,
];

/** The first address that a command prints. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return '';
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/(127\.0\.0\.1|localhost):\d+\S*/.exec(line)?.[0];
    if (address) return address;
  }
  return '';
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder]).status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(SERVERS))('npm run %s serves', async (name, options) => {
  const npm = spawn('npm', npmRun(name, options), { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  expect((await fetch(await addressOf(npm))).status).toBeLessThan(400);
  npm.kill();
  await once(npm, 'exit');
  // Serving the site must not change tracked files.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
});

test('npm start installs at most 220 MB of packages', () => {
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test.each(Object.entries(OTHERS))('npm run %s runs to its end, without a stack', (name, options) => {
  const { stdout, stderr } = spawnSync('npm', npmRun(name, options), { cwd: folder, env, encoding: 'utf8' });
  expect(`${stdout}${stderr}`).not.toMatch(/ERR_\w+|^ {4}at /m);
});

test('these are all commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const known = [...Object.keys(SERVERS), ...Object.keys(OTHERS), ...NOT_RUN];
  expect(Object.keys(scripts).toSorted()).toEqual(known.toSorted());
});
