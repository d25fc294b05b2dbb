import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { chooseEncoding, type Encoding, isNotModified, readRange } from './conditional-request.ts';

const table = tablesOf('server/testing/conditional-request.yaml');

const ALL: ReadonlySet<Encoding> = new Set<Encoding>(['br', 'gzip', 'identity']);

test.each(table<[string | null, Encoding]>('encodings'))('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header ?? undefined, ALL)).toBe(encoding);
});

test('an encoding that does not exist is not chosen', () => {
  expect(chooseEncoding('br, gzip', new Set<Encoding>(['gzip', 'identity']))).toBe('gzip');
  expect(chooseEncoding('br, gzip', new Set<Encoding>(['identity']))).toBe('identity');
});

const validators = { etag: '"abc"', lastModifiedS: Date.UTC(2026, 0, 2) / 1000 };

test.each(table<[string | null, string | null, boolean]>('validators'))(
  'If-None-Match %s with If-Modified-Since %s is current: %s',
  (ifNoneMatch, ifModifiedSince, isCurrent) => {
    expect(
      isNotModified(
        { 'if-none-match': ifNoneMatch ?? undefined, 'if-modified-since': ifModifiedSince ?? undefined },
        validators,
      ),
    ).toBe(isCurrent);
  },
);

test.each(table<[string, ReturnType<typeof readRange>]>('ranges'))('of 100 bytes %s is %j', (range, expected) => {
  expect(readRange({ range }, 100, validators)).toEqual(expected);
});

test.each(table<[string, boolean]>('ifRange'))('If-Range %s lets a range through: %s', (ifRange, isHonoured) => {
  expect(readRange({ range: 'bytes=0-0', 'if-range': ifRange }, 100, validators) !== null).toBe(isHonoured);
});
