import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { contourEnds, glyphsOf, isSlashedZero, withRoundZero } from './round-zero.ts';

const SOURCE =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** The zero of a font file, at a weight if it is variable. */
async function zeroOf(file: string, wght?: number): Promise<Buffer> {
  const options = wght === undefined ? {} : { variationAxes: { wght } };
  const font = await subsetFont(readFileSync(file), '0', { targetFormat: 'truetype', ...options });
  return glyphsOf(font).find((glyph, index) => index > 0 && contourEnds(glyph).length > 0) ?? Buffer.alloc(0);
}

test('recognizes the zero of the original by its slash', async () => {
  expect(isSlashedZero(await zeroOf(SOURCE))).toBe(true);
});

test.each([400, 475, 550, 625, 700])('at weight %i, the site’s zero is an outline with one counter', async (wght) => {
  const zero = await zeroOf('src/assets/fonts/atkinson-hyperlegible-next.woff2', wght);
  expect(contourEnds(zero)).toHaveLength(2);
});

test.each([400, 700])('in documents at weight %i, the zero is an outline with one counter', async (weight) => {
  expect(contourEnds(await zeroOf(`documents/fonts/atkinson-hyperlegible-next-${weight}.woff2`))).toHaveLength(2);
});

test('refuses a font whose zero is drawn in another way', async () => {
  const round = await subsetFont(readFileSync(SOURCE), 'Oo', { targetFormat: 'truetype' });
  expect(() => withRoundZero(round)).toThrow(/zero of Atkinson Hyperlegible Next is drawn in another way/);
});
