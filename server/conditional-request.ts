/**
 * The parts of RFC 9110 that decide which bytes of a known representation are sent: content negotiation by encoding,
 * preconditions and ranges. Pure functions over header values.
 */

export type Encoding = 'br' | 'gzip' | 'identity';

/** Server preference: the smallest first. */
const ENCODINGS_BY_SIZE: readonly Encoding[] = ['br', 'gzip', 'identity'];

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
  return ENCODINGS_BY_SIZE.find((encoding) => available.has(encoding) && accepts(encoding)) ?? 'identity';
}

/** What identifies one representation at one time. */
export type Validators = {
  /** Strong entity tag, with its quotation marks. */
  etag: string;
  /** Seconds since 1970, as precise as an HTTP date. */
  lastModifiedS: number;
};

/**
 * Whether the client's copy is current, so that 304 is the answer (RFC 9110, section 13.2.2). `If-None-Match` is compared
 * weakly and makes `If-Modified-Since` void.
 */
export function isNotModified(
  request: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  validators: Validators,
): boolean {
  if (request.ifNoneMatch !== undefined) {
    if (request.ifNoneMatch.trim() === '*') return true;
    return request.ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === validators.etag);
  }
  // A comparison with NaN is false: without a valid date the whole answer is sent.
  return (
    request.ifModifiedSince !== undefined && validators.lastModifiedS * 1000 <= parseHttpDate(request.ifModifiedSince)
  );
}

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range to answer, `'unsatisfiable'` for a 416, or `null` for the whole (RFC 9110, section 14). Several ranges
 * at once are answered with the whole, as the RFC allows: no browser needs them and they multiply the work.
 */
export function readRange(
  request: { range: string | undefined; ifRange: string | undefined },
  size: number,
  validators: Validators,
): ByteRange | 'unsatisfiable' | null {
  if (request.range === undefined || !isRangeCurrent(request.ifRange, validators)) return null;
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(request.range);
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
