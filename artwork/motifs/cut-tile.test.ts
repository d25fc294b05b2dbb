import { describe, expect, test } from 'vitest';
import type { Polygon } from '../geometry.ts';
import { signedArea } from '../geometry.ts';
import type { Facet } from './cut-tile.ts';
import { box, cutTile, halved, inlay, inset, laid, sliced, tile } from './cut-tile.ts';

const area = (polygon: Polygon): number => Math.abs(signedArea(polygon));
const total = (facets: readonly Facet[]): number => facets.reduce((sum, { corners }) => sum + area(corners), 0);

describe('cutTile', () => {
  test('turns a side that is almost in one of the directions', () => {
    const { markup } = cutTile(8, inlay('green1', '0,0 80,1 80,40 0,40'));
    // The upper side is horizontal, at the average height of its two end points.
    expect(markup).toBe('<path class="green1" d="M0 0.5h80v39.5h-80z"/>');
  });

  test('refuses a side that runs in none of the directions', () => {
    expect(() => cutTile(8, tile('green1', '0,0 80,46 0,46'))).toThrow(/7\.4° off the 8-fold directions/);
    expect(() => cutTile(12, tile('green1', '0,0 80,46.2 0,46.2'))).not.toThrow();
  });

  test('leaves a joint around a tile but not around an inlay', () => {
    expect(cutTile(8, tile('green1', box(0, 0, 20, 20))).markup).toContain('M1.1 1.1h17.8');
    expect(cutTile(8, inlay('green1', box(0, 0, 20, 20))).markup).toContain('M0 0h20');
  });

  test('leaves out tiles that are smaller than their joints', () => {
    expect(cutTile(8, tile('green1', box(0, 0, 20, 20)), tile('clay1', box(30, 0, 2, 20))).markup).not.toContain(
      'clay1',
    );
  });

  test('measures what it has drawn', () => {
    expect(cutTile(8, tile('green1', box(10, 20, 60, 80)))).toMatchObject({ middle: [40, 60], radius: 50, height: 80 });
  });
});

describe('cutting', () => {
  test('slices a shape from left to right, or from above, and leaves out what has no tone', () => {
    const columns = sliced(['green3', null, 'green1'], box(0, 0, 30, 10), [10, 0, 90], [20, 0, 90]);
    expect(columns.map(({ tone }) => tone)).toEqual(['green3', 'green1']);
    expect(columns[0]?.corners.every(([x]) => x <= 10)).toBe(true);
    const rows = sliced(['teal3', 'teal1'], box(0, 0, 10, 30), [0, 5, 180]);
    expect(rows.map(({ corners }) => area(corners))).toEqual([50, 250]);
  });

  test('halves a shape into a light and a darker tile', () => {
    expect(halved('brass3', box(-10, 0, 20, 5)).map(({ tone }) => tone)).toEqual(['brass3', 'brass2']);
  });

  test('lays tiles over others without any overlap', () => {
    const lower = tile('wood1', box(0, 0, 100, 10));
    const across = tile('wood2', box(40, -20, 10, 50));
    expect(laid(lower, across)).toHaveLength(3);
    expect(total(laid(lower, across))).toBeCloseTo(100 * 10 - 10 * 10 + 10 * 50);
    const inside = tile('wood2', box(40, 2, 10, 4));
    expect(total(laid(lower, inside))).toBeCloseTo(100 * 10);
    expect(laid(lower, tile('wood2', box(0, 50, 10, 10)))).toHaveLength(2);
  });

  test('moves the sides of an outline inwards, whichever way its corners run', () => {
    const outline = box(0, 0, 20, 10);
    expect(area(inset(outline, 1))).toBeCloseTo(18 * 8);
    expect(area(inset([...outline].reverse(), 1))).toBeCloseTo(18 * 8);
  });
});
