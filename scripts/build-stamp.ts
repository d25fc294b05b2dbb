/** Whether the published build is still the one that today's sources would give. */
import { readFile, writeFile } from 'node:fs/promises';

import { listFiles } from '../server/build-files.ts';

/** What a build was made from, as a hash, and which files it consists of. */
type BuildStamp = { sources: string; files: readonly string[] };

/** Notes beside the build what it was made from. */
export async function writeBuildStamp(file: string, folder: string, sources: string): Promise<void> {
  const stamp: BuildStamp = { sources, files: await listFiles(folder) };
  await writeFile(file, JSON.stringify(stamp));
}

/** False when the sources have changed since, when a file of the build is gone, or when there is no build. */
export async function isBuildCurrent(file: string, folder: string, sources: string): Promise<boolean> {
  try {
    const stamp: BuildStamp = JSON.parse(await readFile(file, 'utf8'));
    const present = new Set(await listFiles(folder));
    return stamp.sources === sources && stamp.files.every((name) => present.has(name));
  } catch {
    return false;
  }
}
