/** Tests the service worker's kill switch with a complete build in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, FIXTURE_CONTENT } from '../../../build/project-copy.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'worker-site-'));
  copyProject(root, FIXTURE_CONTENT);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function build(setting: string) {
  return spawnSync(process.execPath, ['build/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: root, PUBLIC_SERVICE_WORKER: setting },
  });
}

const mentions = (text: string) =>
  globSync('dist/**/*.{html,js}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(text),
  );

test('builds pages without registration and a worker that removes itself when switched off', {
  timeout: 240_000,
}, () => {
  const { status, stderr } = build('off');
  expect(status, stderr).toBe(0);
  expect(mentions('/sw.js')).toEqual([]);
  const worker = readFileSync(join(root, 'dist/sw.js'), 'utf8');
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('fetch');
  expect(existsSync(join(root, 'dist/offline.html'))).toBe(false);
});

test('stops the build for any other value and keeps the previous build', { timeout: 240_000 }, () => {
  const { status, stderr } = build('OFF');
  expect(status).not.toBe(0);
  expect(stderr).toContain('PUBLIC_SERVICE_WORKER is "OFF"; it must be "off" or not set.');
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});
