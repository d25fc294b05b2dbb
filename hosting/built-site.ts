/** The addresses of a build with the headers our own server sends, for the files that a CDN reads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildFacts } from './build-facts.ts';
import { listFiles } from './build-files.ts';
import { buildAddressBook, NOT_FOUND_FILE } from './canonical-path.ts';
import { readDocumentPolicy } from './document-policy.ts';
import { type Headers, headersFor } from './headers.ts';

export type BuiltAddress = {
  /** The canonical path, percent-encoded as in a URL. */
  path: string;
  /** The file name relative to the build folder. */
  file: string;
  isDocument: boolean;
  /** The headers our own server sends over HTTPS, except those that depend on the transfer. */
  headers: Headers;
};

export type BuiltSite = {
  /** Sorted by path. */
  addresses: readonly BuiltAddress[];
  /** Old addresses, which redirect. */
  moved: ReadonlyMap<string, string>;
  /** The response for all other addresses. */
  notFound: BuiltAddress;
};

/** Reads a build folder. Rejects if it has no not-found page, which every host needs. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const book = buildAddressBook(await listFiles(folder));
  const addresses: BuiltAddress[] = [];
  for (const [path, file] of book.files) addresses.push(await readAddress(folder, path, file));
  return {
    addresses: addresses.sort((one, other) => (one.path < other.path ? -1 : 1)),
    moved: (await readBuildFacts(folder)).moved,
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
