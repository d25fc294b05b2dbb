/**
 * Sends stored messages to the school's mail server. The folder is the queue, so a message stays in it until the mail
 * server has accepted it. Only a crash between that answer and the note of it sends a message a second time, with the
 * same bytes and the same Message-ID.
 */
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;
/** Also looks at the folder now and then without being woken: somebody may have put a message back. */
const IDLE_CHECK_MS = 10 * 60_000;
/** Failed messages get another chance each day, and at each start. */
const FAILED_RETRY_MS = 24 * 60 * 60_000;
/** A message fails at this attempt, about two minutes after the first one. */
const ATTEMPTS = 8;
const SMTP_CONNECT_MS = 10_000;
const SMTP_SILENCE_MS = 30_000;
/** From connecting to the last answer. A server may not take longer by answering one line at a time. */
const SMTP_CONVERSATION_MS = 2 * 60_000;

export type Relay = {
  /** Says that a message has been stored. */
  wake: () => void;
  /** Resolves when the message under way, if any, has been dealt with; no other is begun. */
  stop: () => Promise<void>;
};

export type RelayOptions = {
  inbox: Pick<Inbox, 'pending' | 'read' | 'markRelayed' | 'markFailed' | 'retryFailed'>;
  /** `smtp://` or `smtps://` with user, password and port as needed. */
  smtpUrl: string;
  /** Sender and recipient of the envelope (RFC 5321); the headers are in the message already. */
  from: string;
  to: string;
  log: Log;
  firstRetryMs?: number;
  conversationMs?: number;
};

/** The pause before the next attempt: doubled each time, with a random part so that several machines do not march in step. */
export function retryDelayMs(attempts: number, firstRetryMs = FIRST_RETRY_MS, random = Math.random): number {
  const full = Math.min(LAST_RETRY_MS, firstRetryMs * 2 ** Math.min(attempts - 1, 30));
  return full * (0.75 + random() / 4);
}

type Backoff = { attempts: number; untilMs: number };
/** What is known about a message that could not be dealt with at the first attempt. */
type Delay = Backoff & { isAccepted: boolean };

/** Starts to relay at once, beginning with what an earlier run left. */
export function startRelay(options: RelayOptions): Relay {
  const { inbox, smtpUrl, from, to, log } = options;
  const { firstRetryMs = FIRST_RETRY_MS, conversationMs = SMTP_CONVERSATION_MS } = options;
  const mailServer = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_CONNECT_MS,
    greetingTimeout: SMTP_CONNECT_MS,
    socketTimeout: SMTP_SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const delays = new Map<string, Delay>();
  let server: Backoff = { attempts: 0, untilMs: 0 };
  let retryFailedAtMs = 0;
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};

  function backOff(previous: Backoff | undefined): Backoff {
    const attempts = (previous?.attempts ?? 0) + 1;
    return { attempts, untilMs: Date.now() + retryDelayMs(attempts, firstRetryMs) };
  }

  /** Tries every message that is due. Ends early when the server as a whole does not work. */
  async function relayDue(): Promise<void> {
    if (Date.now() >= retryFailedAtMs) {
      retryFailedAtMs = Date.now() + FAILED_RETRY_MS;
      await inbox.retryFailed();
    }
    const ids = await inbox.pending();
    for (const id of delays.keys()) if (!ids.includes(id)) delays.delete(id);
    for (const id of ids) {
      if (isStopping) return;
      const delay = delays.get(id);
      if (delay !== undefined && delay.untilMs > Date.now()) continue;
      if (delay?.isAccepted !== true) {
        const result = await send(id);
        if (result === 'server-failed') {
          server = backOff(server);
          return;
        }
        if (result !== 'accepted') {
          await delayOrFail(id, result === 'message-failed');
          continue;
        }
        server = { attempts: 0, untilMs: 0 };
      }
      await note(id);
    }
  }

  async function send(id: string): Promise<'accepted' | 'server-failed' | 'message-failed' | 'refused-for-now'> {
    // Nodemailer opens the message only after the server has greeted and let us log in. Every connection that closes
    // early has the same error code, so this is what distinguishes a server that does not work from one that does not
    // take this message.
    let isServerWorking = false;
    try {
      const bytes = await inbox.read(id).catch((error: unknown) => {
        isServerWorking = true;
        throw error;
      });
      const raw = Readable.from(
        (function* () {
          isServerWorking = true;
          yield bytes;
        })(),
      );
      await mailServer.sendMail({ envelope: { from, to }, raw, signal: AbortSignal.timeout(conversationMs) });
      return 'accepted';
    } catch (error) {
      log('error', 'relay-failed', { id, code: errorCode(error) });
      if (!isServerWorking) return 'server-failed';
      return isTemporary(error) ? 'refused-for-now' : 'message-failed';
    }
  }

  async function delayOrFail(id: string, counts: boolean): Promise<void> {
    const delay = { ...backOff(delays.get(id)), isAccepted: false };
    delays.set(id, delay);
    if (!counts || delay.attempts < ATTEMPTS) return;
    await inbox.markFailed(id);
    log('error', 'message-failed', { id });
  }

  /** An accepted message is never sent again by this process: a note that cannot be written is tried again alone. */
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
    if (server.untilMs > Date.now()) return server.untilMs - Date.now();
    if (isWoken) return 0;
    const due = [...delays.values()].map((backoff) => backoff.untilMs - Date.now());
    return Math.max(0, Math.min(IDLE_CHECK_MS, ...due));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        await relayDue();
      } catch (error) {
        // The folder could not be read or written: the disk needs a pause as much as a server does.
        log('error', 'relay-failed', { code: errorCode(error) });
        server = backOff(server);
      }
      const pause = pauseMs();
      if (pause > 0 && !isStopping) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
    mailServer.close();
  }
  const running = run();

  return {
    wake() {
      isWoken = true;
      // A server that is being left alone is not tried sooner because somebody writes.
      if (server.untilMs <= Date.now()) endPause();
    },
    stop() {
      isStopping = true;
      endPause();
      return running;
    },
  };
}

/** A reply of 400 to 499 asks for another attempt later (RFC 5321, section 4.2.1). */
function isTemporary(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 400 && code < 500;
}
