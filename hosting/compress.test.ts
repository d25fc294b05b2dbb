import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, temporaryFolder, writeFiles } from '../tests/support/test-site.ts';
import { compressFolder } from './compress.ts';

test('text gets both copies, and what doesn’t get smaller none', async () => {
  const folder = await temporaryFolder();
  const files = {
    'index.html': page('Home'),
    'about-us/head.html': page('Head'),
    'small.css': 'a{}',
    'noise.txt': randomBytes(1000),
    'photo.jpg': Buffer.alloc(5000),
  };
  await writeFiles(folder, files);
  await compressFolder(folder);
  const copies = ['index.html', 'about-us/head.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const all = ['.built', 'about-us', ...Object.keys(files), ...copies];
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(all.sort());
  const copy = (ending: string) => readFile(join(folder, `index.html.${ending}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(page('Home'));
  expect(gunzipSync(await copy('gz')).toString()).toBe(page('Home'));
});
