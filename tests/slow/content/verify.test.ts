// Builds the current commit in two clones and compares every byte, then serves one build and verifies it in the other.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECORD_FILE, readRecord, sha256 } from '../../../build/build-record.ts';
import { listFiles } from '../../../hosting/build-files.ts';
import { startProcess } from '../../../server/testing/process.ts';

const SITE_URL = 'https://www.example.org';
let root: string;

function run(command: string, args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): string {
  // Vitest's own environment variables would cause a development build.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** Clones the current commit and builds it in a time zone. */
function clone(name: string, TZ: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, '..'), { recursive: true });
  run('git', ['clone', '--quiet', `file://${process.cwd()}`, folder], '.');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  run(process.execPath, ['build/main.ts'], folder, { TZ, SITE_URL });
  return folder;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'verify-test-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000);

test('builds the same bytes anywhere, and verifies what is served', { timeout: 600_000 }, async () => {
  const folders = [clone('one', 'Pacific/Kiritimati'), clone('a longer/path to the other', 'America/Los_Angeles')];
  const [one = {}, other = {}] = await Promise.all(
    folders.map(async (folder) => {
      const dist = join(folder, 'dist');
      const names = await listFiles(dist);
      return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(dist, name)))]));
    }),
  );
  expect(other).toEqual(one);
  const [folder = ''] = folders;
  const record = readRecord(readFileSync(join(folder, 'dist', RECORD_FILE), 'utf8'));
  const commit = run('git', ['rev-parse', 'HEAD'], '.').trim();
  expect(record).toMatchObject({ commit, hasChanges: false, settings: { SITE_URL } });

  const server = startProcess('server/main.ts', {
    PORT: '0',
    DIST_DIR: join(folder, 'dist'),
    INBOX_DIR: join(root, 'inbox'),
  });
  const address = `http://127.0.0.1:${await server.port}`;
  const says = run(process.execPath, ['scripts/verify.ts', address], folders[1] ?? '');
  server.child.kill();
  expect(says).toContain(`${address} is what commit ${commit.slice(0, 10)} builds for `);
});
