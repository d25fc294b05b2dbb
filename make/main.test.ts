import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { sentenceOf } from '../hosting/plain-errors.mjs';
import { takeLock } from '../hosting/process-lock.mjs';
import { AS_ORDINARY_USER } from '../tests/support/process.ts';
import { temporaryFolder, writeFiles } from '../tests/support/test-site.ts';

/** What a build in this folder writes to standard error. */
async function buildIn(folder: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, ...environment };
  const build = spawn(process.execPath, [resolve('make/main.ts')], { cwd: folder, env });
  const [output, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  expect(code).toBe(1);
  return output;
}

async function startAnotherBuild(folder: string): Promise<void> {
  await mkdir(join(folder, '.cache'));
  expect(await takeLock(join(folder, '.cache/build.lock'))).toBe(true);
}

test.each<[spoil: (folder: string) => Promise<unknown>, says: string, environment?: Record<string, string>]>([
  [startAnotherBuild, 'Another build is running in this folder. Wait until it has finished.'],
  [(folder) => writeFiles(folder, { '.cache': '' }), '.cache is in the way: '],
  [(folder) => mkdir(join(folder, '.cache/build.lock'), { recursive: true }), '.cache/build.lock is in the way: '],
  [(folder) => symlink('content', join(folder, 'content')), 'content is a link that leads to itself.'],
  [(folder) => symlink('.', join(folder, 'dist')), 'dist is a link. Delete it'],
  [async () => {}, 'content is missing. Bring it back'],
  [
    async () => {},
    'SITE_TODAY must be a day from 1950 to 2100, such as 2031-10-01, not "soon".',
    { SITE_TODAY: 'soon' },
  ],
])('a build that the machine stops says why in one sentence: %#', async (spoil, says, environment) => {
  const folder = await temporaryFolder();
  await spoil(folder);
  expect((await buildIn(folder, environment)).trim().split('\n')).toEqual([expect.stringContaining(says)]);
});

test('a build of the same sources is not made again, and needs no lock, so that it starts on a read-only disk', async () => {
  const folder = await temporaryFolder();
  await startAnotherBuild(folder);
  const run = (...args: string[]) => {
    const [command = '', ...all] = [...AS_ORDINARY_USER, process.execPath, ...args];
    return spawnSync(command, all, { cwd: folder, encoding: 'utf8' });
  };
  const build = () => run(resolve('make/main.ts'), '--if-changed');
  const { stdout: hash } = run(
    '--eval',
    `import('${resolve('make/build-record.ts')}').then((made) => process.stdout.write(made.sourceHash()))`,
  );
  await writeFiles(folder, { 'dist/.built': hash });
  expect(build().stdout).toBe('The site is built already.\n');
  await writeFiles(folder, { 'dist/.built': '' });
  expect(build().stderr).toContain('Another build is running in this folder.');
  await writeFiles(folder, { 'dist/.built': hash, 'package.json': '{}' });
  expect(build().stderr).toContain('Another build is running in this folder.');
  await chmod(folder, 0o555);
  expect(build().stdout).toBe('Nothing can be written here. This is the last build.\n');
});

test('of the build before, the scripts and styles stay, and no picture', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { '.cache/a': '', 'dist/_assets/a.js': '', 'dist/_assets/a.avif': '', 'next/a': '' });
  const publish = `import('${resolve('make/publish-folder.ts')}').then((made) => made.publishFolder('next'))`;
  spawnSync(process.execPath, ['--eval', publish], { cwd: folder });
  expect(await readdir(join(folder, '.cache/previous/_assets'))).toEqual(['a.js']);
});

test.each([
  [{ code: 'EXDEV', path: 'dist', dest: '.cache/previous' }, 'dist and .cache/previous are on different file systems.'],
  [{ code: 'EBUSY', path: 'dist' }, 'dist is in use, or another file system is mounted there.'],
  [{ message: 'Build failed: No space left on device (os error 28)' }, 'The disk is full.'],
  [{ message: "Cannot find module '/site/node_modules/a/b.js' imported from /site/c.ts" }, 'A package is damaged.'],
])('says what stops a build in one sentence: %j', (error, says) => {
  expect(sentenceOf({ message: '', ...error })?.split(/(?<=\.) /)[0]).toBe(says);
});
