import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { barriersDocument, DOCUMENT } from './document.ts';

test('the list of planted barriers in the documents is the one that is planted', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(barriersDocument());
});
