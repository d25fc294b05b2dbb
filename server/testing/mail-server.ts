/** An SMTP server on loopback for tests. It can be stopped, restarted and made to fail. */
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
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
  const sockets = new Set<Socket>();
  let server: SMTPServer | null = null;

  async function accept(bytes: Buffer, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const email = await PostalMime.parse(bytes);
    await judge(email);
    received.push(email);
    envelopes.push([mailFrom ? mailFrom.address : '', ...rcptTo.map(({ address }) => address)]);
  }

  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    // At once, because some tests kill the server before it has noted that a mail was accepted.
    waitFor: (count) =>
      expect.poll(() => received.length, { timeout: 30_000, interval: 1 }).toBeGreaterThanOrEqual(count),
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    async start() {
      const starting = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        onData(stream, { envelope }, callback) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            // smtp-server expects a callback.
            callbackify(accept)(Buffer.concat(chunks), envelope, callback);
          });
        },
      });
      // Some tests kill the client in mid-conversation, so errors are expected.
      starting.on('error', () => {});
      starting.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', () => resolve()));
      server = starting;
    },
    async stop() {
      const stopping = server;
      server = null;
      if (stopping !== null) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
  await mailServer.start();
  onTestFinished(() => mailServer.stop());
  return mailServer;
}
