/**
 * The built site in memory: read once, validated and immutable. A rebuild creates a new snapshot. Pending requests
 * finish with the old one, so a response never mixes two builds. A build is about 10 MB, and all downloads share one copy.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';

import { type BuildFacts, readBuildFacts } from '../hosting/build-facts.ts';
import { listFiles, PREVIOUS } from '../hosting/build-files.ts';
import { type AddressBook, buildAddressBook, NOT_FOUND_FILE } from '../hosting/canonical-path.ts';
import { BUILD_STAMP } from '../hosting/compress.ts';
import type { DocumentPolicy } from '../hosting/document-policy.ts';
import { type Headers, headersFor, type Transport } from '../hosting/headers.ts';
import { errorCode } from './log.ts';

/** The largest build to load. After a rebuild, two builds are in memory, and three while one loads. */
const BUILD_BYTES = 256 * 1024 * 1024;

/** Content encodings and their file suffixes, smallest result first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;
type Encoding = (typeof ENCODINGS)[number][0];

/** One encoding of a file, with the headers of a full response over HTTP and over HTTPS. */
type Representation = { body: Buffer; etag: string; http: Readonly<Headers>; https: Readonly<Headers> };
export type SiteFile = ReadonlyMap<Encoding, Representation>;

export type Snapshot = {
  book: AddressBook;
  /** By file name in the address book. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile | null;
  facts: BuildFacts;
};

/** The build folder doesn't contain a usable build. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Returns the stamp of the build in a folder, or `null` if there is none. */
export async function readBuildStamp(folder: string): Promise<string | null> {
  const stats = await stat(join(folder, BUILD_STAMP)).catch(() => null);
  return stats === null ? null : `${stats.ino} ${stats.mtimeMs}`;
}

/**
 * Reads a build folder. The folder itself may be a symbolic link, a common way to switch releases; links inside it are
 * ignored. Rejects with `BuildError` if there is no site in it, if it can't be read, if it's too large, or if another
 * build replaces it during the read.
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  const root = await realpath(folder).catch(() => {
    throw new BuildError(`There is no build in "${folder}". Run the build first.`);
  });
  try {
    const stamp = await readBuildStamp(root);
    const snapshot = await readFolder(root);
    if (!snapshot.files.has('index.html')) {
      throw new BuildError(`The build in "${folder}" has no index.html. Run the build first.`);
    }
    if ((await readBuildStamp(root)) !== stamp) throw new BuildError('The build was replaced while it was being read.');
    return snapshot;
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`The build in "${folder}" can't be read (${errorCode(error)}).`);
  }
}

/** Reads what the build has kept of the one before. `null` if that is nothing. */
export function readPrevious(folder: string): Promise<Snapshot | null> {
  return readFolder(join(dirname(resolve(folder)), PREVIOUS)).catch(() => null);
}

async function readFolder(root: string): Promise<Snapshot> {
  const names = await listFiles(root);
  const facts = await readBuildFacts(root);
  const present = new Set(names);
  let bytes = 0;
  async function readSiteFile(path: string, name: string): Promise<SiteFile> {
    const contents = new Map<Encoding, Buffer>();
    for (const [encoding, suffix] of ENCODINGS) {
      if (!present.has(name + suffix)) continue;
      bytes += (await stat(join(root, name + suffix))).size;
      if (bytes > BUILD_BYTES)
        throw new BuildError(`The build in "${root}" is larger than ${BUILD_BYTES / 2 ** 20} MB.`);
      contents.set(encoding, await readFile(join(root, name + suffix)));
    }
    return makeSiteFile(path, facts.policies.get(name) ?? null, contents);
  }

  const book = buildAddressBook(names, facts.moved);
  const files = new Map<string, SiteFile>();
  for (const [path, name] of book.files) files.set(name, await readSiteFile(path, name));
  const notFound = present.has(NOT_FOUND_FILE) ? await readSiteFile('/404', NOT_FOUND_FILE) : null;
  return { book, files, notFound, facts };
}

/**
 * Creates all headers once. The entity tag is strong and derived from the content, so a rebuild without changes keeps
 * caches valid, and two machines serving the same build use the same tags.
 */
function makeSiteFile(
  path: string,
  document: DocumentPolicy | null,
  contents: ReadonlyMap<Encoding, Buffer>,
): SiteFile {
  const representations = Array.from(contents, ([encoding, body]): [Encoding, Representation] => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headersOver = (isHttps: boolean): Headers => ({
      ...headersFor(path, document, { isHttps }),
      ...(contents.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ETag: etag,
      'Content-Length': String(body.length),
    });
    return [encoding, { body, etag, http: headersOver(false), https: headersOver(true) }];
  });
  return new Map(representations);
}

/**
 * The best encoding of a file that the client accepts (RFC 9110, section 12.5.3). If it accepts none of ours, it gets the
 * uncompressed file. The RFC prefers that to an error.
 */
function representationFor(file: SiteFile, acceptEncoding = ''): Representation {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  const accepted = ENCODINGS.find(([encoding]) => file.has(encoding) && isAccepted(encoding))?.[0];
  return file.get(accepted ?? 'identity') as Representation;
}

/** Whether the client's copy is current (RFC 9110, section 13.1.2). A proxy may have made its tag weak. */
const isCurrent = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * Sends a file with status 200, or 304 if the client has it. The not-found page is always sent with 404. `Range` is ignored,
 * as RFC 9110 allows: no file of the site is long enough to be read in parts.
 */
export function sendFile(
  file: SiteFile,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
  isNotFound = false,
): void {
  const representation = representationFor(file, asked['accept-encoding']?.toString());
  const headers = representation[transport.isHttps ? 'https' : 'http'];
  if (isNotFound) {
    // `no-cache`, because the address may exist after the next publication.
    response.writeHead(404, { ...headers, 'Cache-Control': 'no-cache' }).end(representation.body);
  } else if (isCurrent(asked['if-none-match'] ?? '', representation.etag)) {
    const { 'Content-Type': _type, 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = headers;
    response.writeHead(304, rest).end();
  } else {
    response.writeHead(200, headers).end(representation.body);
  }
}
