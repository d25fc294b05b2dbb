/**
 * `POST /api/v1.0/email/send`: the address to which @emailjs/browser posts the contact form when the site has no
 * EmailJS account. Answers `OK` only when the message is safely on the disk.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { composeEmail, digestOf, readContactMessage } from './contact-message.ts';
import type { Headers, Transport } from './headers.ts';
import type { Inbox } from './inbox.ts';
import { errorCode, type Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestHandler } from './site.ts';

/** 10,000 Arabic words are 150 kB. */
const BODY_BYTES = 256 * 1024;
/** After a refusal, this much more is read and thrown away, so that a slow client too gets to see the answer. */
const DISCARD_BYTES = 8 * 1024 * 1024;
const DISCARD_MS = 10_000;
/** The disk or the quota is full: HTTP has a status of its own for it (RFC 4918, section 11.5). */
const FULL_DISK_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

export type ContactEndpointOptions = {
  inbox: Pick<Inbox, 'store'>;
  rateLimit: RateLimit;
  from: string;
  to: string;
  /** The public origin of the site, accepted beside the requested host. */
  siteOrigin: string | null;
  trustsProxy: boolean;
  log: Log;
  /** Called after a message was stored. */
  onStored: () => void;
};

/**
 * Makes the handler. Its refusals, in the order in which they are checked, cheapest first: 405, 403, 415, 413, 429,
 * then with the body read 413 and 400, and 507 or 503 when the message could not be stored.
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
  const refusal = refuseByHeaders(options, request);
  if (refusal !== null) return refuseUnread(request, response, transport, refusal);

  const body = await readBody(request);
  if (body === 'aborted') return;
  if (body === 'too-large') return refuseUnread(request, response, transport, TOO_LARGE);
  const result = readContactMessage(body);
  if (!result.ok) return answerPlainly(response, 400, result.problem, transport);

  const { from, to } = options;
  try {
    await options.inbox.store(digestOf(result.message), (id, date) =>
      composeEmail(result.message, { id, from, to, date }),
    );
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
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) return TOO_LARGE;
  const waitS = options.rateLimit.take(addressOf(request, options.trustsProxy));
  if (waitS > 0) return { status: 429, text: 'Too Many Requests', headers: { 'Retry-After': String(waitS) } };
  return null;
}

/**
 * Whether the request comes from a page of this site. Every browser that can run the form sends `Origin` with a POST
 * (Fetch Standard, section 3.2), and most send `Sec-Fetch-Site`; a request with neither is not from a page.
 */
function isSameOrigin(request: IncomingMessage, siteOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return site === 'same-origin';
  if (origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  // A TLS proxy in front hides the scheme from us, so the default port of either scheme means "no port".
  const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');
  return withoutDefaultPort(new URL(origin).host) === withoutDefaultPort(request.headers.host ?? '');
}

/** Behind a trusted proxy the last entry of `X-Forwarded-For` is the one that proxy saw; the others are hearsay. */
function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').pop()?.trim() || (request.socket.remoteAddress ?? '');
}

/** Reads a body up to the limit; a longer one, announced or not, stops the reading. */
function readBody(request: IncomingMessage): Promise<Buffer | 'too-large' | 'aborted'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_BYTES) {
        chunks.push(chunk);
      } else {
        request.off('data', onData);
        resolve('too-large');
      }
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => resolve('aborted'));
    request.once('close', () => resolve('aborted'));
  });
}

/**
 * Answers while the client may still be sending. The answer is written at once, but the connection is closed only after
 * a bounded look at the rest: closing with unread data makes the system reset the connection, and the client would see
 * a network error instead of the reason (RFC 9112, section 9.6).
 */
function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
  { status, text, headers }: Refusal,
): void {
  if (request.complete || request.headers['content-length'] === '0' || !hasBody(request)) {
    answerPlainly(response, status, text, transport, headers);
    return;
  }
  const finish = () => {
    clearTimeout(timer);
    request.off('data', onData);
    response.end();
  };
  const timer = setTimeout(finish, DISCARD_MS);
  let discarded = 0;
  const onData = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARD_BYTES) finish();
  };
  request.on('data', onData).once('end', finish).once('error', finish);
  response.once('close', finish);
  answerPlainly(response, status, text, transport, { ...headers, Connection: 'close' }, 'keep-open');
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
}
