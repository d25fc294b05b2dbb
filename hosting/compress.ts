/**
 * Writes a Brotli and a gzip copy of every compressible file in a build, so that the server doesn't compress during
 * requests.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { listFiles } from './build-files.ts';

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|ics|webmanifest|ico)$/i;
/** Compressing smaller files doesn't save a network packet. */
const MINIMUM_BYTES = 512;

/** Written last, with what the build was made of. When a running server sees it change, the new build is complete. */
export const BUILD_STAMP = '.built';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compresses a new build folder in place, before anybody reads it. A file that wouldn't be smaller gets no copy. The
 * output is reproducible, because zlib's gzip header contains no timestamp. The stamp contains `sources`. Rejects with
 * the error of the first file that can't be read or written.
 */
export async function compressFolder(folder: string, sources = ''): Promise<void> {
  const files = (await listFiles(folder)).filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  // zlib uses libuv's four threads. Compressing more files at once than there are processors only takes more memory.
  const limit = Math.min(4, availableParallelism());
  await Readable.from(files).forEach(compressFile, { concurrency: limit });
  await writeFile(join(folder, BUILD_STAMP), sources);
}

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  if (original.length < MINIMUM_BYTES) return;
  const copies = {
    br: await brotliAsync(original),
    gz: await gzipAsync(original, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < original.length) await writeFile(`${file}.${ending}`, copy);
  }
}
