/**
 * The site's HTTP server: routing, limits and shutdown. Responses are created in `static-files.ts` and
 * `contact-endpoint.ts`, their headers in `hosting/headers.ts`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

import type { BuildFacts } from '../hosting/build-facts.ts';
import { isKeptAsset } from '../hosting/build-files.ts';
import { resolveTarget } from '../hosting/canonical-path.ts';
import type { Transport } from '../hosting/headers.ts';
import { Connections } from './connections.ts';
import { errorCode, type Log } from './log.ts';
import { answerOnConnection, answerPlainly } from './plain-answer.ts';
import { readPrevious, readSnapshot, type SiteFile, type Snapshot, sendFile } from './static-files.ts';

/** Health check for monitoring. */
export const HEALTH_PATH = '/healthz';
/** Receives the contact form. It is the path at EmailJS, so that the form sends the same request to both. */
export const CONTACT_PATH = '/api/v1.0/email/send';

/** Time limits for the headers and for the whole request. Slower clients are disconnected. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** How often Node checks both limits. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;
/** A download is stopped when no data has moved for this long. */
const SILENT_SOCKET_MS = 60_000;
const HEADER_BYTES = 16 * 1024;
/** An idle connection takes about 10 kB, so this limits them to about 100 MB. Further connections are refused. */
const CONNECTIONS = 10_000;
/** Status codes for HTTP parser errors other than malformed syntax. */
const PARSER_ERRORS: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
/** How long a shutdown waits for downloads. Service managers usually kill after 30 to 90 s, containers after 10 s. */
const STOP_LIMIT_MS = 8_000;
/** systemd passes the socket of a `.socket` unit as this descriptor (sd_listen_fds(3)). */
const SYSTEMD_SOCKET = 3;

const HOST_NAME = /[a-z0-9_](?:[a-z0-9._-]{0,253}[a-z0-9_.])?/;
const IPV6_HOST = /\[[0-9a-f:.]{2,45}\]/;
/** RFC 9112, section 3.2: a host name or IP address with an optional port, without characters that are unsafe in links. */
const HOST = new RegExp(`^(?:${HOST_NAME.source}|${IPV6_HOST.source})(?::\\d{1,5})?$`, 'i');

export type RequestHandler = (request: IncomingMessage, response: ServerResponse, transport: Transport) => void;

export type SiteOptions = {
  distDir: string;
  /** What monitoring should report, in a few words, or `null`. The health address fails with it. */
  problem?: () => Promise<string | null>;
  /** Handles `POST` to the send endpoint. Without it, the endpoint returns 404. */
  contact?: RequestHandler;
  trustsProxy?: boolean;
  log?: Log;
  /** How long `stop` waits for downloads, in milliseconds. */
  stopLimitMs?: number;
  /** Request time limits in milliseconds. Tests shorten them. */
  headersTimeoutMs?: number;
};

/** Creates the server for a build folder. Rejects with `BuildError` if it contains no usable site. */
export async function createSite(options: SiteOptions): Promise<Site> {
  return new Site(options, await readSnapshot(options.distDir), await readPrevious(options.distDir));
}

export class Site {
  readonly server: Server;
  readonly #options: SiteOptions;
  readonly #log: Log;
  readonly #connections: Connections;
  #snapshot: Snapshot;
  /** Kept because an open page of the previous build may still load its scripts and styles. */
  #previous: Snapshot | null;
  #isStopping = false;

  constructor(options: SiteOptions, snapshot: Snapshot, previous: Snapshot | null) {
    this.#options = options;
    this.#log = options.log ?? (() => {});
    this.#snapshot = snapshot;
    this.#previous = previous;
    this.server = createLimitedServer(options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS);
    this.#connections = new Connections(this.server);
    this.server.on('request', (request, response) => this.#answer(request, response));
    // These listeners replace Node's default responses, which have no security headers.
    this.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      answerPlainly(response, 417, 'Expectation failed', this.#transportOf(request), { Connection: 'close' });
    });
    this.server.on('clientError', (error, socket) => this.#refuse(error, socket as Socket));
  }

  /** The facts of the build that is served. */
  get facts(): BuildFacts {
    return this.#snapshot.facts;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Node emits requests that it had read before the connection was closed.
    if (socket.destroyed || !this.#connections.begin(socket, response)) return;
    const transport = this.#transportOf(request);
    try {
      this.#route(request, response, transport);
    } catch (error) {
      this.#log('error', 'request-failed', { code: errorCode(error) });
      if (response.headersSent) response.destroy();
      else answerPlainly(response, 500, 'Internal server error', transport);
    }
  }

  /** Answers what Node could not parse as a request. */
  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable || this.#connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    answerOnConnection(socket, PARSER_ERRORS.get(error.code ?? '') ?? 400);
  }

  #transportOf(request: IncomingMessage): Transport {
    return { isHttps: this.#options.trustsProxy === true && request.headers['x-forwarded-proto'] === 'https' };
  }

  #route(request: IncomingMessage, response: ServerResponse, transport: Transport): void {
    if (this.#isStopping) response.setHeader('Connection', 'close');
    const url = request.url ?? '/';
    if (!hasValidHost(request)) {
      // Close the connection of a client that breaks the protocol.
      answerPlainly(response, 400, 'Bad Host header', transport, { Connection: 'close' });
    } else if (url === CONTACT_PATH && this.#options.contact !== undefined) {
      this.#options.contact(request, response, transport);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Close the connection: the request may have a body, which isn't read.
      answerPlainly(response, 405, 'Method not allowed', transport, { Allow: 'GET, HEAD', Connection: 'close' });
    } else if (url === HEALTH_PATH) {
      void this.#answerHealth(response, transport);
    } else {
      this.#answerFromBuild(url, request, response, transport);
    }
  }

  async #answerHealth(response: ServerResponse, transport: Transport): Promise<void> {
    const ask = this.#options.problem ?? (async () => null);
    const problem = this.#isStopping ? 'stopping' : await ask().catch(() => 'the inbox cannot be read or written');
    answerPlainly(response, problem === null ? 200 : 503, problem ?? 'ok', transport);
  }

  #answerFromBuild(url: string, request: IncomingMessage, response: ServerResponse, transport: Transport): void {
    const current = this.#snapshotFor(url);
    const target = resolveTarget(url, current.book);
    switch (target.kind) {
      case 'found':
        sendFile(current.files.get(target.file) as SiteFile, request, response, transport);
        break;
      case 'redirect':
        answerPlainly(response, 308, `See ${target.location}`, transport, { Location: target.location });
        break;
      case 'malformed':
        answerPlainly(response, 400, 'Bad request', transport);
        break;
      case 'not-found':
        if (current.notFound === null) answerPlainly(response, 404, 'Not found', transport);
        else sendFile(current.notFound, request, response, transport, true);
    }
  }

  /** The build before is asked only for scripts and styles that the current one doesn't have. */
  #snapshotFor(url: string): Snapshot {
    const isOld = isKeptAsset(url.slice(1)) && !this.#snapshot.book.files.has(url);
    return isOld && this.#previous?.book.files.has(url) ? this.#previous : this.#snapshot;
  }

  /**
   * Starts listening and returns the port. Rejects with the system's error, for example `EADDRINUSE`. If systemd has
   * opened a socket for this process, listens on that: connections wait in it while the server restarts.
   */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      const { LISTEN_PID, LISTEN_FDS } = process.env;
      const isPassed = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';
      this.server.listen({ ...(isPassed ? { fd: SYSTEMD_SOCKET } : { port, host }), backlog: 1024 }, () => {
        this.server.off('error', reject);
        resolve((this.server.address() as AddressInfo).port);
      });
    });
  }

  /** Reads the build folder again. If that fails, logs the error and keeps serving the previous build. */
  async reload(): Promise<void> {
    try {
      const next = await readSnapshot(this.#options.distDir);
      this.#previous = this.#snapshot;
      this.#snapshot = next;
      this.#log('info', 'build-loaded', { addresses: next.book.files.size });
    } catch (error) {
      this.#log('error', 'build-not-loaded', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }

  /**
   * Refuses new connections, closes idle ones, waits for pending responses up to the limit, then closes the rest.
   * Resolves with `true` if all responses were completed.
   */
  stop(): Promise<boolean> {
    this.#isStopping = true;
    return new Promise((resolve) => {
      let isClean = true;
      const limit = setTimeout(() => {
        isClean = false;
        this.server.closeAllConnections();
      }, this.#options.stopLimitMs ?? STOP_LIMIT_MS);
      // `close` of an HTTP server would also drop responses that have been written but not yet sent.
      NetServer.prototype.close.call(this.server, () => {
        clearTimeout(limit);
        resolve(isClean);
      });
      this.#connections.end();
    });
  }
}

/** A server without handlers that disconnects slow and silent clients. */
function createLimitedServer(headersTimeout: number): Server {
  const server = createServer({
    headersTimeout,
    requestTimeout: Math.max(REQUEST_TIMEOUT_MS, headersTimeout),
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_INTERVAL_MS, headersTimeout),
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEADER_BYTES,
    // The server checks this itself, so that the refusal has the same headers as other responses.
    requireHostHeader: false,
  });
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENT_SOCKET_MS);
  return server;
}

/** Two Host headers can be an attack on a proxy in front (RFC 9112, section 3.2). HTTP/1.0 doesn't require one. */
function hasValidHost(request: IncomingMessage): boolean {
  const host = request.headers.host;
  if (host === undefined) return request.httpVersion === '1.0';
  const count = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return count === 1 && HOST.test(host);
}
