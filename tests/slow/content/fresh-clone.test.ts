/** Runs the documented commands in a fresh clone, and measures what the first one installs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/site.ts';

const MOST_BYTES = 220_000_000;
/** Commands that serve until they are stopped, with a path that they answer. */
const SERVERS = [
  ['start', '/'],
  ['dev', '/privacy'],
  ['office', '/', '--no-open'],
] as const;
/** Some of them fail here, but with a sentence: the clone has samples, and no message has arrived. */
const SHORT = [
  ['check:content'],
  ['preflight'],
  ['closing', '--list'],
  ['inbox'],
  ['schemas'],
  ['sbom'],
  ['publish:check'],
] as const;
/** Those that need the packages of tests: the run of the tests uses them. `start` does what `build` does. */
const ELSEWHERE = ['test', 'test:slow', 'test:unit', 'test:browser', 'lint', 'format', 'build', 'bench'];

type Shell = { cwd: string; env: NodeJS.ProcessEnv };

/** Starts a server, asks it for a page at the address that it prints, and stops it. Returns the page's status. */
async function statusOf(shell: Shell, [name, path, ...options]: (typeof SERVERS)[number]): Promise<number> {
  const npm = spawn('npm', ['run', name, '--', ...options], { ...shell, stdio: ['ignore', 'pipe', 'inherit'] });
  let origin: string | undefined;
  for await (const line of createInterface(npm.stdout)) {
    origin = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(line)?.[0];
    if (origin) break;
  }
  const { status } = await fetch(`${origin}${path}`, { redirect: 'manual' });
  npm.kill();
  await once(npm, 'exit');
  // What npm started has ended too.
  await expect
    .poll(
      () =>
        fetch(`${origin}${path}`).then(
          () => 'served',
          () => 'ended',
        ),
      { timeout: 20_000 },
    )
    .toBe('ended');
  return status;
}

async function expectAllToRun(shell: Shell): Promise<void> {
  for (const server of SERVERS) expect(await statusOf(shell, server), server[0]).toBeLessThan(400);
  for (const [name, ...options] of SHORT) {
    const { stdout, stderr } = spawnSync('npm', ['run', name, '--', ...options], { ...shell, encoding: 'utf8' });
    expect(`${stdout}${stderr}`, name).not.toMatch(/ERR_\w+|^ {4}at /m);
  }
}

test('each command runs in a fresh clone, with the system’s Node.js and with this one; at most 220 MB are installed', {
  timeout: 900_000,
}, async () => {
  const cwd = await temporaryFolder();
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, cwd]).status).toBe(0);
  // Without the project's own tools, as in a normal shell, and with the packages that npm has downloaded for the tests.
  const own = (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.startsWith(process.cwd()))
    .join(':');
  const env = { PATH: own, HOME: process.env['HOME'], PORT: '0', npm_config_prefer_offline: 'true' };
  await expectAllToRun({ cwd, env });
  const files = readdirSync(join(cwd, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  await expectAllToRun({ cwd, env: { ...env, PATH: `${dirname(process.execPath)}:${own}` } });

  // None of them changes a tracked file.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' }).stdout).toBe('');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(scripts).toSorted()).toEqual(
    [...[...SERVERS, ...SHORT].map(([name]) => name), ...ELSEWHERE].toSorted(),
  );
});
