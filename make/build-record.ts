/** Detects whether the published build matches the current sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_STAMP } from '../hosting/compress.ts';
import { today } from '../src/lib/dates/today.ts';
import { printedFrom } from './documents.ts';
import { permittedPhotos } from './photos/make.ts';
import { SOURCES } from './project-copy.ts';
import { PUBLISHED } from './publish-folder.ts';

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

/** Whether the published build was made of these sources. One with an outdated document doesn't say of which it was made. */
export function isBuildCurrent(sources: string): boolean {
  const stamp = join(PUBLISHED, BUILD_STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}
