/**
 * The site as the engines visit it: the real server behind a small proxy, which adds an error recorder to every page
 * and can make sending the contact form fail. WebKit's driver doesn't report a page's errors, so the page reports them
 * itself in every engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMessages, readMessage } from '../../../server/inbox.ts';
import { startProcess } from '../../../server/testing/process.ts';

const SEND_PATH = '/api/v1.0/email/send';
const RECORDER_PATH = '/recorder.js';
const RECORD_PATH = '/record';

/**
 * Reports errors on a page, and runs before the page's own scripts. Its requests are synchronous, so that nothing is
 * lost when the visitor leaves the page. It's a file of this site, so the CSP needs no exception. WebKit reports files
 * that are still loading when the visitor leaves as failed, so those aren't recorded.
 */
const RECORDER = `
const record = (complaint) => {
  const answer = new XMLHttpRequest();
  answer.open('POST', '${RECORD_PATH}', false);
  answer.send(location.pathname + ': ' + complaint);
};
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
addEventListener('error', ({ target, message }) => {
  if (isLeaving && target !== window) return;
  record(target === window ? 'uncaught: ' + message : 'not loaded: ' + (target.currentSrc || target.src || target.href));
}, true);
addEventListener('unhandledrejection', ({ reason }) => record('unhandled: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  record('against the policy: ' + [violatedDirective, blockedURI, sample].join(' '));
});
for (const level of ['error', 'warn']) {
  const write = console[level].bind(console);
  console[level] = (...words) => { record('console.' + level + ': ' + words.join(' ')); write(...words); };
}
`;

/** How sending fails: with an HTTP status, or because the connection breaks. */
type SendFailure = number | 'connection lost';

export type RecordedSite = Awaited<ReturnType<typeof startRecordedSite>>;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts the built site with its own inbox. `stop` ends all processes and deletes all folders. */
export async function startRecordedSite() {
  const inbox = mkdtempSync(join(tmpdir(), 'school-site-inbox-'));
  const upstream = startProcess('server/main.ts', { PORT: '0', INBOX_DIR: inbox, CONTACT_RATE_PER_MINUTE: '60' });
  const killUpstream = () => upstream.child.kill('SIGKILL');
  process.once('exit', killUpstream);
  const port = await upstream.port;
  let complaints: string[] = [];
  let sendFailure: SendFailure | undefined;

  async function answerPage(incoming: IncomingMessage, response: ServerResponse) {
    const html = String(await bodyOf(incoming)).replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`);
    const { 'content-length': _length, etag: _etag, ...headers } = incoming.headers;
    response.writeHead(incoming.statusCode ?? 500, headers).end(html);
  }

  function relay(incoming: IncomingMessage, response: ServerResponse) {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/html')) {
          void answerPage(answer, response);
        } else {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === RECORDER_PATH) {
      response.setHeader('Content-Type', 'text/javascript').end(RECORDER);
    } else if (incoming.url === RECORD_PATH) {
      void bodyOf(incoming).then((body) => {
        complaints.push(String(body));
        response.end();
      });
    } else if (incoming.url === SEND_PATH && sendFailure) {
      if (sendFailure === 'connection lost') response.destroy();
      else response.writeHead(sendFailure, { 'Content-Type': 'text/plain' }).end('Broken on purpose');
    } else {
      relay(incoming, response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The errors that pages have reported since the last call. */
    takeComplaints(): string[] {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    /** Makes every message fail from now on. Without an argument, messages arrive again. */
    breakSending(failure?: SendFailure) {
      sendFailure = failure;
    },
    /** The messages in the inbox, as stored. */
    async messages(): Promise<string[]> {
      const stored = await listMessages(inbox);
      return Promise.all(stored.map(async ({ id }) => String(await readMessage(inbox, id))));
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      upstream.child.kill('SIGTERM');
      await upstream.ended;
      process.off('exit', killUpstream);
      rmSync(inbox, { recursive: true, force: true });
    },
  };
}
