/** The open connections of the server, and the responses that are under way on each. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Pending responses on one connection. Browsers wait for each; a client that sends requests but reads nothing is
 * disconnected.
 */
const ANSWERS_PER_CONNECTION = 32;
/** How long a shutdown waits for the first request of a connection, which a proxy has just opened. */
const FIRST_REQUEST_MS = 500;

export class Connections {
  readonly #open = new Map<Socket, Set<ServerResponse>>();
  /** Connections that have had a response. */
  readonly #answered = new WeakSet<Socket>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket) => this.#pendingOn(socket));
  }

  /** Counts a response until it ends. Closes the connection and returns `false` if too many are pending on it. */
  begin(socket: Socket, response: ServerResponse): boolean {
    const pending = this.#pendingOn(socket);
    if (pending.size === ANSWERS_PER_CONNECTION) {
      socket.destroy();
      return false;
    }
    pending.add(response);
    response.once('close', () => {
      pending.delete(response);
      this.#answered.add(socket);
      if (this.#isEnding && pending.size === 0) socket.destroySoon();
    });
    return true;
  }

  /** Whether a part of a response has been sent on the connection. */
  isAnswering(socket: Socket): boolean {
    return [...(this.#open.get(socket) ?? [])].some((response) => response.headersSent);
  }

  /** Closes each connection as soon as nothing is pending on it. */
  end(): void {
    this.#isEnding = true;
    this.#closeIdle((socket) => this.#answered.has(socket));
    setTimeout(() => this.#closeIdle(() => true), FIRST_REQUEST_MS).unref();
  }

  #closeIdle(isIdle: (socket: Socket) => boolean): void {
    for (const [socket, pending] of this.#open) if (pending.size === 0 && isIdle(socket)) socket.destroySoon();
  }

  #pendingOn(socket: Socket): Set<ServerResponse> {
    const existing = this.#open.get(socket);
    if (existing !== undefined) return existing;
    const pending = new Set<ServerResponse>();
    this.#open.set(socket, pending);
    socket.once('close', () => this.#open.delete(socket));
    return pending;
  }
}
