import { describe, expect, test } from 'vitest';
import { ARABIC_CHARACTERS, LATIN_CHARACTERS } from './font-characters.ts';
import { openTypeface } from './typeface.ts';

const latin = await openTypeface('src/assets/fonts/newsreader.woff2', LATIN_CHARACTERS);
const arabic = await openTypeface('src/assets/fonts/amiri.woff2', ARABIC_CHARACTERS);

/** The corners of the box around all points of a path of relative commands. */
function boundsOf(d: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, values = ''] of d.matchAll(/[a-z]([^a-z]*)/g)) {
    const numbers = (values.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const points = numbers.flatMap((value, index) => (index % 2 ? [] : [[x + value, y + (numbers[index + 1] ?? 0)]]));
    for (const [px = 0, py = 0] of points) {
      xs.push(px);
      ys.push(py);
    }
    [x, y] = [points.at(-1)?.[0] ?? x, points.at(-1)?.[1] ?? y];
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('openTypeface', () => {
  test('kerns', () => {
    expect(latin('AV', 100).width).toBeLessThan(latin('A', 100).width + latin('V', 100).width);
  });

  test('joins Arabic letters, from right to left', () => {
    const parts = ['ب', 'ا'].map((letter) => arabic(letter, 100).width);
    expect(arabic('با', 100).width).toBeLessThan((parts[0] ?? 0) + (parts[1] ?? 0));
    expect(arabic('اب', 100).d).not.toBe(arabic('با', 100).d);
  });

  test.each([
    ['one line', latin, 'Straight H'],
    ['letters with marks above and below', arabic, 'وَرَتِّلِ ٱلْقُرْءَانَ تَرْتِيلًا'],
  ])('draws %s inside its box, to a tenth of a pixel', (_, outline, text) => {
    const { d, box } = outline(text, 100);
    const { left, right, top, bottom } = boundsOf(d);
    // A curve's handles may be outside of the ink.
    expect(left).toBeCloseTo(box.x, 0);
    expect(right).toBeGreaterThan(box.x + box.width - 0.2);
    expect(top).toBeLessThan(box.y + 0.2);
    expect(bottom).toBeGreaterThan(box.y + box.height - 0.2);
    expect(d).not.toMatch(/\d\.\d\d/);
  });

  test('scales with the size', () => {
    expect(latin('Read', 200).width / latin('Read', 100).width).toBeCloseTo(2, 1);
  });

  test('draws nothing for no text', () => {
    expect(latin('', 100)).toEqual({ d: '', width: 0, box: { x: 0, y: 0, width: 0, height: 0 } });
  });
});
