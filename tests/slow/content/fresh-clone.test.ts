/** Runs the documented commands in a fresh clone, and measures what the first one installs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/site.ts';

const MOST_BYTES = 220_000_000;
/** Commands that run until they are stopped. */
const SERVERS = [['start'], ['dev', '--port', '0'], ['office', '--no-open', '--port', '0']];
/** Commands that end. Some fail here, but with a sentence: the clone has samples, and no message has arrived. */
const SHORT = [
  ['check:content'],
  ['preflight'],
  ['closing', '--list'],
  ['inbox'],
  ['schemas'],
  ['sbom'],
  ['publish:check'],
];
/** Commands that install the packages of tests first. With these options they are short. */
const DEVELOPMENT = [['test:unit', '--version'], ['test:browser', '--version'], ['lint', '--version'], ['format']];
/** `.ci/run` runs the first two, and `start` what `build` does. The last takes an hour. */
const NOT_RUN = ['test', 'test:slow', 'build', 'bench'];

type Shell = { cwd: string; env: NodeJS.ProcessEnv };

const npmRun = ([name = '', ...options]: readonly string[]) => ['run', name, '--', ...options];

/** Starts a server, waits for the address that it prints, and returns the status of its first page. */
async function statusOf(shell: Shell, command: readonly string[]): Promise<number> {
  const npm = spawn('npm', npmRun(command), { ...shell, stdio: ['ignore', 'pipe', 'inherit'] });
  let address: string | undefined;
  for await (const line of createInterface(npm.stdout)) {
    address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+\S*/.exec(line)?.[0];
    if (address) break;
  }
  // The editor's first address signs in with a cookie.
  const { status } = await fetch(address ?? 'http:', { redirect: 'manual' });
  npm.kill();
  await once(npm, 'exit');
  return status;
}

function expectSentences(shell: Shell, commands: readonly (readonly string[])[]): void {
  for (const command of commands) {
    const { stdout, stderr } = spawnSync('npm', npmRun(command), { ...shell, encoding: 'utf8' });
    expect(`${stdout}${stderr}`, command.join(' ')).not.toMatch(/ERR_\w+|^ {4}at /m);
  }
}

test('each command works in a fresh clone, with the system’s Node.js and with this one', {
  timeout: 900_000,
}, async () => {
  const cwd = await temporaryFolder();
  expect(spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, cwd]).status).toBe(0);
  // Without the project's own tools, as in a normal shell, and with the packages that npm has downloaded for the tests.
  const own = (process.env['PATH'] ?? '').split(':').filter((part) => !part.startsWith(process.cwd()));
  const env = { PATH: own.join(':'), HOME: process.env['HOME'], PORT: '0', npm_config_prefer_offline: 'true' };
  const shell = { cwd, env };
  for (const command of SERVERS) expect(await statusOf(shell, command), command.join(' ')).toBeLessThan(400);
  const files = readdirSync(join(cwd, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  expectSentences(shell, SHORT);

  const newer = { cwd, env: { ...env, PATH: `${dirname(process.execPath)}:${env.PATH}` } };
  expect(await statusOf(newer, ['start'])).toBe(200);
  expectSentences(newer, [...SHORT, ...DEVELOPMENT]);

  // None of them changes a tracked file.
  expect(spawnSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' }).stdout).toBe('');
  const known = [...SERVERS, ...SHORT, ...DEVELOPMENT].map(([name = '']) => name);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(scripts).toSorted()).toEqual([...known, ...NOT_RUN].toSorted());
});
