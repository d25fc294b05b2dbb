// Prints the PDFs of the site from their pages. The pages are built in a fixed state (src/pages/documents), so a PDF is
// outdated only when the HTML that it was printed from has changed. Each PDF ends with the hash of that HTML. A PDF
// without one is the school's own file and stays as it is. The PDFs are committed, so that builds on machines without a
// browser include them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaTypeOf } from '../hosting/headers.ts';
import {
  attributeOf,
  childrenOf,
  elementsIn,
  elementsNamed,
  isElement,
  type Node,
  parseHtml,
  textOf,
} from '../hosting/html-tree.ts';
import { findBrowser, printPdf } from './print-pdf.ts';

const FOLDER = 'public';

/** A page as it is printed. */
type PrintedPage = {
  /** The address of its PDF, such as `/documents/hifz-policy.pdf`. */
  path: string;
  html: string;
  hash: string;
};

export type DocumentsResult = {
  /** The files printed, such as `public/documents/hifz-policy.pdf`. */
  made: string[];
  /** The outdated files that couldn't be printed. */
  stale: string[];
  /** Why they couldn't. */
  reason: string;
};

type Print = (html: string) => Promise<Buffer>;

const HASH_LINE = /\n%PRINTED-FROM ([0-9a-f]{64})\n$/;

/** The hash of the HTML that a PDF was printed from. Undefined for a file that this program didn't print. */
export function printedFrom(file: string): string | undefined {
  return existsSync(file) ? HASH_LINE.exec(readFileSync(file).subarray(-100).toString('latin1'))?.[1] : undefined;
}

const isOutdated = (file: string, hash: string) => {
  const printedHash = printedFrom(file);
  return printedHash === undefined ? !existsSync(file) : printedHash !== hash;
};

/** What a PDF doesn't have. */
const isUnprinted = (node: Node) =>
  /^(#comment|script|style|template)$/.test(node.nodeName) ||
  (isElement(node) &&
    (attributeOf(node, 'hidden') !== undefined || attributeOf(node, 'class')?.split(' ').includes('print:hidden')));

/** The places in the text of a page that aren't printed: whole nodes, and the addresses of links within the site. */
function unprintedPlaces(node: Node): { startOffset: number; endOffset: number }[] {
  const place = node.sourceCodeLocation;
  if (place && isUnprinted(node)) return [place];
  const isInnerLink = isElement(node) && node.tagName === 'a' && /^[/#]/.test(attributeOf(node, 'href') ?? '');
  const address = isInnerLink ? node.sourceCodeLocation?.attrs?.['href'] : undefined;
  const inside = childrenOf(node).flatMap(unprintedPlaces);
  // The space before the attribute goes too.
  return address ? [{ ...address, startOffset: address.startOffset - 1 }, ...inside] : inside;
}

/** The title and the body of a page, without scripts, links within the site and all that isn't printed. */
export function printedPart(html: string, root = parseHtml(html)): { title: string; body: string } {
  const [element] = elementsNamed(root, 'body');
  let body = '';
  let read = element?.sourceCodeLocation?.startTag?.endOffset ?? 0;
  for (const { startOffset, endOffset } of element ? unprintedPlaces(element) : []) {
    body += html.slice(read, startOffset);
    read = endOffset;
  }
  body += html.slice(read, element?.sourceCodeLocation?.endTag?.startOffset);
  return { title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '', body };
}

/** Embeds the files of a build in CSS or HTML. */
const embedded = (text: string, build: string): string =>
  text.replaceAll(/\/_assets\/[\w./-]+/g, (path) => {
    const [type] = mediaTypeOf(path).split(';');
    return `data:${type};base64,${readFileSync(join(build, path), 'base64')}`;
  });

/** Reads the page of each document and takes it out of the build. */
export function takeDocumentPages(build: string): PrintedPage[] {
  return globSync('documents/*.html', { cwd: build }).map((file): PrintedPage => {
    const source = readFileSync(join(build, file), 'utf8');
    rmSync(join(build, file));
    const root = parseHtml(source);
    const { title, body } = printedPart(source, root);
    const styles = [...elementsIn(root)].map((element) => {
      if (element.tagName === 'style') return textOf(element);
      if (attributeOf(element, 'rel') !== 'stylesheet') return '';
      return readFileSync(join(build, attributeOf(element, 'href') ?? ''), 'utf8');
    });
    const style = embedded(styles.join('\n'), build);
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>@page{size:letter}${style}</style></head><body>${embedded(body, build)}</body></html>`;
    // The names of pictures have hashes of their own.
    const content = `${title}\n${body.replaceAll(/\/_assets\/[\w./-]+/g, '')}`;
    const hash = createHash('sha256').update(content).digest('hex');
    return { path: `/${file.replaceAll('\\', '/').replace(/html$/, 'pdf')}`, html, hash };
  });
}

function printWithBrowser(): Print {
  const browser = findBrowser();
  if (browser === undefined) return () => Promise.reject(new Error('no Chromium, Chrome or Edge was found'));
  return (html) => printPdf(browser, html);
}

/**
 * Prints every document whose page has changed, and deletes those that the content no longer names. If a document can't
 * be printed, the existing file stays and is reported as stale; this doesn't throw.
 */
export async function makeDocuments(
  pages: readonly PrintedPage[],
  { folder = FOLDER, print = printWithBrowser() }: { folder?: string; print?: Print } = {},
): Promise<DocumentsResult> {
  const result: DocumentsResult = { made: [], stale: [], reason: '' };
  for (const { path, html, hash } of pages) {
    const file = join(folder, path);
    if (!isOutdated(file, hash)) continue;
    try {
      const pdf = await print(html);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.concat([pdf, Buffer.from(`\n%PRINTED-FROM ${hash}\n`)]));
      result.made.push(file);
    } catch (error) {
      result.stale.push(file);
      // The end of what a browser has written says why.
      result.reason = (error as Error).message.trim().slice(-500);
    }
  }
  const currentFiles = pages.map(({ path }) => join(folder, path));
  for (const file of globSync(join(folder, 'documents/*.pdf'))) {
    if (!currentFiles.includes(file) && printedFrom(file)) rmSync(file);
  }
  return result;
}

/** Prints the result. Returns false if a stale document has to stop a build for publication. */
export function reportDocuments({ made, stale, reason }: DocumentsResult, isForPublication: boolean): boolean {
  for (const file of made) console.log(`${file} was printed from its page.`);
  if (stale.length === 0) return true;
  const files = `${stale.join(', ')} ${stale.length > 1 ? 'differ from their pages' : 'differs from its page'}: ${reason}.`;
  const advice = 'Build on a computer with Chromium, Chrome or Edge, and commit public/documents.';
  if (isForPublication) console.error(`${files} ${advice} Nothing was built.`);
  else console.warn(`${files} ${advice} The site can be looked at, but not published.`);
  return !isForPublication;
}
