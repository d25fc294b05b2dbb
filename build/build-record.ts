/**
 * The record of a build, which is published with it: what the build was made from, and the hash of each file. Anybody
 * with the repository can use it to check that the public site is what a commit builds (`npm run verify`).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '../hosting/build-files.ts';
import { EMAIL_KEY_VARIABLES } from '../src/lib/contact/email-keys.ts';
import { today } from '../src/lib/dates/today.ts';
import { siteUrl } from '../src/lib/site/site-url.ts';

export const RECORD_FILE = '.well-known/build.json';
export const LOCK_FILE = 'package-lock.json';
/** The settings that change the pages, except the day. Visitors can read all of them in the pages' scripts and links. */
const PUBLIC_SETTINGS = ['SITE_URL', 'PUBLIC_SERVICE_WORKER', ...Object.values(EMAIL_KEY_VARIABLES)];

const record = z.object({
  /** `null` if the build didn't run in a clone of the repository. */
  commit: z.hex().nullable(),
  /** Whether files that the build reads differed from the commit. */
  hasChanges: z.boolean(),
  /** The SHA-256 of `package-lock.json`. */
  lockFile: z.hex(),
  /** The day for which the pages were built. */
  day: z.iso.date(),
  /** No other names, because `npm run verify` builds with these variables. */
  settings: z.partialRecord(z.enum(PUBLIC_SETTINGS), z.string()),
  /** The SHA-256 of each file by name, except this record and the compressed copies. */
  files: z.record(z.string(), z.hex()),
});
export type BuildRecord = z.infer<typeof record>;

/** The public settings of an environment, written as in a record. Throws an error if `SITE_URL` isn't an address. */
export function publicSettings(environment: NodeJS.ProcessEnv): BuildRecord['settings'] {
  const given = PUBLIC_SETTINGS.map((name) => [name, environment[name]?.trim()]).filter(([, value]) => value);
  const settings: BuildRecord['settings'] = Object.fromEntries(given);
  return settings['SITE_URL'] ? { ...settings, SITE_URL: siteUrl(settings) } : settings;
}

/** Parses a record. Returns `undefined` if it isn't one. */
export function readRecord(text: string): BuildRecord | undefined {
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';

/** The commit of this folder, which must be the top of its clone: a copy inside another clone has no commit. */
function commitOf(sources: readonly string[]): Pick<BuildRecord, 'commit' | 'hasChanges'> {
  const [, commit = null] = /^\n(\w+)\n$/.exec(git('rev-parse', '--show-cdup', 'HEAD')) ?? [];
  return { commit, hasChanges: commit !== null && git('status', '--porcelain', '--', ...sources) !== '' };
}

/** Writes the record of a complete, uncompressed build. `sources` are the files and folders that the build reads. */
export async function writeRecord(folder: string, sources: readonly string[]): Promise<void> {
  const names = (await listFiles(folder)).filter((name) => name !== RECORD_FILE);
  const written: BuildRecord = {
    ...commitOf(sources),
    lockFile: sha256(readFileSync(LOCK_FILE)),
    day: today(),
    settings: publicSettings(process.env),
    files: Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))])),
  };
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(written, null, 1)}\n`);
}
