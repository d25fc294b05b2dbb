import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT, faultsDocument } from './document.ts';

test('docs/accessibility-faults.md lists the faults that are injected', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(faultsDocument());
});
