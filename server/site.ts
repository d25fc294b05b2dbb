/**
 * The site as an HTTP server: which request goes where, within which limits, and how it stops. What is sent is decided
 * in `static-files.ts` and `contact-endpoint.ts`, with which headers in `headers.ts`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

import { resolveTarget } from '../hosting/canonical-path.ts';
import { CONTACT_PATH, HEALTH_PATH } from '../hosting/endpoints.ts';
import { HASHED_ASSETS_PREFIX, type Transport } from '../hosting/headers.ts';
import { errorCode, type Log } from './log.ts';
import { answerOnConnection, answerPlainly } from './plain-answer.ts';
import { readSnapshot, type SiteFile, type Snapshot, sendFile } from './static-files.ts';

/** A client has this long for its headers, and this long for the whole request: slow ones are cut. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** How often the two limits above are enforced. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;
/** A download during which nothing moved for this long is given up. */
const SILENT_SOCKET_MS = 60_000;
const HEADER_BYTES = 16 * 1024;
/** An idle connection costs about 10 kB, so the table tops out near 100 MB; further ones are refused at once. */
const CONNECTIONS = 10_000;
/** Answers under way on one connection. Browsers wait for each; a client that sends requests and reads nothing is cut. */
const ANSWERS_PER_CONNECTION = 32;
/** What the HTTP parser finds wrong, apart from what is simply malformed. */
const PARSER_ERRORS: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
/** How long a stop waits for downloads. Service managers commonly kill after 30 to 90 s; containers after 10 s. */
const STOP_LIMIT_MS = 8_000;

/** RFC 9112, section 3.2: a name or address with an optional port, and nothing that could confuse a link or a log. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse, transport: Transport) => void;

export type SiteOptions = {
  distDir: string;
  /** Answers `POST` to the send endpoint. Without it the address is not found. */
  contact?: RequestHandler;
  trustsProxy?: boolean;
  logsRequests?: boolean;
  log?: Log;
  /** How long `stop` waits for downloads, in milliseconds. */
  stopLimitMs?: number;
  /** The time limits of a request, in milliseconds; tests shorten them. */
  headersTimeoutMs?: number;
};

export type Site = {
  server: Server;
  /** Starts to listen and returns the port. Rejects with the system's error, for example `EADDRINUSE`. */
  listen: (port: number, host: string) => Promise<number>;
  /** Reads the build folder again. On failure the old build stays and the error is logged. */
  reload: () => Promise<void>;
  /**
   * Refuses new connections, closes idle ones, lets running answers finish up to the limit, then closes the rest.
   * Resolves with `true` when nothing had to be cut.
   */
  stop: () => Promise<boolean>;
};

/** Builds the server around a build folder. Rejects with `BuildError` when there is no usable site in it. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const log: Log = options.log ?? (() => {});
  let snapshot: Snapshot = await readSnapshot(options.distDir);
  /** A page of the build before is still open somewhere and may ask for its own script or picture only now. */
  let previous: Snapshot | null = null;
  let isStopping = false;
  /** Open connections, with the answers under way on each. */
  const connections = new Map<Socket, Set<ServerResponse>>();

  const headersTimeout = options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS;
  const server = createServer({
    headersTimeout,
    requestTimeout: Math.max(REQUEST_TIMEOUT_MS, headersTimeout),
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_INTERVAL_MS, headersTimeout),
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEADER_BYTES,
    // Checked here, so that the refusal carries the same headers as every other.
    requireHostHeader: false,
  });
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENT_SOCKET_MS);

  function track(socket: Socket): Set<ServerResponse> {
    const underWay = new Set<ServerResponse>();
    connections.set(socket, underWay);
    socket.once('close', () => connections.delete(socket));
    return underWay;
  }

  server.on('connection', track);
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const underWay = connections.get(socket) ?? track(socket);
    if (underWay.size === ANSWERS_PER_CONNECTION) {
      cut(socket);
      return;
    }
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (isStopping && underWay.size === 0) socket.destroySoon();
    });
    if (options.logsRequests === true) logWhenDone(request, response, log);
    try {
      respond(request, response, transportOf(request));
    } catch (error) {
      log('error', 'request-failed', { code: errorCode(error) });
      if (response.headersSent) response.destroy();
      else answerPlainly(response, 500, 'Internal server error', transportOf(request));
    }
  });
  // What follows replaces Node's own answers, which carry no security headers.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    answerPlainly(response, 417, 'Expectation failed', transportOf(request), { Connection: 'close' });
  });
  // A tunnel is never opened; without a listener Node would drop the connection without a word.
  server.on('connect', (request, socket) => {
    answerOnConnection(socket, 405, 'Method not allowed', transportOf(request), { Allow: 'GET, HEAD' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = [...(connections.get(socket as Socket) ?? [])].some((response) => response.headersSent);
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const status = PARSER_ERRORS.get(error.code ?? '') ?? 400;
    answerOnConnection(socket, status, STATUS_CODES[status] ?? '', { isHttps: false });
  });

  function transportOf(request: IncomingMessage): Transport {
    return { isHttps: options.trustsProxy === true && request.headers['x-forwarded-proto'] === 'https' };
  }

  function respond(request: IncomingMessage, response: ServerResponse, transport: Transport): void {
    if (isStopping) response.setHeader('Connection', 'close');
    const url = request.url ?? '/';
    if (!hasValidHost(request)) {
      // The connection of a client that breaks the rules is not worth keeping.
      answerPlainly(response, 400, 'Bad Host header', transport, { Connection: 'close' });
    } else if (url === CONTACT_PATH && options.contact !== undefined) {
      options.contact(request, response, transport);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      // A body may follow that nobody is going to read.
      answerPlainly(response, 405, 'Method not allowed', transport, { Allow: 'GET, HEAD', Connection: 'close' });
    } else if (url === HEALTH_PATH) {
      answerPlainly(response, isStopping ? 503 : 200, isStopping ? 'stopping' : 'ok', transport);
    } else {
      respondFromBuild(url, request, response, transport);
    }
  }

  function respondFromBuild(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    transport: Transport,
  ): void {
    const current = previous !== null && isAssetOfPrevious(url, previous) ? previous : snapshot;
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

  function isAssetOfPrevious(url: string, before: Snapshot): boolean {
    return url.startsWith(HASHED_ASSETS_PREFIX) && !snapshot.book.files.has(url) && before.book.files.has(url);
  }

  function stop(): Promise<boolean> {
    isStopping = true;
    return new Promise((resolve) => {
      let isClean = true;
      const limit = setTimeout(() => {
        isClean = false;
        server.closeAllConnections();
      }, options.stopLimitMs ?? STOP_LIMIT_MS);
      // An HTTP server's own `close` also cuts the answers that are written but not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(limit);
        resolve(isClean);
      });
      for (const [socket, underWay] of connections) if (underWay.size === 0) socket.destroySoon();
    });
  }

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: 1024 }, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    reload: async () => {
      try {
        const next = await readSnapshot(options.distDir);
        previous = snapshot;
        snapshot = next;
        log('info', 'build-loaded', { addresses: snapshot.book.files.size });
      } catch (error) {
        log('error', 'build-not-loaded', { code: errorCode(error) });
      }
    },
    stop,
  };
}

/**
 * Closes a connection within a request. Node parses the rest of what it has read nevertheless: up to 64 kB of requests,
 * which would become 10 MB of objects. So they are dropped, through a property that Node does not document; without it
 * the only loss is that memory.
 */
function cut(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
  socket.destroy();
}

/** Two Host headers are an attack on whatever stands in front (RFC 9112, section 3.2). HTTP/1.0 may have none. */
function hasValidHost(request: IncomingMessage): boolean {
  const host = request.headers.host;
  if (host === undefined) return request.httpVersion === '1.0';
  const count = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return count === 1 && HOST.test(host);
}

/** Unknown paths are logged as such: people paste all kinds of things behind a host name. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const started = process.hrtime.bigint();
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  response.once('close', () => {
    const status = response.statusCode;
    log('info', 'request', {
      method: request.method ?? '',
      path: status >= 400 && path !== CONTACT_PATH ? '(unknown)' : path,
      status,
      finished: response.writableFinished,
      milliseconds: Number((process.hrtime.bigint() - started) / 1_000_000n),
    });
  });
}
