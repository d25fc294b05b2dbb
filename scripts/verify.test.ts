import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BuildRecord, RECORD_FILE, readRecord, writeRecord } from '../build/build-record.ts';
import { compressFolder } from '../hosting/compress.ts';
import { createSite } from '../server/site.ts';
import { freePort } from '../server/testing/process.ts';
import { page, temporaryFolder, writeFiles } from '../server/testing/site.ts';
import { verify } from './verify.ts';

const COMMIT = 'abcdef0123456789';

/** Serves a build with a record that names a commit. `replaced` files are written after the record. */
async function serve(change: Partial<BuildRecord> = {}, replaced: Readonly<Record<string, string>> = {}) {
  const distDir = await temporaryFolder();
  await writeFiles(distDir, { '404.html': page('Not found'), _headers: '', [RECORD_FILE]: '' });
  await writeFiles(distDir, { 'index.html': page('Home'), 'tuition.html': page('Tuition') });
  await writeRecord(distDir, []);
  const written = readRecord(readFileSync(`${distDir}/${RECORD_FILE}`, 'utf8'));
  const record = { ...(written as BuildRecord), commit: COMMIT, hasChanges: false, day: '2026-01-12', ...change };
  await writeFiles(distDir, { [RECORD_FILE]: JSON.stringify(record), ...replaced });
  await compressFolder(distDir);
  const site = await createSite({ distDir });
  onTestFinished(async () => void (await site.stop()));
  return { address: `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}`, record };
}

test('says so when the public site, its record and a new build of the commit are the same', async () => {
  const { address, record } = await serve();
  const built: BuildRecord[] = [];
  const { problems, says } = await verify(address, (of) => {
    built.push(of);
    return of;
  });
  expect(problems).toEqual([]);
  expect(says).toBe(`${address} is what commit abcdef0123 builds for January 12, 2026: 3 files, byte for byte.`);
  expect(built).toEqual([record]);
  expect(Object.keys(record.files)).toEqual(['404.html', '_headers', 'index.html', 'tuition.html']);
});

test('names the files that were changed after the build, also the not-found page', async () => {
  const { address } = await serve({}, { 'tuition.html': page('Cheaper'), '404.html': page('Lost') });
  expect((await verify(address, (record) => record)).problems).toEqual([
    '2 files differ between the site’s record and the public site: 404.html, tuition.html.',
  ]);
});

test('names what the commit builds differently', async () => {
  const { address } = await serve();
  const { problems } = await verify(address, (record) => {
    const { _headers, ...files } = record.files;
    return { ...record, files: { ...files, 'index.html': '00', 'new.html': '00' } };
  });
  expect(problems).toEqual([
    '1 file differs between what commit abcdef0123 builds and the site’s record: index.html.',
    '1 file is in what commit abcdef0123 builds, but not in the site’s record: new.html.',
    '1 file is in the site’s record, but not in what commit abcdef0123 builds: _headers.',
  ]);
});

test('compares the settings with those of the environment, and shows all', async () => {
  const settings = { SITE_URL: 'https://www.example.org', PUBLIC_EMAILJS_PUBLIC_KEY: 'stranger' };
  const { address } = await serve({ settings });
  const { problems, says } = await verify(address, (record) => record);
  expect(problems).toEqual([]);
  expect(says).toContain('Its settings: SITE_URL=https://www.example.org, PUBLIC_EMAILJS_PUBLIC_KEY=stranger');
  vi.stubEnv('SITE_URL', settings.SITE_URL);
  vi.stubEnv('PUBLIC_EMAILJS_PUBLIC_KEY', 'school');
  expect((await verify(address, (record) => record)).problems).toEqual([
    'The site was built with PUBLIC_EMAILJS_PUBLIC_KEY “stranger”, not “school”.',
  ]);
});

test('records and compares SITE_URL without differences in spelling', async () => {
  vi.stubEnv('SITE_URL', 'https://WWW.example.org/ ');
  const { address, record } = await serve();
  expect(record.settings).toEqual({ SITE_URL: 'https://www.example.org' });
  expect((await verify(address, (of) => of)).problems).toEqual([]);
});

test('reports a build that fails after the differences', async () => {
  const { address } = await serve({}, { 'tuition.html': page('Cheaper') });
  const { problems } = await verify(address, () => {
    throw new Error('Command failed: git archive');
  });
  expect(problems).toEqual([
    '1 file differs between the site’s record and the public site: tuition.html.',
    'Commit abcdef0123 can’t be built again: Command failed: git archive',
  ]);
});

test('says why it can’t read the record of a site that doesn’t answer', async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  const { problems } = await verify(address, () => expect.unreachable());
  expect(problems).toEqual([`${address} can’t be verified: nothing answers there.`]);
});

test('names a file whose request fails, and still builds the commit again', async () => {
  const { record } = await serve();
  const site = createServer(({ url }, answer) => {
    if (url === `/${RECORD_FILE}`) answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(record));
    else answer.writeHead(200, { 'Content-Length': 9 }).write('cut', () => answer.destroy());
  });
  const port = await freePort();
  await once(site.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void site.close());
  const { problems } = await verify(`http://127.0.0.1:${port}`, () => ({ ...record, lockFile: '00' }));
  expect(problems).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\S* can’t be compared: .+\.$/),
    'Its package-lock.json is not that of commit abcdef0123.',
  ]);
});

test('notices other packages than those of the commit', async () => {
  const { address } = await serve();
  expect((await verify(address, (record) => ({ ...record, lockFile: '00' }))).problems).toEqual([
    'Its package-lock.json is not that of commit abcdef0123.',
  ]);
});

test('names what the site doesn’t serve', async () => {
  const { address } = await serve({ files: { 'gone.html': '00' } });
  expect((await verify(address, (record) => record)).problems).toEqual([
    '1 file is in the site’s record, but not in the public site: gone.html.',
  ]);
});

test.each([
  [{ commit: null }, 'The record names no commit'],
  [{ hasChanges: true }, 'The site was built from files that differ from commit abcdef0123'],
])('builds nothing from a record with %j', async (change, sentence) => {
  const { address } = await serve(change);
  const { problems } = await verify(address, () => expect.unreachable());
  expect(problems).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['none', 'not JSON'],
  ['with another commit than hexadecimal digits', { commit: '--output=x' }],
  ['with a setting that isn’t public', { settings: { NODE_OPTIONS: '--import=x' } }],
])('reads no record from one %s', async (_, change) => {
  const { address } = await serve(
    ...(typeof change === 'string' ? [{}, { [RECORD_FILE]: change }] : [change as object]),
  );
  const { problems } = await verify(address, () => expect.unreachable());
  const reason = 'there is no record of its build at /.well-known/build.json (status 200)';
  expect(problems).toEqual([`${address} can’t be verified: ${reason}.`]);
});
