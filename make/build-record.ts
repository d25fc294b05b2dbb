/** Detects whether the published build matches the current sources. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../hosting/build-files.ts';

/** The hash of a build's sources, and the size of each of its files. */
type BuildRecord = { sources: string; sizes: Record<string, number> };

async function sizesIn(folder: string): Promise<BuildRecord['sizes']> {
  const sizes = (await listFiles(folder)).map(async (name) => [name, (await stat(join(folder, name))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

/** Records the hash of the sources and the files of the build. */
export async function writeBuildRecord(file: string, folder: string, sources: string): Promise<void> {
  const record: BuildRecord = { sources, sizes: await sizesIn(folder) };
  await writeFile(file, JSON.stringify(record));
}

/** Returns false if the sources have changed, if a file of the build is missing or cut off, or if there is no build. */
export async function isBuildCurrent(file: string, folder: string, sources: string): Promise<boolean> {
  try {
    const record: BuildRecord = JSON.parse(await readFile(file, 'utf8'));
    const found = await sizesIn(folder);
    return record.sources === sources && Object.entries(record.sizes).every(([name, size]) => found[name] === size);
  } catch {
    return false;
  }
}
