import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fixtureToday } from '../../make/project-copy.ts';
import { git, makeClones, startEditor } from '../support/office-clones.ts';
import { expect as siteExpect, test as siteTest } from '../support/site-test.ts';

/** A save waits for git and its disk. */
const expect = siteExpect.configure({ timeout: 60_000 });

/** The editor on a clone with the fixture content. */
export type OfficeEditor = ReturnType<typeof makeClones> & {
  /** The changed lines of what is saved, without context. */
  diff: () => string[];
  /** A file as families see it. */
  seen: (file: string) => string;
  /** Opens a screen, and returns its page or does so in another one. */
  open: (path?: string, page?: Page) => Promise<Page>;
  /** Closes the editor, and starts it again, also on another day. */
  restart: (day?: string) => Promise<void>;
};

/** The lines that git’s output says are changed, without their indentation. */
export const changedLines = (diff: string): string[] =>
  diff
    .split('\n')
    .filter((line) => /^[+-](?![+-])\s*\S/.test(line))
    .map((line) => line.replace(/^([+-])\s*/, '$1 '));

/** Saves the form of a screen, and waits until it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved/);
}

/** The `test` of the office editor. Each test has its own editor and its own clones. */
export const test = siteTest.extend<{ office: OfficeEditor }>({
  // The editor’s clock is that of its server.
  day: undefined,
  office: async ({ page }, provide) => {
    const clones = makeClones();
    // Once the site is public, only what is about to be published can block it.
    writeFileSync(join(clones.root, 'office.json'), '{ "public": true }');
    let { child, address } = await startEditor(clones.root, [], fixtureToday());
    await provide({
      ...clones,
      diff: () => changedLines(git(clones.root, 'diff', '--unified=0', 'origin/main', 'office')),
      seen: (file) => git(clones.bare, 'show', `main:${file}`),
      open: async (path = '/', on = page) => {
        if (!on.url().startsWith(new URL('/', address).href)) await on.goto(address);
        await on.goto(new URL(path, address).href);
        await expect(on.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(0);
        return on;
      },
      restart: async (day = fixtureToday()) => {
        const ended = child.exitCode === null && once(child, 'exit');
        child.kill();
        await ended;
        ({ child, address } = await startEditor(clones.root, [], day));
      },
    });
    child.kill();
    rmSync(clones.folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

export { expect };
