import { describe, expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { add, cross, distance, dot, itemAt, radians, scale, subtract, unit } from './geometry.ts';
import type { Crossing } from './hankin.ts';
import { tileFigure } from './hankin.ts';
import { overpass, starCell } from './strapwork.ts';
import type { TilingName } from './tilings.ts';
import { key, patch, TILINGS, tilingNamed } from './tilings.ts';

const CONTACT_DEGREES = [54, 60, 67.5, 72];
const names = Object.keys(TILINGS) as TilingName[];

test.each(names)('starts every strand of %s in the middle of a side, at the contact angle', (name) => {
  for (const degrees of CONTACT_DEGREES) {
    for (const tile of tilingNamed(name).tiles) {
      const { strands } = tileFigure(tile, radians(degrees));
      strands.forEach((strand, i) => {
        const side = unit(subtract(itemAt(tile, (i + 1) % tile.length), itemAt(tile, i)));
        const leaving = unit(subtract(itemAt(strand, 1), itemAt(strand, 0)));
        expect(
          distance(itemAt(strand, 0), scale(add(itemAt(tile, i), itemAt(tile, (i + 1) % tile.length)), 0.5)),
        ).toBeLessThan(1e-9);
        expect(Math.acos(dot(side, leaving))).toBeCloseTo(radians(degrees), 6);
      });
    }
  }
});

test.each(names)('continues the strands of %s straight into the neighboring tile', (name) => {
  const contact = radians(60.5);
  const tiling = tilingNamed(name);
  // At each side, a strand of each of the two tiles starts in the opposite direction.
  const leaving = new Map<string, Point[]>();
  for (const tile of patch(tiling, 2)) {
    for (const strand of tileFigure(tile, contact).strands) {
      leaving.set(key(itemAt(strand, 0)), [
        ...(leaving.get(key(itemAt(strand, 0))) ?? []),
        unit(subtract(itemAt(strand, 1), itemAt(strand, 0))),
      ]);
    }
  }
  for (const tile of tiling.tiles) {
    for (const strand of tileFigure(tile, contact).strands) {
      const directions = leaving.get(key(itemAt(strand, 0))) ?? [];
      expect(directions).toHaveLength(2);
      expect(Math.abs(cross(itemAt(directions, 0), itemAt(directions, 1)))).toBeLessThan(1e-6);
      expect(dot(itemAt(directions, 0), itemAt(directions, 1))).toBeLessThan(0);
    }
  }
});

/** Whether a strand goes over (true) or under (false) at each of its crossings, in order. */
const passesOf = (strand: readonly Point[], crossings: readonly Crossing[]): boolean[] => {
  const passes: { at: number; isOver: boolean }[] = [];
  let walked = 0;
  strand.slice(1).forEach((end, i) => {
    const start = itemAt(strand, i);
    const heading = unit(subtract(end, start));
    const length = distance(start, end);
    for (const { at, along } of crossings) {
      const ahead = dot(subtract(at, start), heading);
      const aside = Math.abs(cross(subtract(at, start), heading));
      if (aside < 1e-6 && ahead > -1e-6 && ahead < length + 1e-6)
        passes.push({ at: walked + ahead, isOver: Math.abs(cross(unit(along), heading)) < 1e-6 });
    }
    walked += length;
  });
  return passes.sort((a, b) => a.at - b.at).map(({ isOver }) => isOver);
};

describe.each(names)('the straps of %s', (name) => {
  test.each([1, 2, 3])('alternate over and under along every strand at depth %i', (depth) => {
    const tiling = tilingNamed(name);
    // At this angle, no bend is at a crossing in any tile.
    const cell = starCell(tiling, radians(65.3), (sides) => (sides >= 8 ? depth : 1));
    const [u, v] = tiling.translations;
    const near = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => add(scale(u, i), scale(v, j))));
    const crossings = near.flatMap((shift) =>
      cell.crossings.map((crossing) => ({ ...crossing, at: add(crossing.at, shift) })),
    );
    for (const { figure } of cell.figures) {
      for (const strand of figure.strands) {
        const passes = passesOf(strand, crossings);
        expect(passes.length).toBeGreaterThanOrEqual(2);
        for (const [i, isOver] of passes.slice(1).entries()) expect(isOver).toBe(!passes[i]);
        // Each strand starts on top and ends below, so the next one continues the alternation.
        expect(passes[0]).toBe(true);
        expect(passes.at(-1)).toBe(false);
      }
    }
  });
});

test('covers the whole width of the strap below', () => {
  const crossing = { at: [0, 0], along: [1, 0], under: [Math.cos(radians(40)), Math.sin(radians(40))] } as const;
  const [from, to] = overpass(crossing, 10);
  // The lower strap's edges are 5 units from its axis, measured along the edge of the upper strap.
  expect(distance(from, to) / 2).toBeCloseTo(5 / Math.sin(radians(40)) + 5 / Math.tan(radians(40)), 6);
});
