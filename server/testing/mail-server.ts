/** An SMTP server on loopback for tests. It can be stopped, restarted and made to fail. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './process.ts';

type TestMailServer = {
  url: string;
  received: Email[];
  /** The sender and the recipient that the client named for each of them. */
  envelopes: string[][];
  /** Resolves after this many emails have arrived. */
  waitFor: (count: number) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Drops all open connections without a reply. */
  hangUp: () => void;
};

/** Called before an email is accepted. To refuse the email, it throws an error with `responseCode`. */
export type Judge = (email: Email) => void | Promise<void>;

/** Reserves a port and starts listening on it. */
export async function startMailServer(judge: Judge = () => {}): Promise<TestMailServer> {
  const port = await freePort();
  const received: Email[] = [];
  const envelopes: string[][] = [];

  async function accept(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const email = await PostalMime.parse(await buffer(stream));
    await judge(email);
    received.push(email);
    envelopes.push([envelope.mailFrom || { address: '' }, ...envelope.rcptTo].map(({ address }) => address));
  }

  let server: SMTPServer;
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    // At once, because some tests kill the server before it has noted that a mail was accepted.
    waitFor: (count) =>
      expect.poll(() => received.length, { timeout: 30_000, interval: 1 }).toBeGreaterThanOrEqual(count),
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
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  await mailServer.start();
  onTestFinished(() => mailServer.stop());
  return mailServer;
}
