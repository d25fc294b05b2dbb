/**
 * Sends stored messages to the school's mail server. The folder is the queue: a message stays in it until the mail
 * server has accepted it. A message is sent twice only if the server crashes before it records that. The second copy
 * has the same bytes and the same Message-ID.
 */
import { setTimeout as wait } from 'node:timers/promises';

import type { Addressing } from './contact-message.ts';
import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';
import { createRateLimit } from './rate-limit.ts';
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

export type Relay = {
  /** Notifies the relay of a stored message. */
  wake: () => void;
  /** Starts no further messages. Resolves when the current one, if any, is done. */
  stop: () => Promise<void>;
};

export type RelayOptions = {
  inbox: Pick<Inbox, 'pending' | 'read' | 'markRelayed' | 'markFailed' | 'retryFailed'>;
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

type Backoff = { attempts: number; untilMs: number };
/** The state of a message after a failed attempt. */
type Delay = Backoff & { isAccepted: boolean };

/** Counts on when the computer's clock is set back. */
const now = () => performance.now();

function nextBackoff(previous: Backoff | undefined, firstRetryMs: number | undefined): Backoff {
  const attempts = (previous?.attempts ?? 0) + 1;
  return { attempts, untilMs: now() + retryDelayMs(attempts, firstRetryMs) };
}

/** Starts relaying at once, beginning with messages from earlier runs. */
export function startRelay(options: RelayOptions): Relay {
  const { inbox, smtpUrl, log } = options;
  const backOff = (previous?: Backoff) => nextBackoff(previous, options.firstRetryMs);
  const mailServer = createSmtpClient(smtpUrl, options.conversationMs);
  const delays = new Map<string, Delay>();
  const limit = createRateLimit(options.relaysPerHour, { periodMs: HOUR_MS });
  /** The messages that the limit has counted. */
  const counted = new Set<string>();
  /** Until then, the others wait. */
  let heldUntilMs = 0;
  let server: Backoff = { attempts: 0, untilMs: 0 };
  let retryFailedAtMs = 0;
  let isStopping = false;
  let isWoken = false;
  /** Ends the pause between two rounds. */
  let pause = new AbortController();

  /** Tries every message that is due. Stops early if the server itself isn't working. */
  async function relayDue(): Promise<void> {
    if (now() >= retryFailedAtMs) {
      retryFailedAtMs = now() + FAILED_RETRY_MS;
      await inbox.retryFailed();
    }
    const ids = await inbox.pending();
    for (const known of [delays, counted]) for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
    for (const id of ids) {
      if (isStopping) return;
      const delay = delays.get(id);
      if (delay === undefined ? isHeld(id) : delay.untilMs > now()) continue;
      if (delay?.isAccepted !== true) {
        const failure = await mailServer.send(inbox.read(id), options.addressing());
        if (failure) log('error', 'relay-failed', { id, code: errorCode(failure.error) });
        if (failure?.because === 'server-failed') {
          server = backOff(server);
          return;
        }
        if (failure) {
          await delayOrFail(id, failure.because === 'message-failed');
          continue;
        }
      }
      await note(id);
    }
    server = { attempts: 0, untilMs: 0 };
  }

  /** Counts a message once, whatever its attempts. Returns whether it has to wait. */
  function isHeld(id: string): boolean {
    if (counted.has(id)) return false;
    if (heldUntilMs > now()) return true;
    const waitS = limit.take('');
    if (waitS === 0) {
      counted.add(id);
      return false;
    }
    heldUntilMs = now() + waitS * 1000;
    log('info', 'relay-held', { id, seconds: waitS });
    return true;
  }

  async function delayOrFail(id: string, counts: boolean): Promise<void> {
    const delay = { ...backOff(delays.get(id)), isAccepted: false };
    delays.set(id, delay);
    if (!counts || delay.attempts < ATTEMPTS) return;
    await inbox.markFailed(id);
    log('error', 'message-failed', { id });
  }

  /** This process never resends an accepted message. If recording the acceptance fails, only that is retried. */
  async function note(id: string): Promise<void> {
    const delay = delays.get(id);
    try {
      await inbox.markRelayed(id);
      delays.delete(id);
      log('info', 'relayed', { id });
    } catch (error) {
      if (delay?.isAccepted !== true) log('error', 'relayed-not-noted', { id, code: errorCode(error) });
      delays.set(id, { ...backOff(delay?.isAccepted ? delay : undefined), isAccepted: true });
    }
  }

  function pauseMs(): number {
    // Its time may have come already, on a busy machine.
    if (server.attempts > 0) return Math.max(0, server.untilMs - now());
    if (isWoken) return 0;
    const due = [...delays.values()].map((backoff) => backoff.untilMs - now());
    if (heldUntilMs > now()) due.push(heldUntilMs - now());
    return Math.max(0, Math.min(IDLE_CHECK_MS, ...due));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        await relayDue();
      } catch (error) {
        // The folder couldn't be read or written. Disk errors need a delay too.
        log('error', 'relay-failed', { code: errorCode(error) });
        server = backOff(server);
      }
      pause = new AbortController();
      if (!isStopping) await wait(pauseMs(), undefined, pause).catch(() => {});
    }
    mailServer.close();
  }
  const running = run();

  return {
    wake() {
      isWoken = true;
      // A new message doesn't end the backoff of a failing server.
      if (server.untilMs <= now()) pause.abort();
    },
    stop() {
      isStopping = true;
      pause.abort();
      return running;
    },
  };
}
