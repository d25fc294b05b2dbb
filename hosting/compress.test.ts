import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, temporaryFolder, writeFiles } from '../server/testing/site.ts';
import { compressFolder } from './compress.ts';

test('text gets both copies, small and already compressed files get none', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'index.html': page('Home'),
    'about-us/head.html': page('Head'),
    'small.css': 'a{}',
    'photo.jpg': Buffer.alloc(5000),
  });
  await compressFolder(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    '.built',
    'about-us',
    'about-us/head.html',
    'about-us/head.html.br',
    'about-us/head.html.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'photo.jpg',
    'small.css',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(page('Home'));
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(page('Home'));
});

test('the same input gives the same bytes, and copies without an original are removed', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'index.html': page('Home'), 'old.html': page('Old') });
  await compressFolder(folder);
  const first = [await readFile(join(folder, 'index.html.br')), await readFile(join(folder, 'index.html.gz'))];
  await rm(join(folder, 'old.html'));
  await compressFolder(folder);
  expect([await readFile(join(folder, 'index.html.br')), await readFile(join(folder, 'index.html.gz'))]).toEqual(first);
  await expect(stat(join(folder, 'old.html.br'))).rejects.toThrow('ENOENT');
});
