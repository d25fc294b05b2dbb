// `npm run build`: checks the content, draws the pictures, renders the pages, writes the files for other hosts,
// compresses everything, and only then puts the result in the place of the last one. A mistake anywhere leaves dist/ as
// it was.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCards } from '../artwork/cards.ts';
import { makeArtwork } from '../artwork/make.ts';
import { compressFolder } from '../server/compress.ts';
import { isStaticHost, NOWHERE_TO_SEND, readBuildSettings } from './build-settings.ts';
import { checkContent, formatProblems } from './check-content.ts';
import { readHostSettings } from './hosts/settings.ts';
import { writeHostFiles } from './hosts/write.ts';
import { writeLicenses } from './licenses.ts';
import { makePhotos, permittedPhotos, reportPhotos } from './photos.ts';
import { makeServiceWorker } from './service-worker.ts';

const PUBLISHED = 'dist';
const NEXT = '.cache/next';
const PREVIOUS = '.cache/previous';
const STAMP = '.cache/build-stamp';

/** What a build is made from. A change of any of these files, or of the settings below, calls for a new one. */
const SOURCES = [
  'artwork/**',
  'content/**',
  'public/**',
  'src/**',
  'scripts/**',
  'server/**',
  'astro.config.ts',
  'package-lock.json',
];
const SETTINGS = /^(SITE_URL|PUBLIC_\w+|PROXY_\w+|TZ)$/;

/** One hash over all sources and settings of a build. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const name of Object.keys(process.env)
    .filter((key) => SETTINGS.test(key))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  // In a new month a build says again which dates come next, and until when its security.txt holds.
  hash.update(new Date().toISOString().slice(0, 7));
  // Consent ends on a day, without a change of any file.
  hash.update(permittedPhotos('content').join('\0'));
  return hash.digest('hex');
}

/** Renders the pages into `outDir` with Astro. False when it failed, which it has then said itself. */
function renderPages(outDir: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'],
    { stdio: 'inherit', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } },
  );
  return status === 0;
}

/** Builds the whole site. False, with the reasons printed, when anything is wrong; dist/ is then untouched. */
async function build(): Promise<boolean> {
  const settings = readBuildSettings(process.env);
  if (settings.problems.length > 0) {
    console.error(`${settings.problems.join('\n')}\nNothing was built.`);
    return false;
  }
  if (!settings.usesEmailJs && isStaticHost(process.env)) console.warn(NOWHERE_TO_SEND);
  const problems = checkContent('content');
  if (problems.length > 0) {
    console.error(`${formatProblems(problems)}\n\n${problems.length} to mend in content/. Nothing was built.`);
    return false;
  }
  await makeArtwork();
  await makeCards();
  if (!reportPhotos(await makePhotos())) return false;
  rmSync(NEXT, { recursive: true, force: true });
  if (!renderPages(NEXT)) return false;
  await makeServiceWorker(NEXT);
  writeLicenses(NEXT);
  await writeHostFiles(NEXT, readHostSettings(process.env));
  await compressFolder(NEXT);
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, PREVIOUS);
  renameSync(NEXT, PUBLISHED);
  // A withdrawn photograph must not stay on the disk of the one who builds.
  rmSync(PREVIOUS, { recursive: true, force: true });
  return true;
}

const hash = sourceHash();
const isCurrent =
  existsSync(join(PUBLISHED, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
if (process.argv.includes('--if-changed') && isCurrent) {
  console.log('The site is built already.');
} else if (await build()) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, hash);
  console.log('The site is built: dist/');
} else {
  process.exitCode = 1;
}
