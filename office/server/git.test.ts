import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkOutPushed, commitAndPush, remoteOf } from './git.ts';

let root: string;
let bare: string;
let folder: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const write = (at: string, file: string, text: string) => {
  mkdirSync(join(at, file, '..'), { recursive: true });
  writeFileSync(join(at, file), text);
};

beforeEach(() => {
  [root, bare, folder] = ['root', 'bare', 'copy'].map((name) => mkdtempSync(join(tmpdir(), `office-${name}-`))) as [
    string,
    string,
    string,
  ];
  git(bare, 'init', '--bare', '--quiet', '--initial-branch=main');
  git(root, 'init', '--quiet', '--initial-branch=main');
  write(root, 'content/a.yaml', 'a: 1\n');
  write(root, 'content/b.yaml', 'b: 1\n');
  write(root, 'src/code.ts', 'old\n');
  write(root, '.gitignore', '.office/\n');
  mkdirSync(join(root, '.office'));
  git(root, 'add', '.');
  git(root, '-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '-m', 'First');
  git(root, 'remote', 'add', 'origin', bare);
  git(root, 'push', '--quiet', '-u', 'origin', 'main');
});

test('commits only the given paths, and leaves other work as it is', async () => {
  write(root, 'src/code.ts', 'half done\n');
  write(root, 'src/staged.ts', 'staged\n');
  git(root, 'add', 'src/staged.ts');
  write(root, 'content/a.yaml', 'a: 2\n');
  write(root, 'content/b.yaml', 'b: 2\n');
  write(folder, 'content/a.yaml', 'a: 2\n');
  await commitAndPush(root, folder, ['content/a.yaml'], 'Closing');
  expect(git(bare, 'show', '--name-only', '--format=%s', 'main')).toBe('Closing\n\ncontent/a.yaml');
  expect(
    git(root, 'status', '--short')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M content/b.yaml', 'M src/code.ts', 'A  src/staged.ts']);
  expect(readFileSync(join(root, 'content/b.yaml'), 'utf8')).toBe('b: 2\n');
});

test('deletes what the folder no longer contains', async () => {
  write(folder, 'content/a.yaml', 'a: 1\n');
  await commitAndPush(root, folder, ['content'], 'Delete b');
  expect(git(bare, 'ls-tree', '-r', '--name-only', 'main', 'content')).toBe('content/a.yaml');
});

test('leaves the branch as it was when the push fails', async () => {
  const head = git(root, 'rev-parse', 'HEAD');
  git(root, 'remote', 'set-url', 'origin', join(bare, 'gone'));
  write(folder, 'content/a.yaml', 'a: 2\n');
  await expect(commitAndPush(root, folder, ['content/a.yaml'], 'Fails')).rejects.toThrow();
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head);
});

test('reads what was pushed, not what is here', async () => {
  write(root, 'content/a.yaml', 'a: 2\n');
  write(root, 'content/c.yaml', 'c: 1\n');
  git(root, 'add', 'content/c.yaml');
  // The folder needn't exist.
  folder = join(folder, 'pushed');
  expect(await checkOutPushed(root, folder)).toMatch(/^20\d\d-/);
  expect(readdirSync(join(folder, 'content'))).toEqual(['a.yaml', 'b.yaml']);
  expect(readFileSync(join(folder, 'content/a.yaml'), 'utf8')).toBe('a: 1\n');
  expect(git(root, 'status', '--short')).toBe('M content/a.yaml\nA  content/c.yaml');
});

test('knows a folder without git or without a remote', async () => {
  expect(await remoteOf(folder)).toBeUndefined();
  git(root, 'remote', 'remove', 'origin');
  expect(await remoteOf(root)).toBeUndefined();
  expect(await checkOutPushed(root, folder)).toBeUndefined();
});
