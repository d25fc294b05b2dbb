// Sets a line of type as outlines, so that a drawing needs no font on the machine that renders it.
import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { LATIN_CHARACTERS } from '../src/lib/font-characters.ts';

/** A line as one path, its origin at the left end of the baseline, and how wide it is; y grows downward. */
export type SetLine = { path: string; width: number };

/** Sets words in one size (in pixels). */
export type Typesetter = (words: string, size: number) => SetLine;

/** Opens a web font (WOFF2) for setting. Letters are kerned and joined as a browser would. */
export async function openTypeface(file: string): Promise<Typesetter> {
  const sfnt = await subsetFont(readFileSync(file), LATIN_CHARACTERS, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const font = new Font(face);
  return (words, size) => {
    const scale = size / face.upem;
    const buffer = new TextBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let x = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const outline = font.glyphToPath(codepoint);
      const placed = outline
        ? `<path transform="translate(${((x + xOffset) * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`
        : '';
      x += xAdvance;
      return placed;
    });
    return { path: glyphs.join(''), width: x * scale };
  };
}

/** Breaks words into the fewest lines no wider than `width`, and of those the most even ones. */
export function breakLines(words: string, width: number, measure: (line: string) => number): string[] {
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of words.split(/\s+/)) {
      const last = lines.pop();
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && measure(longer) > limit) lines.push(last, word);
      else lines.push(longer);
    }
    return lines;
  };
  const widest = fill(width);
  for (let limit = width * 0.4; limit < width; limit += width / 50) {
    const lines = fill(limit);
    if (lines.length === widest.length && lines.every((line) => measure(line) <= limit)) return lines;
  }
  return widest;
}
