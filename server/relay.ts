/**
 * Sends stored messages to the school's mail server. The folder is the queue: a message stays in it until the mail
 * server has accepted it. A message is sent twice only if the server crashes before it records that. The second copy
 * has the same bytes and the same Message-ID.
 */
import { setTimeout as wait } from 'node:timers/promises';

import type { Addressing } from './contact-message.ts';
import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createSmtpClient } from './smtp-client.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;
/** The folder is also read periodically, in case somebody has put a message back. */
const IDLE_CHECK_MS = 10 * 60_000;
/** Failed messages are retried every day and at each start. */
const FAILED_RETRY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** A message that is refused is put aside after this many attempts, which takes about two minutes. */
const ATTEMPTS = 8;

export type RelayOptions = {
  inbox: Pick<Inbox, 'pending' | 'read' | 'markRelayed' | 'markFailed' | 'retryFailed' | 'noteProblem'>;
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

/** Starts relaying at once, beginning with messages from earlier runs. Its clock counts on when the computer's is set back. */
export class Relay {
  readonly #options: RelayOptions;
  readonly #mailServer: ReturnType<typeof createSmtpClient>;
  readonly #hourly: RateLimit;
  /** The messages that count in their hour: attempts, and when the next is due. An accepted one isn't marked yet. */
  readonly #tried = new Map<string, { attempts: number; dueMs: number; isAccepted: boolean }>();
  /** When the hour's limit allows another message. */
  #newDueMs = Infinity;
  #failedDueMs = 0;
  readonly #stopping = new AbortController();
  #woken = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#mailServer = createSmtpClient(options.smtpUrl, options.conversationMs);
    this.#hourly = createRateLimit(options.relaysPerHour, { periodMs: HOUR_MS });
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted; ) {
      this.#woken = new AbortController();
      const isWorking = await this.#relayDue().catch((error: unknown) => {
        // The folder couldn't be read or written. Disk errors need a delay too.
        this.#options.log('error', 'relay-failed', { code: errorCode(error) });
        return false;
      });
      failures = isWorking ? 0 : failures + 1;
      const nextMs = Math.min(this.#newDueMs, ...Array.from(this.#tried.values(), ({ dueMs }) => dueMs));
      const idleMs = Math.min(IDLE_CHECK_MS, Math.max(0, nextMs - performance.now()));
      const ms = isWorking ? idleMs : retryDelayMs(failures, this.#options.firstRetryMs);
      // A new message doesn't end the delay of a failing server.
      const signals = [this.#stopping.signal, ...(isWorking ? [this.#woken.signal] : [])];
      await wait(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => {});
    }
    this.#mailServer.close();
  }

  /** Notifies the relay of a stored message. */
  wake = (): void => this.#woken.abort();

  /** Starts no further messages. Resolves when the current one, if any, is done. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#running;
  }

  /** Tries every message that is due. Stops early and returns `false` if the server itself isn't working. */
  async #relayDue(): Promise<boolean> {
    const { inbox } = this.#options;
    const nowMs = performance.now();
    if (this.#newDueMs <= nowMs) this.#newDueMs = Infinity;
    if (this.#failedDueMs <= nowMs) {
      this.#failedDueMs = nowMs + FAILED_RETRY_MS;
      await inbox.retryFailed();
    }
    const ids = await inbox.pending();
    // Messages that have left the queue.
    for (const id of this.#tried.keys()) if (!ids.includes(id)) this.#tried.delete(id);
    for (const id of ids) {
      if (this.#stopping.signal.aborted) break;
      if (!(await this.#isDue(id))) continue;
      if (this.#tried.get(id)?.isAccepted) await this.#markRelayed(id);
      else if (!(await this.#send(id))) return false;
    }
    return true;
  }

  /** Whether a message may be sent now. It counts once in an hour's limit, whatever its attempts. */
  async #isDue(id: string): Promise<boolean> {
    const { inbox, log, relaysPerHour } = this.#options;
    const tried = this.#tried.get(id);
    if (tried || this.#newDueMs < Infinity) return (tried?.dueMs ?? Infinity) <= performance.now();
    const seconds = this.#hourly.take('');
    if (seconds === 0) {
      this.#tried.set(id, { attempts: 0, dueMs: 0, isAccepted: false });
      return true;
    }
    this.#newDueMs = performance.now() + seconds * 1000;
    log('info', 'relay-held', { id, seconds });
    await inbox.noteProblem(id, `more than ${relaysPerHour} messages in an hour, so that senders take turns`);
    return false;
  }

  /** Sends a message, and returns whether the server is working. */
  async #send(id: string): Promise<boolean> {
    const { inbox, log, addressing } = this.#options;
    const failure = await this.#mailServer.send(inbox.read(id), addressing());
    if (failure === undefined) {
      await this.#markRelayed(id);
      return true;
    }
    const { because, error, answer } = failure;
    log('error', 'relay-failed', { id, code: errorCode(error), answer });
    await inbox.noteProblem(id, answer || errorCode(error));
    if (because === 'server-failed') return false;
    if (this.#postpone(id) >= ATTEMPTS && because === 'message-failed') {
      await inbox.markFailed(id);
      log('error', 'message-failed', { id });
    }
    return true;
  }

  /** Postpones a message longer after each attempt, and returns their number. */
  #postpone(id: string, isAccepted = false): number {
    const attempts = (this.#tried.get(id)?.attempts ?? 0) + 1;
    const dueMs = performance.now() + retryDelayMs(attempts, this.#options.firstRetryMs);
    this.#tried.set(id, { attempts, dueMs, isAccepted });
    return attempts;
  }

  /** This process never resends an accepted message. If recording the acceptance fails, only that is retried. */
  async #markRelayed(id: string): Promise<void> {
    const { inbox, log } = this.#options;
    try {
      await inbox.markRelayed(id);
      this.#tried.delete(id);
      log('info', 'relayed', { id });
      await inbox.noteProblem(id, null);
    } catch (error) {
      if (!this.#tried.get(id)?.isAccepted) log('error', 'relayed-not-noted', { id, code: errorCode(error) });
      this.#postpone(id, true);
    }
  }
}
