/** Detects whether the published build matches the current sources. */
import { readFile, writeFile } from 'node:fs/promises';

import { listFiles } from '../hosting/build-files.ts';

/** The hash of a build's sources, and the files of the build. */
type BuildRecord = { sources: string; files: readonly string[] };

/** Records the hash of the sources and the files of the build. */
export async function writeBuildRecord(file: string, folder: string, sources: string): Promise<void> {
  const record: BuildRecord = { sources, files: await listFiles(folder) };
  await writeFile(file, JSON.stringify(record));
}

/** Returns false if the sources have changed, if a file of the build is missing, or if there is no build. */
export async function isBuildCurrent(file: string, folder: string, sources: string): Promise<boolean> {
  try {
    const record: BuildRecord = JSON.parse(await readFile(file, 'utf8'));
    const present = new Set(await listFiles(folder));
    return record.sources === sources && record.files.every((name) => present.has(name));
  } catch {
    return false;
  }
}
