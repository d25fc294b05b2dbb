import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { git, makeClones, startEditor } from '../tests/support/office-clones.ts';

/** Opens the editor until the test ends. Returns what it prints. */
async function open(root: string, ...options: string[]): Promise<string> {
  const { child, printed } = await startEditor(root, options);
  const ended = child.exitCode ?? once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return printed;
}

test('opens from its start file, shows the app, and opens only once', async () => {
  const { root } = makeClones();
  const [address = ''] = /http:\S+/.exec(await open(root)) ?? [];
  const { headers: answered } = await fetch(address, { redirect: 'manual' });
  const headers = { cookie: answered.get('set-cookie')?.split(';')[0] ?? '' };
  const page = await (await fetch(new URL('/', address), { headers })).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await fetch(new URL(script, address), { headers });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(new URL(manifest, address))).status).toBe(403);
  const app = await (await fetch(new URL(manifest, address), { headers })).json();
  for (const { src } of app.icons) expect((await fetch(new URL(src, address), { headers })).status).toBe(200);
  expect(await open(root)).toBe('The editor is open already.\n');
}, 60_000);

test('says in a sentence why it can’t start', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'office-'));
  expect(await open(empty, '--rot', '1')).toMatch(/^The editor can’t start\. \(Unknown option '--rot'/);
  expect(await open(empty)).toContain('is no git repository with a commit. docs/publishing/office.md says how');
  const { root } = makeClones();
  const deep = join(root, '../deep'.padEnd(110, '-'));
  renameSync(root, deep);
  expect(await open(deep)).toContain('has too long a name. Move the project up a few folders');
  renameSync(deep, root);
  rmSync(join(root, '.git/office'), { recursive: true });
  writeFileSync(join(root, '.git/office'), '');
  expect(await open(root)).toContain('.git/office is in the way: a file where a folder is needed');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(await open(root)).toContain('belongs to another user, so git refuses it. Start the editor as that user');
  const withoutGit = spawnSync(process.execPath, ['office/start-office.ts'], { env: { PATH: '' } });
  expect(String(withoutGit.stderr)).toMatch(/^Git is missing\. Install it from https:/);
  const withoutNode = spawnSync('/bin/sh', ['office/start/school-office.command'], { env: { PATH: '' }, input: '\n' });
  const says = `${withoutNode.status} ${String(withoutNode.stdout)}`;
  expect(says).toMatch(/^1 Node.js is missing\. Install it from .*\nPress Enter to close/);
});

test('opens although the folder for previews is damaged, a save was cut off, and git is meant for elsewhere', async () => {
  const { root } = makeClones();
  git(root, 'branch', 'office');
  for (const file of ['.office', '.git/refs/heads/office.lock']) writeFileSync(join(root, file), '');
  vi.stubEnv('GIT_DIR', '/nowhere');
  expect(await open(root)).toMatch(/^The editor: http/);
  expect(existsSync(join(root, '.git/refs/heads/office.lock'))).toBe(false);
});
