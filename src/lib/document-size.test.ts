// @vitest-environment node
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentSize } from './document-size.ts';
import { formatFileSize } from './format.ts';

test('the size of a document is that of the file below public/', () => {
  expect(documentSize('/documents/hifz-policy.pdf')).toBe(statSync('public/documents/hifz-policy.pdf').size);
});

test('a document that is not there stops the build, with its name and what to do', () => {
  expect(() => documentSize('/documents/no-such.pdf')).toThrow(/no-such\.pdf is not there.*npm run documents/);
});

test.each([
  [1, '1 kB'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [64_210, '65 kB'],
  [999_000, '999 kB'],
  [999_001, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatFileSize(bytes)).toBe(said);
});
