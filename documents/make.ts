// Makes the PDFs in public/documents from the content when their content, style sheet or fonts have changed. The PDFs
// are committed, so that builds on machines without a browser include them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { today as schoolToday } from '../src/lib/dates/today.ts';
import { findBrowser, printPdf } from './browser.ts';
import type { DocumentContent } from './content.ts';
import { type DocumentManifest, MANIFEST, madeDates, readManifest } from './manifest.ts';

export type DocumentsResult = {
  /** The files made, such as `public/documents/hifz-policy.pdf`. */
  made: string[];
  /** The outdated files that couldn't be made again. */
  stale: string[];
  /** The reason for stale files. */
  reason: string;
};

export type MakeDocumentsOptions = {
  /** The content for each school year. Defaults to content/. */
  content?: DocumentContent[];
  publicDir?: string;
  manifestFile?: string;
  /** The current date at the school. */
  today?: string;
  /** Prints a page as a PDF. `null` means that no browser is available. Defaults to an installed browser. */
  print?: Print | null;
};

type Print = (html: string) => Promise<Buffer>;

const NO_BROWSER = 'no Chromium, Chrome or Edge was found on this computer';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Replaces the PDF's timestamps with the date it was made, so that the same input gives the same bytes. */
function withoutClock(pdf: Buffer, made: string): Buffer {
  const day = `D:${made.replaceAll('-', '')}000000+00'00'`;
  return Buffer.from(pdf.toString('latin1').replaceAll(/D:\d{14}\+00'00'/g, day), 'latin1');
}

/** Throws if a font didn't load and the browser used a fallback. */
function checkFonts(pdf: Buffer): void {
  const names = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1] ?? '');
  const strange = names.filter((name) => !/^(Atkinson|Newsreader|Amiri)/.test(name));
  if (names.length === 0 || strange.length > 0) {
    throw new Error(`the browser printed with other fonts: ${strange.join(', ') || 'none'}`);
  }
}

/** Counts the pages of a PDF from Chromium. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

function printWithBrowser(): Print | null {
  const browser = findBrowser();
  return browser === undefined ? null : (html) => printPdf(browser, html);
}

/**
 * Makes every document whose data has changed and deletes those that the content no longer includes. If a document
 * can't be made, the existing file is kept and reported as stale; this doesn't throw.
 */
export async function makeDocuments({
  content,
  publicDir = 'public',
  manifestFile = MANIFEST,
  today = schoolToday(),
  print = printWithBrowser(),
}: MakeDocumentsOptions = {}): Promise<DocumentsResult> {
  // Node can't run JSX, so Vite loads the document components.
  const {
    module: { renderDocuments },
  } = await runnerImport<typeof import('./render.tsx')>('/documents/render.tsx', {
    configFile: false,
    logLevel: 'error',
  });
  const fileOf = (path: string) => join(publicDir, path);
  const before = readManifest(manifestFile);
  const dates = madeDates(before);
  // Documents are rendered with their original dates, so an equal hash means that nothing else has changed.
  const isCurrent = ({ id, path, hash }: { id: string; path: string; hash: string }) => {
    const known = before[id];
    const isThere =
      known?.path === path && existsSync(fileOf(path)) && sha256(readFileSync(fileOf(path))) === known.file;
    return isThere && known.madeFrom === hash;
  };
  const documents = renderDocuments(dates, today, content);
  const changed = new Set(documents.filter((document) => !isCurrent(document)).map(({ id }) => id));
  if (changed.size === 0) return { made: [], stale: [], reason: '' };

  const manifest: DocumentManifest = { ...before };
  const result: DocumentsResult = { made: [], stale: [], reason: '' };
  const datesOfOthers = Object.fromEntries(Object.entries(dates).filter(([id]) => !changed.has(id)));
  for (const { id, path, page, hash } of renderDocuments(datesOfOthers, today, content)) {
    if (!changed.has(id)) continue;
    const file = fileOf(path);
    try {
      if (!print) throw new Error(NO_BROWSER);
      const pdf = withoutClock(await print(page), today);
      checkFonts(pdf);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, pdf);
      manifest[id] = {
        path,
        made: today,
        madeFrom: hash,
        file: sha256(pdf),
        bytes: pdf.length,
        pages: countPages(pdf),
      };
      result.made.push(file);
    } catch (error) {
      result.stale.push(file);
      result.reason = (error as Error).message;
    }
  }
  if (result.made.length > 0) writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  const paths = new Set<string>(Object.values(manifest).map(({ path }) => path));
  for (const { path } of Object.values(before)) if (!paths.has(path)) rmSync(fileOf(path), { force: true });
  return result;
}

/** Prints the result. Returns false if a stale document has to stop a build for publication. */
export function reportDocuments({ made, stale, reason }: DocumentsResult, isForPublication: boolean): boolean {
  for (const file of made) console.log(`${file} was made again.`);
  if (stale.length === 0) return true;
  const files = `${stale.join(', ')} ${stale.length > 1 ? 'are' : 'is'} older than what it is made from (${reason}).`;
  const advice = 'Run `npm run documents` on a computer with Chromium, Chrome or Edge and commit public/documents.';
  if (isForPublication) console.error(`${files} ${advice} Nothing was built.`);
  else console.warn(`${files} ${advice} The site can be looked at, but not published.`);
  return !isForPublication;
}
