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
/** Also checks the folder periodically, in case somebody has put a message back. */
const IDLE_CHECK_MS = 10 * 60_000;
/** Failed messages are retried every day and at each start. */
const FAILED_RETRY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** A message that is refused is put aside after this many attempts, which takes about two minutes. */
const ATTEMPTS = 8;
/** What a schedule delays besides messages: every message, new messages, and the retry of failed ones. */
const [SERVER, NEW, FAILED] = ['server', 'new', 'failed'];

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

/** When each message may be tried again. Its clock counts on when the computer's is set back. */
class Schedule {
  readonly #delays = new Map<string, { attempts: number; dueMs: number }>();
  readonly #firstRetryMs: number | undefined;

  constructor(firstRetryMs: number | undefined) {
    this.#firstRetryMs = firstRetryMs;
  }

  has = (key: string): boolean => this.#delays.has(key);
  isDue = (key: string): boolean => this.msUntil(key) <= 0;
  msUntil = (key: string): number => (this.#delays.get(key)?.dueMs ?? 0) - performance.now();
  remove = (key: string): boolean => this.#delays.delete(key);

  postpone(key: string, ms: number, attempts = 0): void {
    this.#delays.set(key, { attempts, dueMs: performance.now() + ms });
  }

  /** Postpones longer after each attempt, and returns their number. */
  backOff(key: string): number {
    const attempts = (this.#delays.get(key)?.attempts ?? 0) + 1;
    this.postpone(key, retryDelayMs(attempts, this.#firstRetryMs), attempts);
    return attempts;
  }

  /** Forgets messages that have left the queue. */
  keep(ids: readonly string[]): void {
    for (const key of this.#delays.keys()) if (![SERVER, NEW, FAILED, ...ids].includes(key)) this.remove(key);
  }

  /** How long nothing is due. Its time may have come already, on a busy machine. */
  msUntilNext(): number {
    if (!this.isDue(SERVER)) return this.msUntil(SERVER);
    return Math.max(0, Math.min(IDLE_CHECK_MS, ...[...this.#delays.keys()].map(this.msUntil)));
  }
}

/** Starts relaying at once, beginning with messages from earlier runs. */
export class Relay {
  readonly #options: RelayOptions;
  readonly #mailServer: ReturnType<typeof createSmtpClient>;
  readonly #hourly: RateLimit;
  readonly #schedule: Schedule;
  /** Messages that the mail server has accepted, but that aren't marked yet. */
  readonly #accepted = new Set<string>();
  #isStopping = false;
  #isWoken = false;
  /** Ends the pause between two rounds. */
  #pause = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#mailServer = createSmtpClient(options.smtpUrl, options.conversationMs);
    this.#hourly = createRateLimit(options.relaysPerHour, { periodMs: HOUR_MS });
    this.#schedule = new Schedule(options.firstRetryMs);
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      this.#isWoken = false;
      try {
        await this.#relayDue();
      } catch (error) {
        // The folder couldn't be read or written. Disk errors need a delay too.
        this.#options.log('error', 'relay-failed', { code: errorCode(error) });
        this.#schedule.backOff(SERVER);
      }
      this.#pause = new AbortController();
      // A new message doesn't end the backoff of a failing server.
      const ms = this.#isWoken && this.#schedule.isDue(SERVER) ? 0 : this.#schedule.msUntilNext();
      if (!this.#isStopping) await wait(ms, undefined, this.#pause).catch(() => {});
    }
    this.#mailServer.close();
  }

  /** Notifies the relay of a stored message. */
  wake(): void {
    this.#isWoken = true;
    if (this.#schedule.isDue(SERVER)) this.#pause.abort();
  }

  /** Starts no further messages. Resolves when the current one, if any, is done. */
  stop(): Promise<void> {
    this.#isStopping = true;
    this.#pause.abort();
    return this.#running;
  }

  /** Tries every message that is due. Stops early if the server itself isn't working. */
  async #relayDue(): Promise<void> {
    const { inbox } = this.#options;
    if (this.#schedule.isDue(FAILED)) {
      this.#schedule.postpone(FAILED, FAILED_RETRY_MS);
      await inbox.retryFailed();
    }
    if (this.#schedule.isDue(NEW)) this.#schedule.remove(NEW);
    const ids = await inbox.pending();
    this.#schedule.keep(ids);
    for (const id of ids) {
      if (this.#isStopping) return;
      if (!this.#schedule.isDue(id) || (await this.#isHeld(id))) continue;
      if (this.#accepted.has(id) || (await this.#isSent(id))) await this.#markRelayed(id);
      if (!this.#schedule.isDue(SERVER)) return;
    }
    this.#schedule.remove(SERVER);
  }

  /** Counts a message once, whatever its attempts: then it has a delay. Returns whether it has to wait. */
  async #isHeld(id: string): Promise<boolean> {
    const { inbox, log, relaysPerHour } = this.#options;
    if (this.#schedule.has(id)) return false;
    if (!this.#schedule.isDue(NEW)) return true;
    const seconds = this.#hourly.take('');
    this.#schedule.postpone(seconds === 0 ? id : NEW, seconds * 1000);
    if (seconds === 0) return false;
    log('info', 'relay-held', { id, seconds });
    await inbox.noteProblem(id, `more than ${relaysPerHour} messages in an hour, so that senders take turns`);
    return true;
  }

  async #isSent(id: string): Promise<boolean> {
    const { inbox, log, addressing } = this.#options;
    const failure = await this.#mailServer.send(inbox.read(id), addressing());
    if (failure === undefined) return true;
    log('error', 'relay-failed', { id, code: errorCode(failure.error), answer: failure.answer });
    await inbox.noteProblem(id, failure.answer || errorCode(failure.error));
    const attempts = this.#schedule.backOff(failure.because === 'server-failed' ? SERVER : id);
    if (failure.because === 'message-failed' && attempts >= ATTEMPTS) {
      await inbox.markFailed(id);
      log('error', 'message-failed', { id });
    }
    return false;
  }

  /** This process never resends an accepted message. If recording the acceptance fails, only that is retried. */
  async #markRelayed(id: string): Promise<void> {
    const { inbox, log } = this.#options;
    try {
      await inbox.markRelayed(id);
      this.#accepted.delete(id);
      this.#schedule.remove(id);
      log('info', 'relayed', { id });
      await inbox.noteProblem(id, null);
    } catch (error) {
      if (!this.#accepted.has(id)) log('error', 'relayed-not-noted', { id, code: errorCode(error) });
      this.#accepted.add(id);
      this.#schedule.backOff(id);
    }
  }
}
