import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_CONTENT } from '../../make/project-copy.ts';
import type { Result } from '../../office/api.ts';
import { openFile, saveFiles } from '../../office/server/content-store.ts';
import { Repository } from '../../office/server/git.ts';
import { Office } from '../../office/server/office.ts';
import { type Path, type Value, withAt } from '../../office/values.ts';

/** Runs git in a folder, as somebody. */
export function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

let template: string | undefined;
function makeTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-office-'));
  const root = join(folder, 'project');
  git(folder, 'init', '--quiet', '--initial-branch=main', root);
  cpSync(FIXTURE_CONTENT, join(root, 'content'), { recursive: true });
  writeFileSync(join(root, '.gitignore'), '.office/\noffice.json\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Content');
  git(folder, 'clone', '--quiet', '--bare', 'project', 'remote.git');
  git(root, 'remote', 'add', 'origin', '../remote.git');
  git(root, 'fetch', '--quiet', 'origin');
  cpSync(root, join(folder, 'other'), { recursive: true });
  writeFileSync(join(folder, 'ignored'), '*.jpg\n');
  // Settings of the computer, which don't apply to the editor.
  git(root, 'config', 'core.excludesFile', join(folder, 'ignored'));
  git(root, 'config', 'i18n.commitEncoding', 'windows-1252');
  writeFileSync(join(root, '.git/hooks/pre-push'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  git(join(folder, 'other'), 'branch', '--quiet', '--set-upstream-to=origin/main');
  return folder;
}

/** A bare repository with the fixture content, and two clones: the office's, and somebody else's. */
export function makeClones() {
  template ??= makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'school-office-'));
  cpSync(template, folder, { recursive: true });
  const [bare, root, other] = ['remote.git', 'project', 'other'].map((name) => join(folder, name));
  return { folder, bare, root, other } as Record<'folder' | 'bare' | 'root' | 'other', string>;
}

/** Somebody else changes a file and publishes. */
export function publishElsewhere(other: string, file: string, edit: (text: string) => string): void {
  git(other, 'pull', '--quiet', '--rebase');
  writeFileSync(join(other, file), edit(readFileSync(join(other, file), 'utf8')));
  git(other, 'commit', '--quiet', '--all', `--message=Somebody changes ${file}`);
  git(other, 'push', '--quiet');
}

/** Opens the editor with the start file of macOS and Linux. Returns what it prints, up to its address or its end. */
export async function startEditor(root: string, options: readonly string[] = [], day = process.env['SITE_TODAY']) {
  const args = ['office/start/school-office.command', '--no-open', '--root', root, ...options];
  const child = spawn('sh', args, { env: { ...process.env, SITE_TODAY: day } });
  const printed = await new Promise<string>((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Close this window')) resolve(output);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    child.once('exit', () => resolve(output));
  });
  return { child, printed, address: /http:\S+/.exec(printed)?.[0] ?? '' };
}

/** The editor of a clone. */
export const openOffice = (root: string): Office => new Office(new Repository(root));

/** A place in a file and what it says then; undefined deletes it. */
export type Edit = readonly [path: Path, value: Value | undefined];

/** Saves edits of one file as the app does. */
export function saveIn(
  { repository, content }: Office,
  file: string,
  edits: readonly Edit[],
  more: object = {},
): Result {
  const { version, value: old } = openFile(repository, file, '');
  const value = edits.reduce((now, [path, next]) => withAt(now, path, next), old);
  return saveFiles(repository, { version, files: [{ file, value }], ...more }, content.pageOf);
}
