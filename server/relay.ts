/**
 * Hands stored messages to the school's mail server. The folder is the queue, so there is nothing to lose: a message
 * stays in it until the mail server has said yes. A crash between that yes and the note of it sends the same bytes,
 * with the same Message-ID, once more.
 */
import { createTransport } from 'nodemailer';

import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;
/** Also looks at the folder now and then without being told: somebody may have put a message back. */
const IDLE_CHECK_MS = 10 * 60_000;
const SMTP_CONNECT_MS = 10_000;
const SMTP_SILENCE_MS = 30_000;
/** Errors that concern one message; after any other the server is left alone for a while. */
const MESSAGE_ERROR_CODES: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

export type Relay = {
  /** Says that a message has been stored. */
  wake: () => void;
  /** Resolves when the message under way, if any, has been dealt with; no other is begun. */
  stop: () => Promise<void>;
};

export type RelayOptions = {
  inbox: Pick<Inbox, 'pending' | 'read' | 'markRelayed'>;
  /** `smtp://` or `smtps://` with user, password and port as needed. */
  smtpUrl: string;
  /** Sender and recipient of the envelope (RFC 5321); the headers are in the message already. */
  from: string;
  to: string;
  log: Log;
  firstRetryMs?: number;
};

/** The pause before the next attempt: doubled each time, with a random part so that several machines do not march in step. */
export function retryDelayMs(attempts: number, firstRetryMs = FIRST_RETRY_MS, random = Math.random): number {
  const full = Math.min(LAST_RETRY_MS, firstRetryMs * 2 ** Math.min(attempts - 1, 30));
  return full * (0.75 + random() / 4);
}

type Backoff = { attempts: number; untilMs: number };

/** Starts to relay at once, beginning with what an earlier run left. */
export function startRelay({ inbox, smtpUrl, from, to, log, firstRetryMs = FIRST_RETRY_MS }: RelayOptions): Relay {
  const mailServer = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_CONNECT_MS,
    greetingTimeout: SMTP_CONNECT_MS,
    socketTimeout: SMTP_SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const refused = new Map<string, Backoff>();
  let server: Backoff = { attempts: 0, untilMs: 0 };
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};

  function backOff(previous: Backoff | undefined): Backoff {
    const attempts = (previous?.attempts ?? 0) + 1;
    return { attempts, untilMs: Date.now() + retryDelayMs(attempts, firstRetryMs) };
  }

  /** Tries every message that is due. Ends early when the server as a whole does not work. */
  async function relayDue(): Promise<void> {
    for (const id of await inbox.pending()) {
      if (isStopping) return;
      if ((refused.get(id)?.untilMs ?? 0) > Date.now()) continue;
      try {
        await mailServer.sendMail({ envelope: { from, to }, raw: await inbox.read(id) });
      } catch (error) {
        const code = errorCode(error);
        log('error', 'relay-failed', { id, code });
        // Removed by hand between listing and reading.
        if (code === 'ENOENT') continue;
        if (!MESSAGE_ERROR_CODES.has(code)) {
          server = backOff(server);
          return;
        }
        refused.set(id, backOff(refused.get(id)));
        continue;
      }
      server = { attempts: 0, untilMs: 0 };
      refused.delete(id);
      await inbox.markRelayed(id);
      log('info', 'relayed', { id });
    }
  }

  function pauseMs(): number {
    if (server.untilMs > Date.now()) return server.untilMs - Date.now();
    if (isWoken) return 0;
    const due = [...refused.values()].map((backoff) => backoff.untilMs - Date.now());
    return Math.max(0, Math.min(IDLE_CHECK_MS, ...due));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        await relayDue();
      } catch (error) {
        // The folder could not be read, or a message not be moved: the disk needs a pause as much as a server does.
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
