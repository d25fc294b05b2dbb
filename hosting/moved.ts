/**
 * Old addresses that lead to a new one. The build writes them into a file without an address, so that every kind of host
 * redirects alike.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The new path of each old one, both canonical. */
export type Moved = ReadonlyMap<string, string>;

export const MOVED_FILE = '.moved.json';

/** Writes the old addresses into a build. */
export async function writeMoved(folder: string, moved: Moved): Promise<void> {
  await writeFile(join(folder, MOVED_FILE), JSON.stringify(Object.fromEntries(moved)));
}

/** Reads the old addresses of a build. Empty if it has none. */
export async function readMoved(folder: string): Promise<Moved> {
  const body = await readFile(join(folder, MOVED_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return new Map(Object.entries(JSON.parse(body) as Record<string, string>));
}
