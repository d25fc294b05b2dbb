import { describe, expect, test } from 'vitest';
import { straps, TWELVE } from './catalogue/artwork.ts';
import type { FieldSpec } from './field.ts';
import { starField } from './field.ts';

const BOX = { x: 50, y: 50, w: 1100, h: 800 };

/** The positions of stars on one axis, without duplicates. */
const starsAlong = (markup: string, axis: 'x' | 'y'): number[] =>
  [
    ...new Set(
      [...markup.matchAll(new RegExp(`<use href="#pa"[^>]* ${axis}="([\\d.-]+)"`, 'g'))].map(([, at]) => Number(at)),
    ),
  ].sort((a, b) => a - b);

/** The distance from a level to the nearest row of stars, as a fraction of the distance between rows. */
const offAxis = (rows: readonly number[], level: number): number => {
  const [first = 0] = rows;
  const spacing = ((rows.at(-1) ?? 0) - first) / (rows.length - 1);
  const place = (level - first) / spacing;
  return Math.abs(place - Math.round(place));
};

describe('a field of stars', () => {
  const spec: FieldSpec = straps('rosette-12', 50, 62, 8, TWELVE);
  const markup = starField(spec, BOX, 'p');

  test('ends on axes of symmetry at the left and the right', () => {
    const columns = starsAlong(markup, 'x');
    expect(offAxis(columns, BOX.x)).toBeLessThan(0.01);
    expect(offAxis(columns, BOX.x + BOX.w)).toBeLessThan(0.01);
  });

  test('ends on axes of symmetry at the top and the bottom, or at the plain courses there', () => {
    const rows = starsAlong(markup, 'y');
    const [, depth = '0'] = /class="band" d="M50 50h1100v([\d.]+)/.exec(markup) ?? [];
    expect(offAxis(rows, BOX.y + Number(depth))).toBeLessThan(0.01);
    expect(offAxis(rows, BOX.y + BOX.h - Number(depth))).toBeLessThan(0.01);
  });

  test('shows the same part in each of its bays', () => {
    const columns = starsAlong(starField({ ...spec, bays: 3 }, BOX, 'p'), 'x');
    for (const bay of [0, 1, 2, 3]) expect(offAxis(columns, BOX.x + (bay * BOX.w) / 3)).toBeLessThan(0.01);
  });

  test('keeps its size where an outline or a place for its star is given', () => {
    const placed = starField({ ...spec, at: [0.3, 0.5] }, BOX, 'p');
    expect(starsAlong(placed, 'x').some((x) => Math.abs(x - (BOX.x + 0.3 * BOX.w)) < 0.1)).toBe(true);
  });
});
