// Runs the README's first command in a fresh clone, and measures what it installs.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const MAX_PACKAGE_BYTES = 300_000_000;
/** Includes the Node.js that is downloaded if the system's is too old. */
const MAX_TOTAL_BYTES = 480_000_000;

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Resolves with the address that the server prints. */
async function addressOf(process: ChildProcess): Promise<string> {
  let output = '';
  if (!process.stdout) throw new Error('No output to read.');
  for await (const line of createInterface(process.stdout)) {
    output += `${line}\n`;
    const address = /^Serving (http:\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error(`The server never started:\n${output}`);
}

test('npm start in a fresh clone installs at most 300 MB of packages and serves', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 120_000);
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder]).status).toBe(0);
  // Without the project's own tools, as in a normal shell.
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.startsWith(process.cwd()))
    .join(':');
  const started = Date.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: path, HOME: process.env['HOME'], PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(npm);
  const seconds = (Date.now() - started) / 1000;
  expect((await fetch(address)).status).toBe(200);
  npm.kill();
  await once(npm, 'exit');

  const packages = bytesIn(join(folder, 'node_modules'));
  const node = bytesIn(join(folder, '.cache/node'));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  console.log(`npm start: ${seconds.toFixed(0)} s; packages ${megabytes(packages)}, Node.js ${megabytes(node)}`);
  expect(packages).toBeLessThan(MAX_PACKAGE_BYTES);
  expect(packages + node).toBeLessThan(MAX_TOTAL_BYTES);
  // Serving the site must not change tracked files.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
});
