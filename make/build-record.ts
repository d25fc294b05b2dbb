/** Detects whether the published build matches the current sources. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../hosting/build-files.ts';
import { today } from '../src/lib/dates/today.ts';
import { printedFrom } from './documents.ts';
import { permittedPhotos } from './photos/make.ts';
import { SOURCES } from './project-copy.ts';

const SETTINGS = /^(SITE_URL|SITE_TODAY|PUBLIC_\w+|TZ)$/;

/** A hash of all that a build depends on: its sources, its settings, the day, and the photos that have consent today. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const files = ['content', ...SOURCES]
    .flatMap((source) => globSync([source, `${source}/**`]))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    // The build itself writes these.
    .filter((file) => !file.endsWith('.pdf') || printedFrom(file) === undefined);
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const settings = Object.keys(process.env).filter((name) => SETTINGS.test(name));
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\0`);
  return hash.update(today()).update(permittedPhotos('content').join('\0')).digest('hex');
}

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
