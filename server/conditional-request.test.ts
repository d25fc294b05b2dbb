import { expect, test } from 'vitest';

import { chooseEncoding, type Encoding, isNotModified, readRange } from './conditional-request.ts';

const ALL: ReadonlySet<Encoding> = new Set<Encoding>(['br', 'gzip', 'identity']);

test.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header, ALL)).toBe(encoding);
});

test('an encoding that does not exist is not chosen', () => {
  expect(chooseEncoding('br, gzip', new Set<Encoding>(['gzip', 'identity']))).toBe('gzip');
  expect(chooseEncoding('br, gzip', new Set<Encoding>(['identity']))).toBe('identity');
});

const validators = { etag: '"abc"', lastModifiedS: Date.UTC(2026, 0, 2) / 1000 };

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, false],
  ['"abc"', undefined, true],
  ['W/"abc"', undefined, true],
  ['"x", "abc"', undefined, true],
  ['*', undefined, true],
  ['"x"', undefined, false],
  ['"x"', 'Fri, 02 Jan 2026 00:00:00 GMT', false],
  [undefined, 'Fri, 02 Jan 2026 00:00:00 GMT', true],
  [undefined, 'Sat, 03 Jan 2026 00:00:00 GMT', true],
  [undefined, 'Thu, 01 Jan 2026 23:59:59 GMT', false],
  [undefined, 'nonsense', false],
  [undefined, '2030', false],
  [undefined, '1e9', false],
  [undefined, '2026-01-03T00:00:00Z', false],
  [undefined, 'Sat, 03 Jan 2026 00:00:00 +0000', false],
  [undefined, 'Mon, 03 Jan 2026 00:00:00 GMT', false],
  [undefined, 'Sat, 03 Jan 2026 25:00:00 GMT', false],
])('If-None-Match %s with If-Modified-Since %s is current: %s', (ifNoneMatch, ifModifiedSince, isCurrent) => {
  expect(isNotModified({ 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince }, validators)).toBe(
    isCurrent,
  );
});

test.each<[string, ReturnType<typeof readRange>]>([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['lines=0-1', null],
  ['bytes=99999999999999999999-', null],
])('of 100 bytes %s is %j', (range, expected) => {
  expect(readRange({ range }, 100, validators)).toEqual(expected);
});

test.each<[string, boolean]>([
  ['"abc"', true],
  ['"x"', false],
  ['W/"abc"', false],
  ['Fri, 02 Jan 2026 00:00:00 GMT', true],
  ['Sat, 03 Jan 2026 00:00:00 GMT', false],
  ['2026-01-02', false],
])('If-Range %s lets a range through: %s', (ifRange, isHonoured) => {
  expect(readRange({ range: 'bytes=0-0', 'if-range': ifRange }, 100, validators) !== null).toBe(isHonoured);
});
