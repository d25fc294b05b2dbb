// `npm run build`: checks the content, draws the pictures, renders the pages, writes the files for other hosts,
// compresses everything, and only then puts the result in the place of the last one. A mistake anywhere leaves dist/ as
// it was.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { makeCards } from '../artwork/cards.ts';
import { makeArtwork } from '../artwork/make.ts';
import { makeDocuments, reportDocuments } from '../documents/make.ts';
import { compressFolder } from '../server/compress.ts';
import { takeLock } from '../server/process-lock.ts';
import { isForPublication, isStaticHost, NOWHERE_TO_SEND, readBuildSettings } from './build-settings.ts';
import { isBuildCurrent, writeBuildStamp } from './build-stamp.ts';
import { checkContent, reportContent } from './check-content.ts';
import { readHostSettings } from './hosts/settings.ts';
import { writeHostFiles } from './hosts/write.ts';
import { writeLicenses } from './licenses.ts';
import { makePhotos, permittedPhotos, reportPhotos } from './photos.ts';
import { makeServiceWorker } from './service-worker.ts';

const PUBLISHED = 'dist';
/** Each build works in a folder of its own: what a killed one left running may still write to its old one. */
const NEXT = '.cache/next-';
const PREVIOUS = '.cache/previous';
const STAMP = '.cache/build-stamp';
const LOCK = '.cache/build.lock';

/** What a build is made from. A change of any of these files, or of the settings below, calls for a new one. */
const SOURCES = [
  'artwork/**',
  'content/**',
  'documents/**',
  'public/**',
  'src/**',
  'scripts/**',
  'server/**',
  'astro.config.ts',
  'package-lock.json',
];
/** What the build itself brings up to date among them. */
const MADE_BY_BUILD = ['public/documents/**', 'documents/manifest.json'];
const SETTINGS = /^(SITE_URL|PUBLIC_\w+|PROXY_\w+|TZ)$/;

/** One hash over all sources and settings of a build. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { exclude: MADE_BY_BUILD }))
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
async function renderPages(outDir: string): Promise<boolean> {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  process.once('exit', () => astro.kill());
  const [code] = await once(astro, 'exit');
  return code === 0;
}

/** Whether this build has a document that is older than its data: then it isn't remembered as current. */
let hasStaleDocuments = false;

/** Builds the whole site. False, with the reasons printed, when anything is wrong; dist/ is then untouched. */
async function build(): Promise<boolean> {
  const settings = readBuildSettings(process.env);
  if (settings.problems.length > 0) {
    console.error(`${settings.problems.join('\n')}\nNothing was built.`);
    return false;
  }
  if (!settings.usesEmailJs && isStaticHost(process.env)) console.warn(NOWHERE_TO_SEND);
  if (!reportContent(checkContent('content'))) return false;
  const documents = await makeDocuments();
  if (!reportDocuments(documents, isForPublication(process.env))) return false;
  hasStaleDocuments = documents.stale.length > 0;
  await makeArtwork();
  await makeCards();
  if (!reportPhotos(await makePhotos())) return false;
  for (const leftover of globSync(`${NEXT}*`)) rmSync(leftover, { recursive: true, force: true });
  const next = `${NEXT}${process.pid}`;
  if (!(await renderPages(next))) return false;
  await makeServiceWorker(next);
  writeLicenses(next);
  await writeHostFiles(next, readHostSettings(process.env));
  await compressFolder(next);
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, PREVIOUS);
  renameSync(next, PUBLISHED);
  // A withdrawn photograph must not stay on the disk of the one who builds.
  rmSync(PREVIOUS, { recursive: true, force: true });
  return true;
}

mkdirSync('.cache', { recursive: true });
if (!(await takeLock(LOCK))) {
  console.error('Another build is running in this folder. Wait until it has finished.');
  process.exit(1);
}
// Ending by `exit` also ends Astro.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const hash = sourceHash();
if (process.argv.includes('--if-changed') && (await isBuildCurrent(STAMP, PUBLISHED, hash))) {
  console.log('The site is built already.');
} else if (await build()) {
  if (hasStaleDocuments) rmSync(STAMP, { force: true });
  else await writeBuildStamp(STAMP, PUBLISHED, hash);
  console.log('The site is built: dist/');
} else {
  process.exitCode = 1;
}
