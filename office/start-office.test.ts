import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { git, makeClones, startEditor } from '../tests/support/office-clones.ts';

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

/** Opens the editor until the test ends. Returns what it prints. */
async function open(root: string, ...options: string[]): Promise<string> {
  const { child, printed } = await startEditor(root, options);
  children.push(child);
  return printed;
}

/** The address that was printed, and the cookie that it gives a browser. */
async function signIn(printed: string) {
  const [at = ''] = /http:\S+/.exec(printed) ?? [];
  const { headers } = await fetch(at, { redirect: 'manual' });
  return { at, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

test('opens from its start file, shows the app, and opens only once', async () => {
  const { root } = makeClones();
  const { at: address, cookie } = await signIn(await open(root));
  const headers = { cookie };
  const page = await (await fetch(new URL('/', address), { headers })).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await fetch(new URL(script, address), { headers });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(new URL(manifest, address))).status).toBe(403);
  const app = await (await fetch(new URL(manifest, address), { headers })).json();
  for (const { src, sizes } of app.icons) {
    const icon = await fetch(new URL(src, address), { headers });
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await open(root)).toBe('The editor is open already.\n');
}, 60_000);

test('shows what isn’t saved on its page, saves nothing, and leaves no server behind', async () => {
  // In a unit test, Astro's server answers nothing.
  vi.stubEnv('VITEST', undefined);
  const { root } = makeClones();
  const { at, cookie } = await signIn(await open(root));
  const headers = { cookie, origin: new URL(at).origin, 'content-type': 'application/json' };
  const ask = async (path: string, sent?: object) => {
    const more = sent && { method: 'POST', body: JSON.stringify(sent) };
    return (await fetch(new URL(`/api/${path}`, at), { headers, ...more })).json();
  };
  const file = 'content/pages/tuition.yaml';
  const { version, value } = await ask(`file?file=${file}`);
  const show = (subheading: string) =>
    ask('show?to=save', { version, files: [{ file, value: { ...value, subheading } }] });
  expect(await show('')).toMatchObject({ errors: [{ path: ['subheading'] }] });
  for (const subheading of ['Line by line.', 'All of it.']) {
    const { address } = await show(subheading);
    expect(address).toMatch(/\/tuition#:~:text=/);
    expect(await (await fetch(address)).text()).toContain(subheading);
  }
  const { address } = await ask('show', {});
  expect(await (await fetch(new URL('/tuition', address))).text()).not.toContain('All of it.');
  expect(git(root, 'rev-parse', 'office')).toBe(version);
  expect((await fetch(new URL('/@fs/etc/passwd', address))).status).toBe(403);
  children.at(-1)?.kill();
  await expect.poll(() => fetch(address).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');
}, 300_000);

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
});

test('opens although the folder for previews is damaged, a save was cut off, and git is meant for elsewhere', async () => {
  const { root } = makeClones();
  git(root, 'branch', 'office');
  for (const file of ['.office', '.git/refs/heads/office.lock']) writeFileSync(join(root, file), '');
  vi.stubEnv('GIT_DIR', '/nowhere');
  expect(await open(root)).toMatch(/^The editor: http/);
  expect(existsSync(join(root, '.git/refs/heads/office.lock'))).toBe(false);
});
