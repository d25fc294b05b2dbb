/** The addresses of a build with the headers our own server sends, for the files that a CDN reads. */
import { policyOf, readBuildFacts } from './build-facts.ts';
import { listFiles } from './build-files.ts';
import { buildAddressBook, NOT_FOUND_FILE } from './canonical-path.ts';
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
  const facts = await readBuildFacts(folder);
  const read = (path: string, file: string): BuiltAddress => {
    const policy = policyOf(facts, file);
    return { path, file, isDocument: policy !== null, headers: headersFor(path, policy) };
  };
  const files = await listFiles(folder);
  if (!files.includes(NOT_FOUND_FILE)) throw new Error(`The build has no ${NOT_FOUND_FILE}.`);
  const addresses = Array.from(buildAddressBook(files).files, ([path, file]) => read(path, file));
  return {
    addresses: addresses.sort((one, other) => (one.path < other.path ? -1 : 1)),
    moved: facts.moved,
    notFound: read('/404', NOT_FOUND_FILE),
  };
}
