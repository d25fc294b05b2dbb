import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesOf } from '../../hosting/testing/tables.ts';
import { typeset } from './typography.ts';

const table = tablesOf('src/content/typography.yaml');

/** Shows a no-break space as `_`. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_');

test.each(table<[string, string]>('marks'))('sets the marks of %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each(table<[string, string]>('dashes'))('sets the dashes of %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each(table<[string, string]>('times'))('keeps the date and the time of %s on one line', (typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test.each(table<string>('unchanged'))('leaves %s as it is', (typed) => {
  expect(typeset(typed)).toBe(typed);
});

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
