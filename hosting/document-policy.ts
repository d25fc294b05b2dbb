/**
 * Determines what the Content-Security-Policy of a built HTML document has to allow. It reads the document itself, so
 * new frames and changed scripts need no manual updates.
 */
import { createHash } from 'node:crypto';
import { attributeOf, type BuiltPage, type Element, elementsIn, type Node, textOf } from './html-tree.ts';

export type DocumentPolicy = {
  /** `'sha256-…'` of each inline script, in order of appearance. */
  scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  styleHashes: readonly string[];
  /** Origins of third-party scripts. A document that has any doesn't use Trusted Types. */
  scriptOrigins: readonly string[];
  /** Sources of embedded frames: their origins, and `'self'` for a page of this site. */
  frameOrigins: readonly string[];
  /** Origins of embedded frames that may take payments. */
  paymentOrigins: readonly string[];
  /** Origins to which scripts connect: a form names its service in `data-connect`. */
  connectOrigins: readonly string[];
};

/** The types of `<script>` that are data blocks, which CSP ignores. Any other may execute, so that CSP requires a hash. */
const DATA_BLOCK = /^application\/(ld\+)?json$/i;

/** What the pages of a build need, by the names of their files. */
export const policiesOf = (pages: readonly BuiltPage[]): Map<string, DocumentPolicy> =>
  new Map(pages.map(({ file, root }) => [file, readDocumentPolicy(root)]));

/** Reads a document of our own build, not an untrusted one. It only returns origins and hashes of what the page contains. */
export function readDocumentPolicy(root: Node): DocumentPolicy {
  const elements = [...elementsIn(root)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const scripts = named('script').map((element) => ({ element, src: attributeOf(element, 'src') }));
  const inline = scripts.filter(({ element, src }) => {
    return src === undefined && !DATA_BLOCK.test(attributeOf(element, 'type') ?? '');
  });
  const frames = named('iframe');
  // A frame that loads on request has its address in `data-src`, and where it goes from there is in `data-origins`.
  const addresses = (of: readonly Element[]) =>
    of.flatMap((frame) => [
      attributeOf(frame, 'src'),
      attributeOf(frame, 'data-src'),
      ...(attributeOf(frame, 'data-origins')?.split(' ') ?? []),
    ]);
  return {
    scriptHashes: hashesOf(inline.map(({ element }) => element)),
    styleHashes: hashesOf(named('style')),
    scriptOrigins: originsOf(scripts.map(({ src }) => src)),
    frameOrigins: [...ownSource(addresses(frames)), ...originsOf(addresses(frames))],
    paymentOrigins: originsOf(addresses(frames.filter((frame) => attributeOf(frame, 'allow')?.startsWith('payment')))),
    connectOrigins: originsOf(named('form').map((form) => attributeOf(form, 'data-connect'))),
  };
}

/** The origins of the `https:` addresses of other hosts, sorted. `'self'` covers relative addresses. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses
    .map((address = '') => address.trim())
    .filter((address) => /^https:\/\//i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}

/** The CSP source of a relative address, which is a path from the root. */
const ownSource = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.some((address) => /^\/(?!\/)/.test(address ?? '')) ? ["'self'"] : [];

/** CSP hash sources (Content Security Policy Level 3, section 2.3.1). */
const hashesOf = (elements: readonly Element[]): string[] => [
  ...new Set(
    elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element), 'utf8').digest('base64')}'`),
  ),
];
