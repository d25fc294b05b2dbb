import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FIXTURE_CONTENT, fixtureToday } from '../../build/project-copy.ts';
import { expect, test as siteTest } from '../support/site-test.ts';

/** The editor on a copy of the fixture content, which has been published to a local git repository. */
export type OfficeEditor = {
  /** The address that opens it. */
  address: string;
  /** The copy’s folder. */
  folder: string;
  /** The changed lines of the copy, without context. */
  diff: () => string[];
  /** Writes a content file, as somebody else would. */
  change: (file: string, edit: (text: string) => string) => void;
  /** Opens a screen and returns its page. */
  open: (path?: string) => Promise<Page>;
};

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Makes a copy of the fixture content whose last commit is in `remote.git`, a local bare repository. */
export function makeCopy(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'school-office-')), 'project');
  const remote = join(folder, '..', 'remote.git');
  mkdirSync(folder);
  cpSync(FIXTURE_CONTENT, join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '.office/\n');
  git(folder, 'init', '--quiet', '--bare', remote);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'Office');
  git(folder, 'config', 'user.email', 'office@example.org');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=Content');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return folder;
}

/** Starts the editor on a copy and returns its address. */
export async function startEditor(
  folder: string,
  today = fixtureToday(),
): Promise<{ child: ChildProcess; address: string }> {
  const args = ['office/main.ts', '--root', folder, '--no-open'];
  const child = spawn(process.execPath, args, { env: { ...process.env, SITE_TODAY: today } });
  const address = await new Promise<string>((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/\S+/.exec(output)?.[0];
      if (found) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(output)));
  });
  return { child, address };
}

/** The `test` of the office editor. Each test has its own editor and its own copy of the content. */
export const test = siteTest.extend<{ office: OfficeEditor; today: string }>({
  today: [fixtureToday(), { option: true }],
  // The editor’s clock is that of its server.
  day: undefined,
  office: async ({ page, today }, provide) => {
    const folder = makeCopy();
    const { child, address } = await startEditor(folder, today);
    await provide({
      address,
      folder,
      diff: () =>
        git(folder, 'diff', '--unified=0', '--', 'content')
          .split('\n')
          .filter((line) => /^[+-](?![+-])/.test(line))
          .map((line) => line.replace(/^([+-])\s*/, '$1 ')),
      change: (file, edit) => {
        const path = join(folder, file);
        writeFileSync(path, edit(readFileSync(path, 'utf8')));
      },
      open: async (path = '/') => {
        if (page.url() === 'about:blank') await page.goto(address);
        await page.goto(new URL(path, address).href);
        await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(0);
        return page;
      },
    });
    child.kill();
    rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Counts the clicks of a task. Fields are counted by the caller. */
export function clickCounter(page: Page) {
  let clicks = 0;
  return {
    get clicks() {
      return clicks;
    },
    click: async (role: 'link' | 'button' | 'radio' | 'slider', name: string | RegExp) => {
      clicks += 1;
      await page.getByRole(role, { name }).first().click();
    },
  };
}

export { expect };
