import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatFileSize } from '../text/format.ts';
import { documentSize } from './document-size.ts';

test('returns the size of the file in public/', () => {
  expect(documentSize('/documents/hifz-policy.pdf')).toBe(statSync('public/documents/hifz-policy.pdf').size);
});

test('throws an error that names the missing document and the command that makes it', () => {
  expect(() => documentSize('/documents/no-such.pdf')).toThrow(/no-such\.pdf does not exist.*npm run documents/);
});

test.each([
  [1, '1 kB'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [64_210, '65 kB'],
  [999_000, '999 kB'],
  [999_001, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
