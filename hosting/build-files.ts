/** Lists what a build folder holds. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Names of all regular files below a folder, relative to it, with `/` between segments, sorted. Symbolic links are
 * left out, to files as well as to folders: a link could lead out of the folder. Rejects when a folder is unreadable.
 */
export async function listFiles(folder: string, below = ''): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) names.push(...(await listFiles(folder, name)));
    else if (entry.isFile()) names.push(name);
  }
  return names.sort();
}
