// The steps of a build, in order: checks the content, prepares the photographs, renders the pages, prints the documents,
// writes the files for hosts and compresses everything. Only the last step replaces dist/: if any fails, it doesn't change.
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { isForPublication, isStaticHost, NOWHERE_TO_SEND, readBuildSettings } from '../checks/build-settings.ts';
import { linkProblems } from '../checks/built-pages.ts';
import { checkContent, readFolder, reportContent } from '../checks/check-content.ts';
import { workList } from '../checks/work-list.ts';
import { writeBuildFacts } from '../hosting/build-facts.ts';
import { listFiles } from '../hosting/build-files.ts';
import { writeCdnFiles } from '../hosting/cdn.ts';
import { compressFolder } from '../hosting/compress.ts';
import { policiesOf } from '../hosting/document-policy.ts';
import { readPages } from '../hosting/html-tree.ts';
import { fail } from '../hosting/plain-errors.mjs';
import { takeLock } from '../hosting/process-lock.mjs';
import { readContent } from '../src/content/read-content.ts';
import { today } from '../src/lib/dates/today.ts';
import { isBuildCurrent, sourceHash } from './build-record.ts';
import { makeServiceWorker } from './bundle-service-worker.ts';
import { reportDocuments } from './documents.ts';
import { writeSearchIndex } from './find-index.ts';
import { writeLicenses } from './licenses.ts';
import { movedAddresses, moveProblems } from './moved.ts';
import { makePhotos, removePhotoSources, reportPhotos } from './photos/make.ts';
import { isPublishedElsewhere, PUBLISHED, publishFolder } from './publish-folder.ts';
import { renderPages } from './render-pages.ts';
import { sealPages } from './seal-pages.ts';

/** Each build uses its own folder, because child processes of a killed build may still be writing to theirs. */
const NEXT = '.cache/next-';
const LOCK = '.cache/build.lock';

/** Ends the build if a step has reported what is wrong. */
function need(isGood: boolean): void {
  if (!isGood) process.exit(1);
}

/** Builds the whole site from sources with this hash. Ends the process with the reasons if anything is wrong. */
async function build(hash: string): Promise<void> {
  const settings = readBuildSettings(process.env);
  if (settings.problems.length > 0) fail(`${settings.problems.join('\n')}\nNothing was built.`);
  if (isPublishedElsewhere())
    fail(`${PUBLISHED} is a link. Delete it: the build makes a folder there, which it replaces each time.`);
  if (!settings.usesEmailJs && isStaticHost(process.env)) console.warn(NOWHERE_TO_SEND);
  const content = readFolder('content');
  need(reportContent(checkContent('content', content)));
  need(reportPhotos(await makePhotos()));
  for (const leftover of globSync(`${NEXT}*`)) rmSync(leftover, { recursive: true, force: true });
  const next = `${NEXT}${process.pid}`;
  const documents = await renderPages(next);
  need(reportDocuments(documents, isForPublication(process.env)));
  removePhotoSources(next);
  await makeServiceWorker(next);
  const pages = readPages(next);
  writeSearchIndex(next, pages);
  const moved = movedAddresses();
  const wrongMoves = moveProblems(await listFiles(next), moved);
  if (wrongMoves.length > 0) fail(`${wrongMoves.join('\n')}\nNothing was built.`);
  const subjectLabels = new Map(readContent('home').contact.subjects.map(({ id, label }) => [id, label]));
  const contactTo = readContent('school').email.value;
  await writeBuildFacts(next, { moved, contactTo, subjectLabels, policies: policiesOf(pages) });
  writeLicenses(next);
  const broken = linkProblems(next, pages);
  if (broken.length > 0) fail(`${broken.join('\n')}\nCorrect the link in content/, or its page. Nothing was built.`);
  await writeCdnFiles(next);
  await sealPages(next);
  // A build with an outdated document is made again.
  await compressFolder(next, documents.stale.length > 0 ? '' : hash);
  await publishFolder(next);
  console.log('The site is built: dist/');
  if (workList(content.files, today()).some(({ urgency }) => urgency === 'now'))
    console.log('Some of it is past its time: `npm run preflight` says what.');
}

// Asked before the lock is taken, so that a site built on a read-only disk can be started.
if (process.argv.includes('--if-changed')) {
  const isCurrent = isBuildCurrent(sourceHash());
  const obstacle = await access('.', constants.W_OK).catch(String);
  if (isCurrent || (obstacle && existsSync(PUBLISHED))) {
    console.log(isCurrent ? 'The site is built already.' : 'Nothing can be written here. This is the last build.');
    process.exit();
  }
}
mkdirSync('.cache', { recursive: true });
if (!(await takeLock(LOCK))) fail('Another build is running in this folder. Wait until it has finished.');
// Astro is killed on `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
console.log('Building the site …');
await build(sourceHash());
