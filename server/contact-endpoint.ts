/**
 * `POST /api/v1.0/email/send`: the endpoint to which @emailjs/browser posts the contact form when the site has no
 * EmailJS account. It sends `OK` only after the message has been flushed to disk.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTACT_MAX_BYTES } from '../hosting/contact-fields.ts';
import type { Headers, Transport } from '../hosting/headers.ts';
import { type Addressing, composeEmail, digestOf, readContactMessage } from './contact-message.ts';
import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';
import { networkOf, type RateLimit } from './rate-limit.ts';
import type { RequestHandler } from './site.ts';

/**
 * A body is read up to here although it is refused: closing a connection with unread data resets it, so the client would get
 * a network error instead of the response (RFC 9112, section 9.6).
 */
const READ_BYTES = 8 * 1024 * 1024;
/** The disk or the quota is full, which HTTP reports as 507 (RFC 4918, section 11.5). */
const FULL_DISK_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

export type ContactEndpointOptions = {
  inbox: Pick<Inbox, 'store'>;
  rateLimit: RateLimit;
  /** Read for each message, because a new build can change it. */
  addressing: () => Addressing;
  /** The public origin of the site, accepted in addition to the `Host` of the request. */
  siteOrigin: string | null;
  trustsProxy: boolean;
  log: Log;
  onStored: () => void;
};

/**
 * Creates the request handler. It checks the cheapest conditions first: 405, 403, 415, 413 and 429 by the headers, 413 and
 * 400 by the body, then 507 or 503 if the message can't be stored.
 */
export function createContactEndpoint(options: ContactEndpointOptions): RequestHandler {
  return (request, response, transport) => {
    receive(options, request, response, transport).catch((error: unknown) => {
      options.log('error', 'message-not-answered', { code: errorCode(error) });
      response.destroy();
    });
  };
}

async function receive(
  options: ContactEndpointOptions,
  request: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
): Promise<void> {
  const refused = refuseByHeaders(options, request);
  const body = await readBody(request).catch(() => 'aborted' as const);
  if (body === 'aborted') return;
  if (refused || body === 'too-large') {
    const { status, text, headers } = refused ?? TOO_LARGE;
    return answerPlainly(response, status, text, transport, { ...headers, Connection: 'close' });
  }
  const result = readContactMessage(body);
  if (!result.ok) return answerPlainly(response, 400, result.problem, transport);

  try {
    const compose = (id: string, date: Date) => composeEmail(result.message, { ...options.addressing(), id, date });
    const sender = senderKeys(networkOf(senderAddress(request, options.trustsProxy)), result.message.email);
    await options.inbox.store(digestOf(result.message), compose, sender);
  } catch (error) {
    const code = errorCode(error);
    options.log('error', 'message-not-stored', { code });
    const status = FULL_DISK_CODES.has(code) ? 507 : 503;
    return answerPlainly(response, status, 'The message could not be stored', transport);
  }
  answerPlainly(response, 200, 'OK', transport);
  options.onStored();
}

type Refusal = { status: number; text: string; headers?: Headers };

const TOO_LARGE: Refusal = { status: 413, text: 'The message is too large' };

function refuseByHeaders(options: ContactEndpointOptions, request: IncomingMessage): Refusal | null {
  if (request.method !== 'POST') return { status: 405, text: 'Method not allowed', headers: { Allow: 'POST' } };
  if (!isSameOrigin(request, options.siteOrigin)) return { status: 403, text: 'Forbidden' };
  const isPlain = (request.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  if (!isPlain || !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, text: 'The body must be application/json' };
  }
  if (Number(request.headers['content-length'] ?? 0) > CONTACT_MAX_BYTES) return TOO_LARGE;
  const waitS = options.rateLimit.take(senderAddress(request, options.trustsProxy));
  if (waitS > 0) return { status: 429, text: 'Too Many Requests', headers: { 'Retry-After': String(waitS) } };
  return null;
}

/**
 * Returns whether the request comes from a page of this site. Every browser that can run the form sends `Origin` with a
 * POST (Fetch Standard, section 3.2), and most send `Sec-Fetch-Site`. A request with neither isn't from a page.
 */
function isSameOrigin(request: IncomingMessage, siteOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return site === 'same-origin';
  if (origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  // Behind a TLS proxy the scheme is unknown, so both default ports are treated as no port.
  const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');
  return withoutDefaultPort(new URL(origin).host) === withoutDefaultPort(request.headers.host ?? '');
}

/** Behind a trusted proxy, only the last `X-Forwarded-For` entry is reliable: the proxy added it. */
function senderAddress(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').pop()?.trim() || (request.socket.remoteAddress ?? '');
}

const KEY_OF_THIS_RUN = randomBytes(32);

/** The end of a message's id. Nobody can compute an address from it. */
const senderKeys = (...addresses: string[]): string =>
  addresses
    .map((address) => createHmac('sha256', KEY_OF_THIS_RUN).update(address).digest('hex').slice(0, 8))
    .map((key) => `-${key}`)
    .join('');

/** Reads the body, and keeps no more of it than a message may have. Rejects if the client leaves. */
async function readBody(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes <= CONTACT_MAX_BYTES) chunks.push(chunk);
    if (bytes > READ_BYTES) break;
  }
  return bytes > CONTACT_MAX_BYTES ? 'too-large' : Buffer.concat(chunks);
}
