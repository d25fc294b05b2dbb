/** Sends messages to the school's mail server, and says what a failure means for them. */
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

import { type Addressing, oneLine } from './contact-message.ts';

const CONNECT_MS = 10_000;
/** A server may scan a message for so long before it accepts it (RFC 5321, section 4.5.3.2.6). Sent again, it would come twice. */
const SILENCE_MS = 10 * 60_000;
/** Time limit from connecting to the last reply, so that a server can't extend it by replying one line at a time. */
const CONVERSATION_MS = 12 * 60_000;

/** Why a message wasn't accepted. With `server-failed`, the server wouldn't accept any. */
type SendFailure = {
  because: 'server-failed' | 'message-failed' | 'refused-for-now';
  error: unknown;
  /** Code and text of the server's reply, in one line. Empty if there was none. */
  answer: string;
};
/** Longer replies are cut. */
const ANSWER_CHARACTERS = 200;

/**
 * @param url `smtp://` or `smtps://` with user, password and port as needed.
 * @param name The domain that introduces itself. Without one it would be `[127.0.0.1]`, which Google's relay turns away.
 */
export function createSmtpClient(url: string, name: string, conversationMs = CONVERSATION_MS) {
  const mailServer = createTransport({
    url,
    name,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Sends the bytes of a message. Resolves with nothing if the server has accepted it. */
    async send(message: Promise<Buffer>, envelope: Pick<Addressing, 'from' | 'to'>): Promise<SendFailure | undefined> {
      // Nodemailer reads the message only after the greeting and login. All early disconnects have the same error code,
      // so this distinguishes a broken server from one that rejects this message.
      let isServerWorking = false;
      try {
        const bytes = await message.catch((error: unknown) => {
          isServerWorking = true;
          throw error;
        });
        const raw = Readable.from(
          (function* () {
            isServerWorking = true;
            yield bytes;
          })(),
        );
        await mailServer.sendMail({ envelope, raw, signal: AbortSignal.timeout(conversationMs) });
        return undefined;
      } catch (error) {
        const answer = answerOf(error);
        if (!isServerWorking) return { because: 'server-failed', error, answer };
        return { because: isTemporary(error) ? 'refused-for-now' : 'message-failed', error, answer };
      }
    },
    close: () => mailServer.close(),
  };
}

/** Replies from 400 to 499 are temporary (RFC 5321, section 4.2.1). */
function isTemporary(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 400 && code < 500;
}

/** Without addresses, which a reply may quote. */
function answerOf(error: unknown): string {
  const reply = error instanceof Error && 'response' in error ? String(error.response) : '';
  return oneLine(reply)
    .replace(/\S+@\S+/g, '(address)')
    .slice(0, ANSWER_CHARACTERS);
}
