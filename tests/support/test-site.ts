/** Helpers for the server's tests: a small build on disk, and clients that send exact bytes. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

import { readBuildFacts, writeBuildFacts } from '../../hosting/build-facts.ts';
import { compressFolder } from '../../hosting/compress.ts';
import { parametersOf } from '../../hosting/contact-fields.ts';
import { policiesOf } from '../../hosting/document-policy.ts';
import { readPages } from '../../hosting/html-tree.ts';
import { CONTACT_PATH, createSite, type Site, type SiteOptions } from '../../server/site.ts';
import { messageOf } from './contact-message.ts';

const LONG_TEXT = Array.from({ length: 40 }, (_, line) => `<p>Line ${line} of a page about our school.</p>`).join('\n');

export function page(title: string, extra = ''): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${extra}${LONG_TEXT}</html>`;
}

/** Larger than the socket buffers, so that a download is still pending while the client reads nothing. */
export const LARGE_FILE_BYTES = 24 * 1024 * 1024;

const FILES = {
  'index.html': page('Home'),
  'tuition.html': page('Tuition'),
  'about-us.html': page('About Us'),
  'about-us/head-of-school.html': page('Head of School'),
  'programs/index.html': page('Programs'),
  '404.html': page('404 Page Not Found'),
  '_assets/app.A1b2.js': `export const text = ${JSON.stringify(LONG_TEXT)};`,
  'documents/Calendar 2025.pdf': '%PDF-1.7 0123456789',
  '.well-known/security.txt': 'Contact: mailto:secretary@example.org',
  '.facts.json': JSON.stringify({
    contactTo: 'office@school.example.org',
    subjectLabels: { tours: 'Schedule a Tour' },
  }),
  '.env': 'SECRET=1',
  '.git/config': '[core]',
} satisfies Record<string, string>;

/** Creates a temporary folder that is deleted when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Adds the policies of its pages to the facts of a build. */
export async function writePolicies(folder: string): Promise<void> {
  await writeBuildFacts(folder, { ...(await readBuildFacts(folder)), policies: policiesOf(readPages(folder)) });
}

/** Creates a compressed build, with `extra` files added or replaced. */
export async function makeBuild(extra: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const folder = join(await temporaryFolder(), 'dist');
  await writeFiles(folder, { ...FILES, ...extra });
  await writePolicies(folder);
  await compressFolder(folder);
  return folder;
}

/** Serves a build on a free port until the test ends. */
export async function serveSite(
  options: Partial<SiteOptions> = {},
): Promise<{ site: Site; port: number; distDir: string }> {
  const distDir = options.distDir ?? (await makeBuild());
  const site = await createSite({ ...options, distDir });
  const port = await site.listen(0, '127.0.0.1');
  onTestFinished(async () => {
    site.server.closeAllConnections();
    await site.stop();
  });
  return { site, port, distDir };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The certificate to trust. With it, the request is sent over TLS to the name in `Host`. */
  ca?: string;
};

/** Sends one request on a new connection. The path is sent unchanged. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, ca }: Question = {},
): Promise<Answer> {
  const send = ca === undefined ? request : requestTls;
  const outgoing = send({ host: '127.0.0.1', port, path, method, headers, agent: false, ca });
  // The server may refuse the request before it has read all of it.
  outgoing.on('error', () => {}).end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const whole = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() };
}

/** Opens a connection that is closed when the test ends. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes and returns everything received until the server closes the connection. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(port);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
  });
}

/** A send request in the format of @emailjs/browser 4.4.1. */
export function sendRequest(params: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'PK',
    service_id: 'svc',
    template_id: 'tpl',
    template_params: { ...parametersOf(messageOf()), to_email: 'attacker@example.com', ...params },
  });
}

/** Sends a message as the contact form of the server's own site does. */
export function sendMessage(port: number, params: Record<string, unknown> = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` };
  return ask(port, CONTACT_PATH, { method: 'POST', headers, body: sendRequest(params) });
}
