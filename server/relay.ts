/**
 * Sends stored messages to the school's mail server. The folder is the queue: a message stays in it until the mail
 * server has accepted it. A message is sent twice only if the server crashes before it records that. The second copy
 * has the same bytes and the same Message-ID.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { type Addressing, domainOf } from './contact-message.ts';
import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createSmtpClient } from './smtp-client.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;
/** Failed messages are retried every day and at each start. */
const FAILED_RETRY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** A message that is refused is put aside after this many attempts, which takes about two minutes. */
const ATTEMPTS = 8;

export type RelayOptions = {
  inbox: Omit<Inbox, 'store'>;
  /** `smtp://` or `smtps://` with user, password and port as needed. */
  smtpUrl: string;
  /** Sender and recipient of the SMTP envelope (RFC 5321). The message already contains the headers. */
  addressing: () => Pick<Addressing, 'from' | 'to'>;
  /** How many messages of all senders are relayed per hour, so that a flood doesn't reach the school's mailbox. */
  relaysPerHour: number;
  log: Log;
  firstRetryMs?: number;
  conversationMs?: number;
};

/** The delay before the next attempt: exponential backoff with jitter, so that several machines don't retry in sync. */
export function retryDelayMs(attempts: number, firstRetryMs = FIRST_RETRY_MS, random = Math.random): number {
  const full = Math.min(LAST_RETRY_MS, firstRetryMs * 2 ** Math.min(attempts - 1, 30));
  return full * (0.75 + random() / 4);
}

/** A message that counts in its hour. Once the server has accepted it, it only has to be marked. */
type Tried = { attempts: number; dueMs: number; isAccepted: boolean };

/** Starts relaying at once, beginning with messages from earlier runs. Its clock counts on when the computer's is set back. */
export class Relay {
  readonly #options: RelayOptions;
  readonly #mailServer: ReturnType<typeof createSmtpClient>;
  readonly #hourly: RateLimit;
  readonly #tried = new Map<string, Tried>();
  #failedDueMs = 0;
  readonly #stopping = new AbortController();
  #woken = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#mailServer = createSmtpClient(options.smtpUrl, domainOf(options.addressing().from), options.conversationMs);
    this.#hourly = createRateLimit(options.relaysPerHour, { periodMs: HOUR_MS });
    this.#running = this.#run();
  }

  /** Notifies the relay of a stored message. */
  wake = (): void => this.#woken.abort();

  /** Starts no further messages. Resolves when the current one, if any, is done. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#running;
  }

  async #run(): Promise<void> {
    const { log, firstRetryMs } = this.#options;
    for (let failures = 0; !this.#stopping.signal.aborted; ) {
      this.#woken = new AbortController();
      const nextMs = await this.#relayDue().catch((error: unknown) => {
        // The folder couldn't be read or written. Disk errors need a delay too.
        log('error', 'relay-failed', { code: errorCode(error) });
        return null;
      });
      failures = nextMs === null ? failures + 1 : 0;
      // A new message doesn't end the delay of a failing server.
      const signals = [this.#stopping.signal, ...(nextMs === null ? [] : [this.#woken.signal])];
      const pauseMs = nextMs ?? retryDelayMs(failures, firstRetryMs);
      await wait(pauseMs, undefined, { signal: AbortSignal.any(signals) }).catch(() => {});
    }
    this.#mailServer.close();
  }

  /** Tries each message that is due. Returns the time until the next one is, or `null` if the server itself isn't working. */
  async #relayDue(): Promise<number | null> {
    const { inbox } = this.#options;
    if (this.#failedDueMs <= performance.now()) {
      this.#failedDueMs = performance.now() + FAILED_RETRY_MS;
      await inbox.retryFailed();
    }
    const ids = await inbox.pending();
    // Messages that have left the queue.
    for (const id of this.#tried.keys()) if (!ids.includes(id)) this.#tried.delete(id);
    let heldMs = 0;
    for (const id of ids) {
      if (this.#stopping.signal.aborted) break;
      if (!this.#tried.has(id) && heldMs === 0) heldMs = await this.#admit(id);
      const tried = this.#tried.get(id);
      if (tried && tried.dueMs <= performance.now() && !(await this.#relay(id, tried))) return null;
    }
    const dueMs = Math.min(this.#failedDueMs, ...Array.from(this.#tried.values(), (tried) => tried.dueMs));
    return Math.min(heldMs || Infinity, Math.max(0, dueMs - performance.now()));
  }

  /** Counts a message in its hour, once for all its attempts. If the hour has no place, returns the time until it has. */
  async #admit(id: string): Promise<number> {
    const { inbox, log, relaysPerHour } = this.#options;
    const seconds = this.#hourly.take('');
    if (seconds === 0) this.#tried.set(id, { attempts: 0, dueMs: 0, isAccepted: false });
    else {
      log('info', 'relay-held', { id, seconds });
      await inbox.noteProblem(id, `more than ${relaysPerHour} messages in an hour, so that senders take turns`);
    }
    return seconds * 1000;
  }

  /** Sends a message and marks it. Returns whether the server is working. An attempt counts only if it is. */
  async #relay(id: string, tried: Tried): Promise<boolean> {
    const { inbox, log, addressing, firstRetryMs } = this.#options;
    const failure = tried.isAccepted ? undefined : await this.#mailServer.send(inbox.read(id), addressing());
    if (failure) {
      log('error', 'relay-failed', { id, code: errorCode(failure.error), answer: failure.answer });
      await inbox.noteProblem(id, failure.answer || errorCode(failure.error));
      if (failure.because === 'server-failed') return false;
    }
    tried.attempts += 1;
    tried.dueMs = performance.now() + retryDelayMs(tried.attempts, firstRetryMs);
    if (!failure) await this.#markRelayed(id, tried);
    else if (failure.because === 'message-failed' && tried.attempts >= ATTEMPTS) {
      await inbox.markFailed(id);
      log('error', 'message-failed', { id });
    }
    return true;
  }

  /** This process never resends an accepted message. If recording the acceptance fails, only that is retried. */
  async #markRelayed(id: string, tried: Tried): Promise<void> {
    const { inbox, log } = this.#options;
    try {
      await inbox.markRelayed(id);
      this.#tried.delete(id);
      log('info', 'relayed', { id });
      await inbox.noteProblem(id, null);
    } catch (error) {
      if (!tried.isAccepted) log('error', 'relayed-not-noted', { id, code: errorCode(error) });
      tried.isAccepted = true;
    }
  }
}
