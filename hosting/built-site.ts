/** A build as the writers of host configurations see it: its addresses, each with the headers our own server sends. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from './build-files.ts';
import { buildAddressBook, NOT_FOUND_FILE } from './canonical-path.ts';
import { readDocumentPolicy } from './document-policy.ts';
import { type Headers, headersFor, plainAnswerHeaders } from './headers.ts';

export type BuiltAddress = {
  /** Canonical path as it is spelled in a URL. */
  path: string;
  /** Name of the file relative to the build folder. */
  file: string;
  isDocument: boolean;
  /** What our own server sends over https, without what depends on the transfer. */
  headers: Headers;
};

export type BuiltSite = {
  /** Sorted by path. */
  addresses: readonly BuiltAddress[];
  /** The answer to every other address. */
  notFound: BuiltAddress;
};

/** Reads a build folder. Rejects when it has no not-found page, without which no host can answer a wrong address. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const book = buildAddressBook(await listFiles(folder));
  const addresses: BuiltAddress[] = [];
  for (const [path, file] of book.files) addresses.push(await readAddress(folder, path, file));
  return {
    addresses: addresses.sort((one, other) => (one.path < other.path ? -1 : 1)),
    notFound: await readAddress(folder, '/404', NOT_FOUND_FILE),
  };
}

async function readAddress(folder: string, path: string, file: string): Promise<BuiltAddress> {
  const isDocument = file.endsWith('.html');
  const policy = isDocument ? readDocumentPolicy(await readFile(join(folder, file), 'utf8')) : null;
  return {
    path,
    file,
    isDocument,
    headers: headersFor(path, policy),
  };
}

/**
 * The headers that do not depend on what an answer carries. Our own server leaves some of them out with the parts of
 * pages; the other hosts speak HTTP/2, where a header that was sent before costs a byte or two.
 */
export function usualHeaders(): Headers {
  const {
    'Content-Type': _type,
    'Cache-Control': _cache,
    'Content-Security-Policy': _policy,
    ...headers
  } = plainAnswerHeaders({ isHttps: true });
  return headers;
}

/** The extension of a file name, in small letters without the dot; empty when it has none. */
export function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Each extension of the build's files, with the media type our own server gives it. */
export function mediaTypes(site: BuiltSite, typeOf: (path: string) => string): Map<string, string> {
  const extensions = new Set(
    site.addresses.map(({ file }) => extensionOf(file)).filter((extension) => extension !== ''),
  );
  return new Map([...extensions].sort().map((extension) => [extension, typeOf(`/x.${extension}`)]));
}
