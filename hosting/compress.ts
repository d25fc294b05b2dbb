/**
 * Writes a Brotli and a gzip copy of every compressible file in a build, so that the server doesn't compress during
 * requests.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

import { listFiles } from './build-files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|svg|xml|xsl|txt|ics|csv|md|webmanifest|map|wasm|ico)$/i;
/** Compressing smaller files doesn't save a network packet. */
const MINIMUM_BYTES = 512;

/** Written last. When a running server sees it change, the new build is complete. */
export const BUILD_STAMP = '.built';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How the build compresses a file with Brotli. */
export const brotliOptions = (original: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
  },
});

/**
 * Compresses a build folder in place. The output is reproducible, because zlib's gzip header contains no timestamp.
 * Replaces existing copies, and deletes those whose original is gone or whose compressed size wouldn't be smaller.
 * Rejects with the error of the first file that can't be read or written.
 */
export async function compressFolder(folder: string): Promise<void> {
  const all = (await listFiles(folder)).map((name) => join(folder, name));
  const originals = all.filter((file) => !/\.(br|gz)$/i.test(file));
  const stale = all.filter((file) => /\.(br|gz)$/i.test(file) && !originals.includes(file.slice(0, -3)));
  await Promise.all(stale.map((file) => rm(file, { force: true })));

  const queue = originals.filter((file) => COMPRESSIBLE.test(file)).sort();
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  // zlib uses libuv's four threads. Compressing more files at once than there are processors only takes more memory.
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  await writeWhole(join(folder, BUILD_STAMP), Buffer.from(''));
}

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  if (original.length < MINIMUM_BYTES) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
    return;
  }
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(original, brotliOptions(original)),
    gzipAsync(original, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    writeIfSmaller(`${file}.br`, brotli, original.length),
    writeIfSmaller(`${file}.gz`, gzipped, original.length),
  ]);
}

async function writeIfSmaller(file: string, content: Buffer, limit: number): Promise<void> {
  if (content.length < limit) await writeWhole(file, content);
  else await rm(file, { force: true });
}

/** Replaces a file atomically, so that readers never see part of it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
