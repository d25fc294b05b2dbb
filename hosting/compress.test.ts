import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, temporaryFolder, writeFiles } from '../server/testing/site.ts';
import { compressFolder } from './compress.ts';

test('text gets both copies; what doesn’t get smaller, or is gone, keeps none of before', async () => {
  const folder = await temporaryFolder();
  const stale = ['small.css', 'noise.txt', 'old.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  await writeFiles(folder, {
    'index.html': page('Home'),
    'about-us/head.html': page('Head'),
    'small.css': 'a{}',
    'noise.txt': randomBytes(1000),
    'photo.jpg': Buffer.alloc(5000),
    ...Object.fromEntries(stale.map((name) => [name, 'of the build before'])),
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
    'noise.txt',
    'photo.jpg',
    'small.css',
  ]);
  const copies = () => Promise.all(['br', 'gz'].map((ending) => readFile(join(folder, `index.html.${ending}`))));
  const [brotli, gzip] = (await copies()) as [Buffer, Buffer];
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([page('Home'), page('Home')]);
  await rm(join(folder, 'index.html.br'));
  await compressFolder(folder);
  expect(await copies()).toEqual([brotli, gzip]);
});
