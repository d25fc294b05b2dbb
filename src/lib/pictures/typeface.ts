import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as one SVG path. The origin is the left end of the baseline, and y points down. Units are pixels. */
export type TextOutline = {
  d: string;
  /** The width of the line with the space beside its letters. */
  width: number;
  /** The smallest rectangle around the ink. */
  box: { x: number; y: number; width: number; height: number };
};

/** Outlines text in a font size in pixels. Text is shaped and kerned as in a browser. */
export type Typeface = (text: string, size: number) => TextOutline;

/** Coordinates are in tenths of a pixel. */
const PRECISION = 10;

/** Opens the characters of a web font (WOFF2) as outlines, so that drawing text needs no installed or loaded font. */
export async function openTypeface(file: string, characters: string): Promise<Typeface> {
  const sfnt = await subsetFont(readFileSync(file), characters, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt))));
  return (text, size) => {
    font.setScale(size * PRECISION, -size * PRECISION);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let [advance, d, end] = [0, '', { x: 0, y: 0 }];
    const [xs, ys]: [number[], number[]] = [[], []];
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const [left, top] = [advance + xOffset, yOffset];
      for (const { type, values } of font.glyphToJson(codepoint)) {
        // Relative coordinates compress better. Each is a difference of rounded positions, so that errors don't add up.
        const points = values.map((value, index) => Math.round(value + (index % 2 ? top : left)));
        const relative = points.map((point, index) => (point - (index % 2 ? end.y : end.x)) / PRECISION);
        d += type.toLowerCase() + relative.join(' ').replaceAll(' -', '-').replaceAll(/\b0\./g, '.');
        if (points.length > 0) end = { x: points.at(-2) ?? 0, y: points.at(-1) ?? 0 };
      }
      const ink = font.glyphExtents(codepoint);
      if (ink?.width) {
        xs.push(left + ink.xBearing, left + ink.xBearing + ink.width);
        ys.push(top + ink.yBearing, top + ink.yBearing + ink.height);
      }
      advance += xAdvance;
    }
    if (xs.length === 0) [xs[0], ys[0]] = [0, 0];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
    const px = (value: number) => value / PRECISION;
    return { d, width: px(advance), box: { x: px(x), y: px(y), width: px(width), height: px(height) } };
  };
}
