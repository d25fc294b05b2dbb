/** Runs the documented commands in a fresh clone, and measures what the first one installs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/test-site.ts';

const MOST_BYTES = 220_000_000;
/** Commands that serve until they are stopped. */
const SERVERS = ['start', 'dev', 'office -- --no-open'];
/** Some of them fail here, but with a sentence: the clone has samples, and no message has arrived. */
const SHORT = ['check:content', 'preflight', 'closing -- --text', 'inbox', 'publish:check'];
/** Those that need the packages of tests: the run of the tests uses them. `start` does what `build` does. */
const ELSEWHERE = ['test', 'test:slow', 'test:unit', 'test:browser', 'lint', 'format', 'build'];

type Shell = { cwd: string; env: NodeJS.ProcessEnv };

/** Starts a server, asks for the page at the address that it prints, and stops it. Returns the page's status. */
async function statusOf(shell: Shell, command: string): Promise<number> {
  const npm = spawn('npm', ['run', ...command.split(' ')], { ...shell, stdio: ['ignore', 'pipe', 'inherit'] });
  let address = '';
  for await (const line of createInterface(npm.stdout)) {
    [address = ''] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+\S*/.exec(line) ?? [];
    if (address) break;
  }
  const { status } = await fetch(address, { redirect: 'manual' });
  npm.kill();
  await once(npm, 'exit');
  // What npm started has ended too.
  const answer = () => fetch(address).then(String, () => 'none');
  await expect.poll(answer, { timeout: 20_000 }).toBe('none');
  return status;
}

test('each command runs in a fresh clone with the system’s Node.js, and installs at most 220 MB', {
  timeout: 900_000,
}, async () => {
  const cwd = await temporaryFolder();
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, cwd]).status).toBe(0);
  // Without the project's own tools, as in a normal shell, and with the packages that npm has downloaded for the tests.
  const usualPath = (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.startsWith(process.cwd()))
    .join(':');
  const env = { PATH: usualPath, HOME: process.env['HOME'], PORT: '0', npm_config_prefer_offline: 'true' };
  for (const server of SERVERS) expect(await statusOf({ cwd, env }, server), server).toBeLessThan(400);
  for (const command of SHORT) {
    const { stdout, stderr } = spawnSync('npm', ['run', ...command.split(' ')], { cwd, env, encoding: 'utf8' });
    expect(`${stdout}${stderr}`, command).not.toMatch(/ERR_\w+|^ {4}at /m);
  }
  const files = readdirSync(join(cwd, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  // With a Node.js that runs TypeScript, the launcher needs no other. All other tests use it.
  const newer = { ...env, PATH: `${dirname(process.execPath)}:${usualPath}` };
  expect(await statusOf({ cwd, env: newer }, 'start')).toBe(200);

  // None of them changes a tracked file.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' }).stdout).toBe('');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [...SERVERS, ...SHORT].map((command) => command.split(' ')[0]);
  expect(new Set(Object.keys(scripts))).toEqual(new Set([...names, ...ELSEWHERE]));
});
