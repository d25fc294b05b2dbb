import fc from 'fast-check';
import { test } from 'vitest';
import { typeset } from './typography.ts';

const PIECES = 'Mon Friday July by K PreK AM 7:30 2025 12 \' " -'.split(' ');
const piece = fc.oneof(fc.constantFrom(...PIECES, ' - ', ' ', ' '), fc.string({ maxLength: 3 }));
const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('changes marks and spaces only, one for one', () => {
  const plain = (text: string) =>
    text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').replaceAll('\u00a0', ' ');
  fc.assert(fc.property(typed, (text) => plain(typeset(text)) === plain(text)));
});

test('changes nothing the second time', () => {
  fc.assert(
    fc.property(typed, (text) => typeset(typeset(text)) === typeset(text)),
    { numRuns: 1000 },
  );
});
