/** The files of a build folder. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Beside a build: the scripts and style sheets of the one before, for pages that are open. */
export const PREVIOUS = '.cache/previous';

/** What stays of a build that was replaced. No pictures: a photograph whose consent was withdrawn must not. */
export const isKeptAsset = (file: string): boolean => /^_assets\/.*\.(css|js)(\.br|\.gz)?$/.test(file);

/**
 * Returns the names of all regular files in a folder and its subfolders, relative to it, with `/` as the separator,
 * sorted. Skips symbolic links to files and folders, which could lead outside the folder. Rejects if a folder can't be
 * read.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => relative(folder, file).replaceAll('\\', '/')).sort();
}
