/**
 * The editor's HTTP server. Only this computer can reach it: a browser that was opened with its token, or a proxy that has
 * signed somebody in. Other sites in the same browser can't read from it or make it change anything.
 */
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { ZodError } from 'zod';
import { mediaTypeOf } from '../../hosting/headers.ts';
import { MAX_MEGABYTES, MEGABYTE, SAVE_SMALLER } from '../../make/photos/inspect.ts';
import { type Result, SENT } from '../api.ts';
import type { App } from './app-bundle.ts';
import { openFile, saveFiles } from './content-store.ts';
import { author, Refusal } from './git.ts';
import type { Office } from './office.ts';
import { DISK, FULL, meaningOf } from './office-settings.ts';
import { upload } from './photographs.ts';
import { addressOf, photoPlaces, search } from './saved-content.ts';
import { HERE, isEqual, type Person, type SignIn, signInTo } from './sign-in.ts';

const AGAIN =
  'Click “Show this page” in the editor again: somebody else has looked at a page since, or the editor was started anew.';
const UNEXPECTED = 'The editor sends something else.';
const TOO_LARGE = `This file is larger than ${MAX_MEGABYTES} MB. ${SAVE_SMALLER}.`;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Refuses a request with an HTTP status, unless what it needs is there. */
function need<Needed>(found: Needed, status: number, message: string): asserts found is NonNullable<Needed> {
  if (!found) throw new Refusal(message, { cause: status });
}

/** A parameter of the address, and what was sent. */
type Ask = { of: (name: string) => string; sent: unknown; person: Person };

const routes = (office: Office, signIn: SignIn, { repository } = office): Record<string, (ask: Ask) => unknown> => ({
  'GET start': ({ person }) => ({ ...office.start(), name: person.name }),
  'GET file': ({ of }) => openFile(repository, of('file'), office.content.pageOf(of('file'))),
  'GET search': ({ of }) => search(office.content, of('q')),
  'GET places': () => photoPlaces(office.content),
  'POST save': ({ sent }) => saveFiles(repository, SENT.save.parse(sent), office.content.pageOf),
  'POST name': ({ sent, person }) => signIn.keepName(person, SENT.name.parse(sent).name),
  'POST undo': ({ sent }) => office.undo(SENT.undo.parse(sent).id),
  'POST closing': ({ sent }) => office.post(SENT.closing.parse(sent)),
  'POST send': () => office.send(),
  'POST upload': ({ of, sent }) => upload(of('slot'), of('name'), sent as Buffer),
  'POST show': (ask) => show(office, ask),
  'POST build': ({ sent }) => office.build(SENT.build.parse(sent)),
  'POST stop': ({ person }) => {
    // Somebody elsewhere couldn't start it again.
    need(person.identity === HERE, 403, 'Stop the editor at its own computer.');
    process.exit();
  },
});

/** Shows what isn't saved on its page, or all that is. Whoever is at another computer looks at it through the proxy. */
async function show(office: Office, { of, sent, person }: Ask): Promise<Result> {
  const { repository, content, settings } = office;
  const save = of('to') === 'save' ? SENT.save.parse(sent) : undefined;
  const drafted = save && saveFiles(repository, save, content.pageOf, true);
  const made = of('to') === 'closing' ? await office.post(SENT.closing.parse(sent), true) : drafted;
  if (made && !made.ok) return made;
  const page = save ? addressOf(content, save) : '/';
  const here = await office.show(made?.saved || repository.saved, page);
  const address = person.identity === HERE ? here : `https://${settings.office?.preview}`;
  return { ok: true, saved: '', address: address + page };
}

/** A page or file of the previewed website. It has scripts and styles in its pages, which the editor’s policy forbids. */
async function previewed({ looks, preview }: Office, { identity }: Person, { pathname, search: query }: URL) {
  if (looks !== identity) return new Response(AGAIN, { status: 409 });
  const headers = { 'accept-encoding': 'identity' };
  const shown = await fetch(`${preview.address}${pathname}${query}`, { redirect: 'manual', headers });
  const own = { ...Object.fromEntries(shown.headers), 'content-security-policy': "frame-ancestors 'self'" };
  return new Response(shown.body, { status: shown.status, headers: own });
}

function failureOf(error: Error): Response {
  const refuse = (status: number, sentence: string) => Response.json({ error: sentence }, { status });
  if (error instanceof Refusal) return refuse(Number(error.cause ?? 400), error.message);
  if (error instanceof ZodError) return refuse(400, UNEXPECTED);
  if (FULL.test(error.message)) return refuse(507, DISK);
  if (error.message.includes('call stack')) return refuse(400, 'This has too many fields inside each other.');
  if (error.message.includes(".lock'")) return refuse(503, meaningOf(error, {}));
  console.error(error);
  return refuse(500, 'Something went wrong in the editor. What you typed is still here; try again, or start it again.');
}

/**
 * Listens on the port of the last start, so that a tab of yesterday finds the editor again. On another one if that is taken,
 * unless a proxy counts on it: it would send what people type to another program.
 */
async function listenOn(server: Server, file: string, isProxied: boolean): Promise<void> {
  const last = (existsSync(file) && Number(readFileSync(file, 'utf8'))) || 0;
  const listenAt = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listenAt(last).catch(() => {
    if (isProxied) throw new Refusal(`Another program uses port ${last}, which the proxy expects. Stop it first.`);
    return listenAt(0);
  });
  if (last === 0) writeFileSync(file, String((server.address() as AddressInfo).port));
}

/** Starts the server, with the app’s files. `address` contains the token; the browser exchanges it for a cookie. */
export async function listen(office: Office, app: Promise<App>) {
  const { repository, settings } = office;
  const signIn = signInTo(repository, settings);
  const table = routes(office, signIn);
  // Changes wait for each other, so that no two write at once.
  const inTurn = pLimit(1);

  async function answer(request: IncomingMessage) {
    const { method, headers, url: path = '/' } = request;
    const { host = '', 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers;
    const isProxied = [settings.office?.host, settings.office?.preview].includes(host);
    const origin = `${isProxied ? 'https' : 'http'}://${host}`;
    // Another name for this address would be a DNS rebinding attack.
    const isOurs = isProxied || [`127.0.0.1:${port}`, `localhost:${port}`].includes(host);
    need(isOurs, 403, 'Open the editor with its own address.');
    const url = URL.parse(path, origin);
    need(url, 400, 'There is no such address.');
    const { pathname, searchParams } = url;
    const of = (name: string) => searchParams.get(name) ?? '';
    if (method === 'GET' && of('token') && !isProxied) {
      need(isEqual(of('token'), signIn.token), 403, 'This address is from an earlier start. Start the editor again.');
      const cookie = `${signIn.cookie(port)}; HttpOnly; SameSite=Strict; Path=/`;
      // The address with the token doesn't stay in the history.
      return new Response(null, { status: 303, headers: { location: pathname, 'set-cookie': cookie } });
    }
    const person = signIn.personOf(headers, port, isProxied);
    if (host === settings.office?.preview) return previewed(office, person, url);
    if (method === 'GET' && !pathname.startsWith('/api/')) {
      // Every screen is the same document.
      const name = extname(pathname) ? pathname : '/index.html';
      const file = (await app).get(name);
      need(file, 404, 'There is no such file.');
      return new Response(file as BodyInit, { headers: { 'content-type': mediaTypeOf(name) } });
    }
    const name = `${method} ${pathname.replace('/api/', '')}`;
    const work = table[name];
    need(work, 404, 'The editor has no such question.');
    if (method === 'GET') return work({ of, sent: undefined, person });
    const isOwn = headers.origin === origin && site === 'same-origin';
    need(isOwn, 403, 'Another website may not change anything here.');
    // A form of another site can't have these types.
    const isUpload = name === 'POST upload';
    const isTyped = type?.split(';')[0] === (isUpload ? 'application/octet-stream' : 'application/json');
    need(isTyped, 415, UNEXPECTED);
    // Without a length, or with a wrong one, it isn't our app that sends.
    const isSmall = Number(headers['content-length']) <= (isUpload ? MAX_MEGABYTES : 2) * MEGABYTE;
    need(isSmall, 413, isUpload ? TOO_LARGE : 'This is too much text at once.');
    const sent = isUpload ? await buffer(request) : await json(request).catch(() => undefined);
    const begin = async () => author.run(person, () => work({ of, sent, person }));
    // This takes up to a minute: a closing doesn't wait for it.
    return /build|show/.test(name) ? begin() : inTurn(begin);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await answer(request)
      .then((sent) => (sent instanceof Response ? sent : Response.json(sent)))
      .catch(failureOf);
    response
      .writeHead(answered.status, { ...HEADERS, ...Object.fromEntries(answered.headers) })
      .end(Buffer.from(await answered.arrayBuffer()));
  }

  // A proxy reuses connections. If Node closed an idle one just as a save arrives, the save would be lost.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void respond(request, response));
  await listenOn(server, join(repository.workFolder, 'port'), settings.office !== undefined);
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}/?token=${signIn.token}` };
}
