/**
 * The parts of RFC 9110 that decide which bytes of a known representation are sent: content negotiation by encoding,
 * preconditions and ranges. Pure functions over header values.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** The encodings with the suffix of their files, the smallest first. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;
export type Encoding = (typeof ENCODINGS)[number][0];

/**
 * The best available encoding a client accepts (RFC 9110, section 12.5.3). A client that accepts nothing we have gets
 * the plain form, which the RFC prefers to an error.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: Pick<ReadonlySet<Encoding>, 'has' | 'size'>,
): Encoding {
  if (acceptEncoding === undefined || available.size === 1) return 'identity';
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(([encoding]) => available.has(encoding) && accepts(encoding))?.[0] ?? 'identity';
}

/** What identifies one representation at one time: a strong entity tag with its quotation marks, and seconds since 1970. */
export type Validators = { etag: string; lastModifiedS: number };

/**
 * Whether the client's copy is current, so that 304 is the answer (RFC 9110, section 13.2.2). `If-None-Match` is compared
 * weakly and makes `If-Modified-Since` void.
 */
export function isNotModified(request: IncomingHttpHeaders, validators: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request;
  if (tags?.trim() === '*') return true;
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === validators.etag);
  // A comparison with NaN is false: without a valid date the whole answer is sent.
  return since !== undefined && validators.lastModifiedS * 1000 <= parseHttpDate(since);
}

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range to answer, `'unsatisfiable'` for a 416, or `null` for the whole (RFC 9110, section 14). Several ranges
 * at once are answered with the whole, as the RFC allows: no browser needs them and they multiply the work.
 */
export function readRange(
  request: IncomingHttpHeaders,
  size: number,
  validators: Validators,
): ByteRange | 'unsatisfiable' | null {
  if (!isRangeCurrent(request['if-range']?.toString(), validators)) return null;
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(request.range ?? '');
  if (match === null) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    if (to === '') return null;
    const length = Number(to);
    return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}

/** `If-Range` needs the strong comparison: half of an old file must never be joined to half of a new one. */
function isRangeCurrent(ifRange: string | undefined, validators: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"')) return ifRange.trim() === validators.etag;
  return parseHttpDate(ifRange) === validators.lastModifiedS * 1000;
}

/**
 * Milliseconds since 1970, or NaN for anything but the one form of date that is still sent (RFC 9110, section 5.6.7).
 * `Date.parse` alone reads a date into nearly everything, and the two obsolete forms died with the browsers of the 1990s.
 */
function parseHttpDate(text: string): number {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toUTCString() === text.trim() ? time : Number.NaN;
}
