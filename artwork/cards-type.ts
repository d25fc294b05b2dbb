// Converts lines of text to outlines, so that rendering a card needs no installed font.
import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { LATIN_CHARACTERS } from '../src/lib/font-characters.ts';

/** A line of text as SVG paths, with its width. The origin is the left end of the baseline; y points down. */
export type SetLine = { path: string; width: number };

/** Sets text in a given size in pixels. */
export type Typesetter = (words: string, size: number) => SetLine;

/** Opens a web font (WOFF2). Text is kerned and shaped as in a browser. */
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

/** Breaks text into as few lines as fit in `width`, with line lengths as even as possible. */
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
