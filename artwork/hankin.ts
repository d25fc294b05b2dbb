import type { Point, Polygon } from './geometry.ts';
import { add, crossingOfLines, distance, itemAt, midpoint, rotate, scale, subtract, unit } from './geometry.ts';

/**
 * The star pattern inside one tile.
 *
 * `strands`: each goes from the middle of one side to the middle of another, with its bends. It leaves its first side
 * toward the next side, and reaches its last side from the previous side.
 * `crossings`: where two strands cross inside the tile, and which one is on top.
 * `star`: the star in the middle.
 * `petals`: the kites between the star's points and the sides (only if rays pass each other before they join).
 */
export type TileFigure = {
  readonly strands: readonly (readonly Point[])[];
  readonly crossings: readonly Crossing[];
  readonly star: Polygon;
  readonly petals: readonly Polygon[];
  /** The intersection nearest to each corner, in the order of the tile's corners. */
  readonly shoulders: readonly Point[];
};

/** A point where two strands cross. `along` is the direction of the upper strand, `under` of the lower one. */
export type Crossing = { readonly at: Point; readonly along: Point; readonly under: Point };

const isRegular = (tile: Polygon): boolean => {
  const sides = tile.map((corner, i) => distance(corner, itemAt(tile, (i + 1) % tile.length)));
  const center = scale(tile.reduce<Point>(add, [0, 0]), 1 / tile.length);
  const radii = tile.map((corner) => distance(corner, center));
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return spread(sides) < 1e-6 && spread(radii) < 1e-6;
};

/**
 * Draws a star pattern with the polygons-in-contact method (E. H. Hankin 1925, "The Drawing of Geometric Patterns in
 * Saracenic Art"; the construction follows Kaplan 2005, "Islamic star patterns from polygons in contact"). From the
 * middle of every side, two rays enter the tile at `contactAngle` (radians) to the side. Each ray ends where it meets
 * its partner: with `depth` 1 the nearest ray of the neighboring side, with `depth` 2 the ray of the side after that,
 * and so on. Depths above 1 need a regular tile; other tiles use 1.
 *
 * The tile's corners must be in order of increasing angle. Strands continue straight into neighboring tiles, because
 * all tiles use the same angle.
 */
export const tileFigure = (tile: Polygon, contactAngle: number, depth = 1): TileFigure => {
  const n = tile.length;
  // Rays of sides that are too far apart never meet. The margin (0.4) avoids very sharp bends.
  const reachable = Math.ceil((contactAngle * n) / Math.PI - 0.4) - 1;
  const steps = isRegular(tile) ? Math.max(1, Math.min(depth, reachable)) : 1;
  const middles = tile.map((corner, i) => midpoint(corner, itemAt(tile, (i + 1) % n)));
  const onward = tile.map((corner, i) => rotate(unit(subtract(itemAt(tile, (i + 1) % n), corner)), contactAngle));
  const backward = tile.map((corner, i) => rotate(unit(subtract(corner, itemAt(tile, (i + 1) % n))), -contactAngle));
  const meeting = (i: number, step: number): Point => {
    const j = (i + step) % n;
    const point = crossingOfLines(itemAt(middles, i), itemAt(onward, i), itemAt(middles, j), itemAt(backward, j));
    // At a contact angle of π/n, partners are on one line, so the strand goes straight from side to side.
    return point ?? midpoint(itemAt(middles, i), itemAt(middles, j));
  };
  const strands = tile.map((_, i) => [itemAt(middles, i), meeting(i, steps), itemAt(middles, (i + steps) % n)]);
  const crossings: Crossing[] = [];
  for (let step = 1; step < steps; step += 1) {
    for (let i = 0; i < n; i += 1) {
      const j = (i + step) % n;
      // A strand is on top at its first side, so it goes under at its first inner crossing and over at its second.
      const isOnwardOver = step % 2 === 0;
      crossings.push({
        at: meeting(i, step),
        along: isOnwardOver ? itemAt(onward, i) : itemAt(backward, j),
        under: isOnwardOver ? itemAt(backward, j) : itemAt(onward, i),
      });
    }
  }
  const shoulders = tile.map((_, i) => meeting((i + n - 1) % n, 1));
  const ring = (i: number, step: number): Point => meeting((i + n) % n, step);
  if (steps === 1) {
    return {
      strands,
      crossings,
      star: tile.flatMap((_, i) => [itemAt(middles, i), meeting(i, 1)]),
      petals: [],
      shoulders,
    };
  }
  // From the outside in, intersections alternate between the direction of a corner and of the middle of a side.
  const star = tile.flatMap((_, i) => [ring(i, steps - 1), ring(i, steps)]);
  const petals: Polygon[] = [];
  for (let step = 2; step <= steps; step += 1) {
    for (let i = 0; i < n; i += 1) {
      const outer = step === 2 ? itemAt(middles, (i + 1) % n) : ring(i + 1, step - 2);
      petals.push([outer, ring(i + 1, step - 1), ring(i, step), ring(i, step - 1)]);
    }
  }
  return { strands, crossings, star, petals, shoulders };
};

/** The crossing in the middle of side `i` of a tile. The strand toward the next side is on top. */
export const sideCrossing = (tile: Polygon, i: number, contactAngle: number): Crossing => {
  const a = itemAt(tile, i);
  const b = itemAt(tile, (i + 1) % tile.length);
  const along = rotate(unit(subtract(b, a)), contactAngle);
  const under = rotate(unit(subtract(a, b)), -contactAngle);
  return { at: midpoint(a, b), along, under };
};
