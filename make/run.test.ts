/** Tests the launcher as a separate process, mostly in a project with a minimal build and server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';

const SAY_AND_WAIT = 'console.log(process.pid); setInterval(() => {}, 1_000);';

/** Makes a project with the launcher and these files. */
async function makeProject(files: Record<string, string>, name = 'project'): Promise<string> {
  const folder = join(await temporaryFolder(), name);
  await writeFiles(folder, files);
  for (const file of [
    'package.json',
    'run.mjs',
    'make/installed-packages.mjs',
    'hosting/process-lock.mjs',
    'hosting/plain-errors.mjs',
  ])
    cpSync(file, join(folder, file));
  return folder;
}

/** Starts it and waits until the build or the server has printed its process id. */
async function startUntil(what: 'build' | 'server'): Promise<{ npm: ChildProcess; processId: number }> {
  const folder = await makeProject({
    'package-lock.json': JSON.stringify({ packages: {} }),
    // Nothing can be linked here, as on a read-only disk.
    'node_modules/.bin': '',
    'make/main.ts': what === 'build' ? SAY_AND_WAIT : '',
    'server/start-server.ts': SAY_AND_WAIT,
  });
  const npm = spawn('npm', ['--silent', 'start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [processId = 0] = (await once(createInterface(npm.stdout), 'line')).map(Number);
  onTestFinished(() => {
    if (isRunning(processId)) process.kill(processId, 'SIGKILL');
  });
  return { npm, processId };
}

const isRunning = (processId: number) => existsSync(`/proc/${processId}`);

test('without network, an emptied package removes no other, and the last build is served', async () => {
  const packages = { 'node_modules/lost': { version: '1.0.0' }, 'node_modules/kept': { version: '1.0.0' } };
  const system = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const lock = (all: object) => JSON.stringify({ name: 'site', lockfileVersion: 3, packages: { '': {}, ...all } });
  const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0' });
  const folder = await makeProject({
    'package-lock.json': lock({ ...packages, 'node_modules/system': system }),
    'node_modules/.package-lock.json': lock({ ...packages, 'node_modules/test': { ...system, dev: true } }),
    'node_modules/kept/package.json': manifest('kept'),
    'node_modules/lost/lost.js': '',
    'make/main.ts': 'console.log("builds")',
    'server/start-server.ts': 'console.log("serves")',
    'dist/index.html': '',
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { lost: '1.0.0', kept: '1.0.0' } }));
  // As npm leaves it. It then notices what has changed since.
  utimesSync(join(folder, 'node_modules/.package-lock.json'), 0, 0);
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
  const start = () => spawnSync(process.execPath, ['run.mjs', 'start'], { cwd: folder, env, encoding: 'utf8' });
  const { stdout, stderr } = start();
  expect(stdout).toMatch(/^Installing packages, including those for tests .*\nserves\n$/);
  expect(stderr).toContain('Until then, this is the last build.');
  expect(existsSync(join(folder, 'node_modules/kept/package.json'))).toBe(true);
  // What is left to install is for this system.
  writeFileSync(join(folder, 'node_modules/lost/package.json'), manifest('lost'));
  expect(start().stdout).toMatch(/^Installing packages\b/);
});

test.runIf(existsSync('/proc/self')).each([['server'], ['build']] as const)(
  'while the %s runs, SIGTERM to npm start ends it',
  async (what) => {
    const { npm, processId } = await startUntil(what);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => isRunning(processId), { timeout: 20_000 }).toBe(false);
  },
);

test('a build that the system kills has failed', async () => {
  const folder = await makeProject({ 'make/main.ts': 'process.kill(process.pid, "SIGKILL")' });
  expect(spawnSync(process.execPath, ['run.mjs', 'build'], { cwd: folder }).status).toBe(1);
});

test.each([
  ['package-lock.json', 'Bring it back with git'],
  ['node_modules/.package-lock.json', 'Delete node_modules'],
])('a damaged %s is named with its remedy', async (file, remedy) => {
  const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
  const folder = await makeProject({ 'package-lock.json': lock, [file]: '{' });
  const { stderr } = spawnSync(process.execPath, ['run.mjs', 'build'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe(`${file} is damaged. ${remedy}, then try again.\n`);
});

test.each(["Amina's site", 'the "site"', 'site #2', 'site%20', 'site?', 'site*'])(
  'a project in a folder called %s is not built',
  async (name) => {
    const folder = await makeProject({}, name);
    const { stderr } = spawnSync(process.execPath, ['run.mjs', 'build'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toMatch(/^The path .* has a ['"#%*?], which the build can't use\./);
  },
);

test.each([
  [['__proto__'], 'There is no command "__proto__". `npm run` lists all.'],
  [['start', '--port', '8080'], 'npm start has no options. The port is a variable: PORT=8080 npm start'],
])('%j is refused in a sentence', (args, says) => {
  expect(spawnSync(process.execPath, ['run.mjs', ...args], { encoding: 'utf8' }).stderr).toBe(`${says}\n`);
});
