/**
 * The editor's HTTP server. Only this computer can reach it, and only a browser that was opened with its token: other
 * sites in the same browser can't read from it or make it change anything.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { mediaTypeOf } from '../../hosting/headers.ts';
import { type JobRequest, MOST_MEGABYTES, type SaveRequest, type UndoRequest } from '../api.ts';
import { openFile, saveEdits, undoSave } from './content.ts';
import type { Office } from './office.ts';
import { MAX_UPLOAD, pictureOf, upload } from './photos.ts';
import { Refusal } from './store.ts';

const MAX_JSON = 2 * 1024 * 1024;
const TOO_LARGE = `This file is larger than ${MOST_MEGABYTES} MB. Save it as JPEG, 4,000 pixels wide.`;

/** Everything comes only from here. `data:` is the empty icon of the tab. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Refuses a request with an HTTP status, unless what it needs is there. */
function need<Needed>(found: Needed, status: number, message: string): asserts found is NonNullable<Needed> {
  if (!found) throw new Refusal(message, { cause: status });
}

/** A file with the type that its name says. */
function fileNamed(name: string, bytes: Uint8Array | string | null | undefined, policy = POLICY): Response {
  need(bytes, 404, 'There is no such file.');
  const headers = { 'content-type': mediaTypeOf(name), 'content-security-policy': policy };
  return new Response(new Uint8Array(Buffer.from(bytes)), { headers });
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A parameter of the address, and what was sent. */
type Ask = { of: (name: string) => string; sent: unknown };

/** What answers each request of the app, as `api.ts` describes them: with JSON, or with a file. */
const routes = (office: Office, { store, publication } = office): Record<string, (ask: Ask) => unknown> => ({
  'GET start': () => office.start(),
  'GET files': () => office.files(),
  'GET file': ({ of }) => openFile(store, of('file'), office.pageOf(of('file')).page),
  'GET search': ({ of }) => office.search(of('q')),
  'GET places': () => office.places(),
  'GET job': () => publication.job,
  'GET look': () => publication.look(),
  'GET picture': async ({ of }) => {
    const point = of('x') ? { x: Number(of('x')), y: Number(of('y')) } : undefined;
    const [name, bytes] = await pictureOf(store, of('slot'), of('upload'), point);
    return fileNamed(name, bytes, DRAWING_POLICY);
  },
  'POST save': ({ sent }) => saveEdits(store, sent as SaveRequest),
  'POST undo': ({ sent }) => {
    const { id, isUndone } = sent as UndoRequest;
    return undoSave(store, id, isUndone);
  },
  'POST upload': ({ of, sent }) => upload(store, of('slot'), of('name'), sent as Buffer),
  'POST job': ({ sent }) => {
    const { kind } = sent as JobRequest;
    const { changes, confirm, problems } = office.start();
    const isHeld = problems.length > 0 || confirm.lines.some(({ isBlocking }) => isBlocking);
    need(kind !== 'publish' || !isHeld, 400, 'Answer the questions under Publish first.');
    return publication.start(kind, changes);
  },
});

/** Starts the server. `address` contains the token; the browser exchanges it for a cookie. */
export async function listen(office: Office, app: () => Promise<ReadonlyMap<string, string | Uint8Array>>, port = 0) {
  const [token, session] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  const table = new Map(Object.entries(routes(office)));
  // Changes wait for each other, so that no two write at once.
  let queue: Promise<unknown> = Promise.resolve();

  async function answer(request: IncomingMessage) {
    const { method, headers, url: path = '/' } = request;
    const { host = '', 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers;
    const [origin, cookie] = [`http://${host}`, `office-${own}=`];
    // Another name for this address would be a DNS rebinding attack.
    need([`127.0.0.1:${own}`, `localhost:${own}`].includes(host), 403, 'Open the editor with its own address.');
    const { pathname, searchParams } = new URL(path, origin);
    const of = (name: string) => searchParams.get(name) ?? '';
    if (method === 'GET' && of('token')) {
      need(isEqual(of('token'), token), 403, 'This address is from an earlier start. Start the editor again.');
      const signIn = `${cookie}${session}; HttpOnly; SameSite=Strict; Path=/`;
      // The address with the token doesn't stay in the history.
      return new Response(null, { status: 303, headers: { location: pathname, 'set-cookie': signIn } });
    }
    const cookies = headers.cookie?.split(/; */) ?? [];
    const isSignedIn = cookies.some((pair) => isEqual(pair, cookie + session));
    need(isSignedIn, 403, 'Start the editor again to open it in this browser.');
    if (method === 'GET' && !pathname.startsWith('/api/')) {
      const files = await app();
      // Every screen is the same document.
      const file = files.has(pathname) || extname(pathname) ? pathname : '/index.html';
      return fileNamed(file, files.get(file));
    }
    const name = `${method} ${pathname.replace('/api/', '')}`;
    const work = table.get(name);
    need(work, 404, 'The editor has no such question.');
    if (method === 'GET') return work({ of, sent: undefined });
    const isOwn = headers.origin === origin && site === 'same-origin';
    need(isOwn, 403, 'Another website may not change anything here.');
    // A form of another site can't have these types.
    const isUpload = name === 'POST upload';
    const isTyped = type?.split(';')[0] === (isUpload ? 'application/octet-stream' : 'application/json');
    need(isTyped, 415, 'The editor sends something else.');
    // Without a length, or with a wrong one, it isn't our app that sends.
    const isSmall = Number(headers['content-length']) <= (isUpload ? MAX_UPLOAD : MAX_JSON);
    need(isSmall, 413, isUpload ? TOO_LARGE : 'This is too much text at once.');
    const sent = isUpload ? await buffer(request) : await json(request).catch(() => undefined);
    need(sent, 400, 'The request is no JSON.');
    const change = queue.then(() => work({ of, sent }));
    queue = change.catch(() => {});
    return change;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await answer(request)
      .then((sent) => (sent instanceof Response ? sent : Response.json(sent)))
      .catch((error: Error) => {
        const status = error instanceof Refusal ? Number(error.cause ?? 400) : 500;
        if (status === 500) console.error(error);
        return Response.json({ error: error.message }, { status });
      });
    response
      .writeHead(answered.status, { ...HEADERS, ...Object.fromEntries(answered.headers) })
      .end(Buffer.from(await answered.arrayBuffer()));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${own}/?token=${token}` };
}
