import { describe, expect, test } from 'vitest';
import type { Point, Polygon } from './geometry.ts';
import { centroid, distance, itemAt, scale, signedArea, subtract, TAU } from './geometry.ts';
import type { TilingName } from './tilings.ts';
import { key, patch, TILINGS, tilingNamed } from './tilings.ts';

const names = Object.keys(TILINGS) as TilingName[];

const sidesOf = (tile: Polygon): [Point, Point][] =>
  tile.map((corner, i) => [corner, itemAt(tile, (i + 1) % tile.length)]);

const interiorAngle = (tile: Polygon, i: number): number => {
  const n = tile.length;
  const out = subtract(itemAt(tile, (i + 1) % n), itemAt(tile, i));
  const back = subtract(itemAt(tile, (i + n - 1) % n), itemAt(tile, i));
  return (Math.atan2(back[1], back[0]) - Math.atan2(out[1], out[0]) + 2 * TAU) % TAU;
};

describe.each(names)('the %s tiling', (name) => {
  const tiling = tilingNamed(name);
  const tiles = patch(tiling, 3);
  // Tiles far from the edge of the patch have all their neighbors.
  const reach = Math.min(...tiling.translations.map(([x, y]) => Math.hypot(x, y)));
  const isDeep = (point: Point): boolean => Math.hypot(...point) < reach;

  test('orders the corners of every tile the same way', () => {
    for (const tile of tiling.tiles) expect(signedArea(tile)).toBeGreaterThan(0);
  });

  test('fills its cell without gaps or overlaps', () => {
    const [u, v] = tiling.translations;
    const covered = tiling.tiles.reduce((sum, tile) => sum + signedArea(tile), 0);
    expect(covered).toBeCloseTo(Math.abs(u[0] * v[1] - u[1] * v[0]), 6);
  });

  test('shares every side between exactly two tiles', () => {
    const sharers = new Map<string, number>();
    for (const tile of tiles) {
      for (const [a, b] of sidesOf(tile)) {
        const name = [key(a), key(b)].sort().join(' ');
        sharers.set(name, (sharers.get(name) ?? 0) + 1);
      }
    }
    for (const tile of tiles.filter((t) => isDeep(centroid(t)))) {
      for (const [a, b] of sidesOf(tile)) expect(sharers.get([key(a), key(b)].sort().join(' '))).toBe(2);
    }
  });

  test('has angles that add up to a full turn at every corner', () => {
    const turns = new Map<string, number>();
    for (const tile of tiles)
      for (const [i, corner] of tile.entries()) {
        turns.set(key(corner), (turns.get(key(corner)) ?? 0) + interiorAngle(tile, i));
      }
    for (const tile of tiles.filter((t) => isDeep(centroid(t)))) {
      for (const corner of tile) expect(turns.get(key(corner))).toBeCloseTo(TAU, 5);
    }
  });
});

test('repeats the tenfold grid at the cube of the golden ratio', () => {
  const [u] = tilingNamed('rosette-10').translations;
  expect(distance(u, scale(u, 0))).toBeCloseTo(((1 + Math.sqrt(5)) / 2) ** 3, 9);
});
