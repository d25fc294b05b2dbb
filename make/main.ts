// `npm run build`: checks the content, prepares the photographs, renders the pages, prints the documents, writes the files
// for CDNs and compresses everything. Only then does it replace dist/. If any step fails, dist/ doesn't change.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isForPublication, isStaticHost, NOWHERE_TO_SEND, readBuildSettings } from '../checks/build-settings.ts';
import { checkContent, reportContent } from '../checks/check-content.ts';
import { fragmentProblems } from '../checks/fragments.ts';
import { lapsedLine, readWorkList } from '../checks/work-list.ts';
import { writeBuildFacts } from '../hosting/build-facts.ts';
import { isKeptAsset, listFiles, PREVIOUS } from '../hosting/build-files.ts';
import { writeCdnFiles } from '../hosting/cdn.ts';
import { compressFolder } from '../hosting/compress.ts';
import { policiesOf } from '../hosting/document-policy.ts';
import { readPages } from '../hosting/html-tree.ts';
import { fail, sayPlainly } from '../hosting/plain-errors.mjs';
import { takeLock } from '../hosting/process-lock.mjs';
import { today } from '../src/lib/dates/today.ts';
import { isBuildCurrent, writeBuildRecord } from './build-record.ts';
import { makeServiceWorker } from './bundle-service-worker.ts';
import { contactFacts } from './contact-facts.ts';
import { type DocumentsResult, makeDocuments, printedFrom, reportDocuments, takeDocumentPages } from './documents.ts';
import { writeSearchIndex } from './find-index.ts';
import { writeLicenses } from './licenses.ts';
import { movedAddresses, moveProblems } from './moved.ts';
import { makePhotos, permittedPhotos, removePhotoSources, reportPhotos } from './photos/make.ts';
import { SOURCES } from './project-copy.ts';
import { sealPages } from './seal-pages.ts';

const PUBLISHED = 'dist';
/** Each build uses its own folder, because child processes of a killed build may still be writing to theirs. */
const NEXT = '.cache/next-';
const RECORD = '.cache/build-record';
const LOCK = '.cache/build.lock';

const SETTINGS = /^(SITE_URL|SITE_TODAY|PUBLIC_\w+|TZ)$/;

/** A hash of all sources and settings of a build. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = ['content', ...SOURCES]
    .flatMap((source) => globSync([source, `${source}/**`]))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    // The build itself writes these.
    .filter((file) => !file.endsWith('.pdf') || printedFrom(file) === undefined)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const name of Object.keys(process.env)
    .filter((key) => SETTINGS.test(key))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  // A new day can change what the pages say.
  hash.update(today());
  // Consent for a photo can expire without any file changing.
  hash.update(permittedPhotos('content').join('\0'));
  return hash.digest('hex');
}

/** Renders the pages into `outDir` with Astro. Returns false if that fails; Astro prints the error. */
async function renderPages(outDir: string): Promise<boolean> {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  process.once('exit', () => astro.kill());
  const [code] = await once(astro, 'exit');
  return code === 0;
}

/** Renders the pages, and prints the documents that have changed. Returns undefined if the pages can't be rendered. */
async function renderPagesAndDocuments(outDir: string): Promise<DocumentsResult | undefined> {
  if (!(await renderPages(outDir))) return undefined;
  const documents = await makeDocuments(takeDocumentPages(outDir));
  if (documents.made.length === 0) return documents;
  // The pages name the size of each PDF.
  if (!(await renderPages(outDir))) return undefined;
  takeDocumentPages(outDir);
  return documents;
}

/** Whether a document in this build is outdated. If so, the build isn't recorded as current. */
let hasStaleDocuments = false;

/** A link would lead the build to files that aren't its own. */
function isLink(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Builds the whole site. If anything is wrong, prints the reasons, leaves dist/ unchanged and returns false. */
async function build(): Promise<boolean> {
  const settings = readBuildSettings(process.env);
  if (settings.problems.length > 0) {
    console.error(`${settings.problems.join('\n')}\nNothing was built.`);
    return false;
  }
  if (isLink(PUBLISHED)) {
    console.error(`${PUBLISHED} is a link. Delete it: the build makes a folder there, which it replaces each time.`);
    return false;
  }
  if (!settings.usesEmailJs && isStaticHost(process.env)) console.warn(NOWHERE_TO_SEND);
  const problems = checkContent('content');
  if (!reportContent(problems)) return false;
  if (!reportPhotos(await makePhotos())) return false;
  for (const leftover of globSync(`${NEXT}*`)) rmSync(leftover, { recursive: true, force: true });
  const next = `${NEXT}${process.pid}`;
  const documents = await renderPagesAndDocuments(next);
  if (!documents || !reportDocuments(documents, isForPublication(process.env))) return false;
  if (!reportContent(fragmentProblems('content', next))) return false;
  hasStaleDocuments = documents.stale.length > 0;
  removePhotoSources(next);
  await makeServiceWorker(next);
  const pages = readPages(next);
  writeSearchIndex(next, pages);
  const moved = movedAddresses();
  const wrong = moveProblems(await listFiles(next), moved);
  if (wrong.length > 0) fail(`${wrong.join('\n')}\nNothing was built.`);
  await writeBuildFacts(next, { moved, ...contactFacts(), policies: policiesOf(pages) });
  writeLicenses(next);
  await writeCdnFiles(next);
  await sealPages(next);
  await compressFolder(next);
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, PREVIOUS);
  renameSync(next, PUBLISHED);
  for (const file of await listFiles(PREVIOUS).catch(() => [])) {
    if (!isKeptAsset(file)) rmSync(join(PREVIOUS, file));
  }
  const work = readWorkList('content', today(), problems);
  console.log(['The site is built: dist/', 'list' in work && lapsedLine(work.list)].filter(Boolean).join('\n'));
  return true;
}

sayPlainly();
mkdirSync('.cache', { recursive: true });
if (!(await takeLock(LOCK))) {
  fail('Another build is running in this folder. Wait until it has finished.');
}
// Astro is killed on `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const hash = sourceHash();
if (process.argv.includes('--if-changed') && (await isBuildCurrent(RECORD, PUBLISHED, hash))) {
  console.log('The site is built already.');
} else if (await build()) {
  if (hasStaleDocuments) rmSync(RECORD, { force: true });
  else await writeBuildRecord(RECORD, PUBLISHED, hash);
} else {
  process.exitCode = 1;
}
