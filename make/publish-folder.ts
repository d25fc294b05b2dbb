/** Replaces the published build with a finished one. */
import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isKeptAsset, listFiles, PREVIOUS } from '../hosting/build-files.ts';

export const PUBLISHED = 'dist';

/** Whether dist/ is a link. It would lead the build to files that aren't its own. */
export const isPublishedElsewhere = (): boolean =>
  lstatSync(PUBLISHED, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Moves the folder to dist/. Of the build before, only the files that open pages may still request stay, in `PREVIOUS`. */
export async function publishFolder(folder: string): Promise<void> {
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, PREVIOUS);
  renameSync(folder, PUBLISHED);
  for (const file of await listFiles(PREVIOUS).catch(() => [])) {
    if (!isKeptAsset(file)) rmSync(join(PREVIOUS, file));
  }
}
