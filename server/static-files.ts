/**
 * The built site as the server sees it: read once, checked, and held as an immutable snapshot. A rebuild makes a new
 * snapshot; requests under way finish on the old one, so nobody ever gets half of each.
 *
 * Why the snapshot stands in front of the file library: sirv opens the file anew for each request, which was measured
 * at 14,000 requests a second for an HTML page where memory gives 60,000, and it sends whatever lies on the disk at
 * that moment under the length it noted at the start. Large files (videos, long PDFs) are left to sirv, which streams
 * them.
 */
import { createHash } from 'node:crypto';
import { createReadStream, fstatSync, type ReadStream, type Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { listFiles } from './build-files.ts';
import { type AddressBook, buildAddressBook, encodePath, NOT_FOUND_FILE } from './canonical-path.ts';
import { chooseEncoding, type Encoding, isNotModified, readRange } from './conditional-request.ts';
import { headersFor, type Transport } from './headers.ts';
import { readDocumentPolicy } from './policy.ts';

/** Files up to this size are answered from memory. */
const MEMORY_FILE_BYTES = 2 * 1024 * 1024;

/** One encoding of one file. */
type Representation = {
  encoding: Encoding;
  /** Path below the build folder as spelled in a URL, for sirv. */
  url: string;
  size: number;
  etag: string;
  /** `null` for a file that is too large to hold. */
  body: Buffer | null;
  /** The file as it was when it was read. */
  stats: Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;
};

type SiteFile = {
  lastModifiedS: number;
  representations: ReadonlyMap<Encoding, Representation>;
  encodings: ReadonlySet<Encoding>;
  /** Policy headers for each kind of transport, made once. */
  headers: Record<'http' | 'https', Record<string, string>>;
};

export type Snapshot = {
  book: AddressBook;
  /** Sends the file at an address, with status 200, 206, 304 or 416. */
  sendFile: (file: string, request: IncomingMessage, response: ServerResponse, transport: Transport) => void;
  /** Sends the not-found page with status 404; `false` when the build has none. */
  sendNotFound: (request: IncomingMessage, response: ServerResponse, transport: Transport) => boolean;
  /** Number of addresses. */
  size: number;
};

/** The build folder does not hold a site. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads a build folder into a snapshot. The folder itself may be a symbolic link (a common way to switch releases);
 * links inside it are ignored. Rejects with `MissingBuildError` when there is no folder or no `index.html`.
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  const root = await realpath(folder).catch(() => {
    throw new MissingBuildError(`There is no build in "${folder}". Run the build first.`);
  });
  const names = await listFiles(root);
  if (!names.includes('index.html')) {
    throw new MissingBuildError(`The build in "${folder}" has no index.html. Run the build first.`);
  }
  const book = buildAddressBook(names);
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const [path, name] of book.files) files.set(name, await readSiteFile(root, path, name, present));
  const notFound = present.has(NOT_FOUND_FILE) ? await readSiteFile(root, '/404', NOT_FOUND_FILE, present) : null;
  const sendLarge = largeFileSender(root);

  return {
    book,
    size: files.size,
    sendFile(name, request, response, transport) {
      const file = files.get(name);
      if (file !== undefined) sendRepresentation(file, request, response, transport, sendLarge);
    },
    sendNotFound(request, response, transport) {
      const representation = notFound && pickRepresentation(notFound, request);
      if (!notFound || !representation?.body) return false;
      const headers = responseHeaders(notFound, representation, transport);
      // An address that does not exist today may exist after the next publication.
      headers['Cache-Control'] = 'no-cache';
      response.writeHead(404, headers).end(request.method === 'HEAD' ? undefined : representation.body);
      return true;
    },
  };
}

async function readSiteFile(root: string, path: string, name: string, present: ReadonlySet<string>): Promise<SiteFile> {
  const plain = await readRepresentation(root, name, 'identity');
  const representations = new Map<Encoding, Representation>([['identity', plain]]);
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (present.has(name + suffix))
      representations.set(encoding, await readRepresentation(root, name + suffix, encoding));
  }
  const lastModifiedS = Math.floor(plain.stats.mtimeMs / 1000);
  const html = name.endsWith('.html') ? (plain.body ?? (await readFile(join(root, name)))).toString('utf8') : null;
  const document = html === null ? null : readDocumentPolicy(html);
  const headerSet = (isHttps: boolean) => ({
    ...headersFor(path, document, { isHttps }),
    ...(representations.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
    'Last-Modified': new Date(lastModifiedS * 1000).toUTCString(),
    'Accept-Ranges': 'bytes',
  });
  return {
    lastModifiedS,
    representations,
    encodings: new Set(representations.keys()),
    headers: { http: headerSet(false), https: headerSet(true) },
  };
}

/**
 * The entity tag is a strong one, made of the content: a rebuild that changes nothing keeps every copy in every cache
 * valid, and two machines serving one build agree.
 */
async function readRepresentation(root: string, name: string, encoding: Encoding): Promise<Representation> {
  const absolute = join(root, name);
  const stats = await stat(absolute);
  const body = stats.size <= MEMORY_FILE_BYTES ? await readFile(absolute) : null;
  const hash = createHash('sha256');
  if (body !== null) hash.update(body);
  else for await (const chunk of createReadStream(absolute)) hash.update(chunk as Buffer);
  return {
    encoding,
    url: encodePath(`/${name}`),
    size: body?.length ?? stats.size,
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    body,
    stats,
  };
}

function pickRepresentation(file: SiteFile, request: IncomingMessage): Representation | undefined {
  return file.representations.get(chooseEncoding(headerText(request, 'accept-encoding'), file.encodings));
}

function responseHeaders(
  file: SiteFile,
  representation: Representation,
  transport: Transport,
): Record<string, string | number> {
  const headers: Record<string, string | number> = {
    ...file.headers[transport.isHttps ? 'https' : 'http'],
    ETag: representation.etag,
    'Content-Length': representation.size,
  };
  if (representation.encoding !== 'identity') headers['Content-Encoding'] = representation.encoding;
  return headers;
}

function sendRepresentation(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
  sendLarge: LargeFileSender,
): void {
  const representation = pickRepresentation(file, request);
  if (representation === undefined) return;
  const headers = responseHeaders(file, representation, transport);
  const validators = { etag: representation.etag, lastModifiedS: file.lastModifiedS };

  const ifNoneMatch = headerText(request, 'if-none-match');
  const ifModifiedSince = headerText(request, 'if-modified-since');
  if (isNotModified({ ifNoneMatch, ifModifiedSince }, validators)) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding', 'Accept-Ranges']) delete headers[name];
    response.writeHead(304, headers).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.writeHead(200, headers).end();
    return;
  }
  // `Range` is defined for GET only (RFC 9110, section 14.2).
  const ifRange = headerText(request, 'if-range');
  const range = readRange({ range: headerText(request, 'range'), ifRange }, representation.size, validators);
  if (range === 'unsatisfiable') {
    delete headers['Content-Encoding'];
    headers['Content-Range'] = `bytes */${representation.size}`;
    headers['Content-Length'] = 0;
    response.writeHead(416, headers).end();
  } else if (representation.body === null) {
    sendLarge(representation, range, headers, request, response);
  } else if (range === null) {
    response.writeHead(200, headers).end(representation.body);
  } else {
    headers['Content-Range'] = `bytes ${range.first}-${range.last}/${representation.size}`;
    headers['Content-Length'] = range.last - range.first + 1;
    response.writeHead(206, headers).end(representation.body.subarray(range.first, range.last + 1));
  }
}

type LargeFileSender = (
  representation: Representation,
  range: { first: number; last: number } | null,
  headers: Record<string, string | number>,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/**
 * Streams through sirv, with three of its gaps closed: it does not close the file when the visitor leaves, it ends the
 * process when the file has vanished, and it would send a replaced file under the old length. A file that is not the
 * one of the snapshot cuts the connection before the first byte: the visitor's browser asks again.
 */
function largeFileSender(root: string): LargeFileSender {
  // "dev" looks a file up when it is asked for. The other mode lists the folder at the start and follows symbolic links,
  // out of the build and into endless loops; which files there are is known here already.
  const serve = sirv(root, { dev: true, dotfiles: true, extensions: [] });
  return (representation, range, headers, request, response) => {
    for (const [name, value] of Object.entries(headers)) {
      if (name !== 'Content-Length') response.setHeader(name, value);
    }
    // sirv reads a last byte of 0 as "to the end"; the whole file is always a permitted answer to a range.
    if (range === null || range.last === 0) delete request.headers.range;
    else request.headers.range = `bytes=${range.first}-${range.last}`;
    request.url = representation.url;

    response.once('pipe', (source: ReadStream) => {
      const cut = () => response.destroy();
      source.once('error', cut);
      source.once('open', (descriptor: number) => {
        if (!isSameFile(fstatSync(descriptor), representation.stats))
          source.destroy(new Error('The file was replaced.'));
      });
      response.once('close', () => source.destroy());
    });
    serve(request, response, () => {
      response.destroy();
    });
  };
}

function isSameFile(now: Stats, then: Representation['stats']): boolean {
  return now.ino === then.ino && now.size === then.size && now.mtimeMs === then.mtimeMs;
}

/** A request header as one text; repeated ones are joined by Node except where the first one counts. */
function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
