import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../office/api.ts';
import type { Office } from '../../../office/server/office.ts';
import { contentCopy, openOffice, saveIn } from '../../../office/testing/office.ts';
import { createSite } from '../../../server/site.ts';

const TUITION = 'content/pages/tuition.yaml';
const CLOSING = { id: '2026-02-10', kind: 'closed', day: '2026-02-10', message: 'Snow' };

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('SITE_TODAY', '2026-02-09');
});

const folder = (name: string) => mkdtempSync(join(tmpdir(), `office-${name}-`));

async function ended(office: Office): Promise<Job> {
  for (;;) {
    const { job } = office.publication;
    if (job && job.state !== 'running') return job;
    await wait(200);
  }
}

function change(office: Office): void {
  expect(saveIn(office.store, TUITION, [{ op: 'set', path: ['subheading'], value: 'A new sentence.' }])).toMatchObject({
    ok: true,
  });
}

function close(office: Office): void {
  expect(
    saveIn(office.store, 'content/closings.yaml', [{ op: 'append', path: ['closings'], value: CLOSING }]),
  ).toMatchObject({ ok: true });
}

const changedFiles = (office: Office) => office.start().changes.flatMap(({ files }) => files.map(({ file }) => file));

/** A host that publishes what the command copies to it. */
async function host() {
  const out = folder('host');
  mkdirSync(join(out, 'dist'));
  writeFileSync(join(out, 'dist/index.html'), '<p>Not published yet</p>');
  writeFileSync(join(out, 'dist/404.html'), '<p>Not found</p>');
  const site = await createSite({ distDir: join(out, 'dist') });
  const port = await site.listen(0, '127.0.0.1');
  return { out, site, address: `http://127.0.0.1:${port}` };
}

test('publishes by the configured command, a closing alone, and undoes it', async () => {
  const { out, site, address } = await host();
  vi.stubEnv('OFFICE_ADDRESS', address);
  vi.stubEnv('OFFICE_PUBLISH', `rm -rf "${out}/dist" && cp -r dist "${out}/dist"`);
  const reload = setInterval(() => void site.reload(), 500);
  const office = await openOffice();
  change(office);
  close(office);
  const published = (page: string) => readFileSync(join(out, 'dist', page), 'utf8');

  office.publication.start('closing', office.start().changes);
  expect(await ended(office)).toMatchObject({ state: 'done', isSeen: true });
  expect(published('tuition.html')).toContain('School is closed');
  expect(published('tuition.html')).not.toContain('A new sentence.');
  expect(changedFiles(office)).toEqual([TUITION]);

  office.publication.start('publish', office.start().changes);
  const job = await ended(office);
  expect(job).toMatchObject({ state: 'done', isSeen: true, pages: [{ address: '/tuition' }] });
  expect(job.steps).toEqual(['Checking every page', 'Sending', 'Looking at the website as a visitor']);
  expect(published('tuition.html')).toContain('A new sentence.');
  expect(office.start().changes).toEqual([]);

  office.publication.start('undoPublishing', []);
  expect(await ended(office)).toMatchObject({ state: 'done', isSeen: true });
  expect(published('tuition.html')).not.toContain('A new sentence.');
  expect(changedFiles(office)).toEqual([TUITION]);

  const refused = 'fatal: unable to access https://git.example.org/: The requested URL returned error: 403';
  vi.stubEnv('OFFICE_PUBLISH', `echo "${refused}" && exit 1`);
  const failing = await openOffice({ root: office.store.root });
  failing.publication.start('publish', []);
  expect(await ended(failing)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('Nothing was published. The host refused the password.'),
  });
  expect(failing.start().changes).toHaveLength(1);
  clearInterval(reload);
  await site.stop();
}, 1_200_000);

test('records everything that is sent with a closing by hand', async () => {
  const office = await openOffice();
  change(office);
  close(office);
  office.publication.start('closing', office.start().changes);
  expect(await ended(office)).toMatchObject({ state: 'done', changes: [{}, {}] });
  expect(office.start()).toMatchObject({ changes: [], published: { at: expect.any(String) } });
  expect(office.publication.last()).not.toHaveProperty('before');
}, 1_200_000);

test('publishes to a git repository, from its first start on', async () => {
  const root = contentCopy();
  const bare = folder('bare');
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  git(bare, 'init', '--bare', '--quiet', '--initial-branch=main');
  git(root, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(root, '.gitignore'), '.office/\n');
  git(root, 'add', '.');
  git(root, '-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '-m', 'First');
  git(root, 'remote', 'add', 'origin', bare);
  git(root, 'push', '--quiet', '-u', 'origin', 'main');
  const office = await openOffice({ root, isPublished: false });
  expect(office.start().published).toBeDefined();
  expect(office.start().changes).toEqual([]);
  change(office);
  close(office);
  office.publication.start('closing', office.start().changes);
  expect(await ended(office)).toMatchObject({ state: 'done' });
  expect(git(bare, 'show', '--name-only', '--format=%s', 'main')).toBe('Closing\n\ncontent/closings.yaml');
  office.publication.start('publish', office.start().changes);
  expect(await ended(office)).toMatchObject({ state: 'done' });
  expect(git(bare, 'show', `main:${TUITION}`)).toContain('A new sentence.');
  office.publication.start('undoPublishing', []);
  expect(await ended(office)).toMatchObject({ state: 'done' });
  expect(git(bare, 'show', `main:${TUITION}`)).not.toContain('A new sentence.');
  expect(office.store.read(TUITION)?.toString()).toContain('A new sentence.');
}, 1_200_000);

test('previews the site with the changed pages', async () => {
  const office = await openOffice();
  change(office);
  office.publication.start('preview', office.start().changes);
  const job = await ended(office);
  expect(job).toMatchObject({ state: 'done', pages: [{ address: '/tuition' }] });
  expect(await (await fetch(`${job.address}/tuition`)).text()).toContain('A new sentence.');
  await office.publication.stop();
}, 1_200_000);
