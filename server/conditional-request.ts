/**
 * The parts of RFC 9110 that decide which bytes of a representation to send: encoding negotiation, preconditions and
 * ranges. Pure functions over header values.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Content encodings and their file suffixes, smallest result first. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;
export type Encoding = (typeof ENCODINGS)[number][0];

/**
 * Chooses the best available encoding that the client accepts (RFC 9110, section 12.5.3). If it accepts none of ours,
 * it gets the uncompressed file. The RFC prefers that to an error.
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

/** A strong entity tag, quotes included, and the time of the last change in seconds since 1970. */
type Validators = { etag: string; lastModifiedS: number };

/**
 * Returns whether the client's copy is current, so the server can send 304 (RFC 9110, section 13.2.2). `If-None-Match`
 * uses weak comparison and takes precedence over `If-Modified-Since`.
 */
export function isNotModified(request: IncomingHttpHeaders, validators: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request;
  if (tags?.trim() === '*') return true;
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === validators.etag);
  // A comparison with NaN is false, so an invalid date gets the full response.
  return since !== undefined && validators.lastModifiedS * 1000 <= parseHttpDate(since);
}

/** First and last byte, both inclusive. */
type ByteRange = { first: number; last: number };

/**
 * Returns the one range to send, `'unsatisfiable'` for a 416, or `null` for the full response (RFC 9110, section 14). A
 * request for several ranges gets the full response, which the RFC allows. Browsers don't need multiple ranges.
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

/** `If-Range` requires strong comparison, so that parts of an old and a new file are never combined. */
function isRangeCurrent(ifRange: string | undefined, validators: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"')) return ifRange.trim() === validators.etag;
  return parseHttpDate(ifRange) === validators.lastModifiedS * 1000;
}

/**
 * Returns milliseconds since 1970, or NaN for anything but an IMF-fixdate, the only format still sent (RFC 9110,
 * section 5.6.7). `Date.parse` alone accepts almost any text.
 */
function parseHttpDate(text: string): number {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toUTCString() === text.trim() ? time : Number.NaN;
}
