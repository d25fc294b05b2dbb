/** An SMTP server on loopback for tests. It can be stopped, restarted and made to fail. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './process.ts';

/** For what must happen, however slow the machine is. */
export const LONG_MS = 20 * 60_000;

/** Called before an email is accepted. To refuse the email, it throws an error with `responseCode`. */
export type Judge = (email: Email) => void | Promise<void>;

/** Reserves a port and starts listening on it. */
export async function startMailServer(judge: Judge = () => {}) {
  const port = await freePort();
  const received: Email[] = [];
  /** How the client introduced itself, and the sender and the recipient that it named, for each of them. */
  const envelopes: string[][] = [];

  async function accept(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = session.envelope;
    const email = await PostalMime.parse(await buffer(stream));
    await judge(email);
    received.push(email);
    const addresses = [mailFrom || { address: '' }, ...rcptTo].map(({ address }) => address);
    envelopes.push([session.hostNameAppearsAs, ...addresses]);
  }

  let server: SMTPServer;
  const mailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    /** Resolves when this many emails have arrived: at once, so that a test can kill the server before it notes that. */
    waitFor: (count: number) =>
      expect.poll(() => received.length, { timeout: LONG_MS, interval: 1 }).toBeGreaterThanOrEqual(count),
    /** Closes all open connections without a reply. */
    hangUp() {
      for (const connection of server.connections) connection.close();
    },
    async start() {
      // A new one, because one that was closed stays closed.
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        onData: callbackify(accept),
      });
      // Some tests kill the client in mid-conversation, so errors are expected.
      server.on('error', () => {});
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  await mailServer.start();
  onTestFinished(() => mailServer.stop());
  return mailServer;
}
