import type { Point, Polygon } from './geometry.ts';
import { add, cross, distance, dot, itemAt, midpoint, scale, unit } from './geometry.ts';
import type { Crossing, TileFigure } from './hankin.ts';
import { sideCrossing, tileFigure } from './hankin.ts';
import type { Tiling } from './tilings.ts';
import { isInHomeCell, key, latticeCoordinates, patch } from './tilings.ts';

/** One translation cell of a star pattern. A crossing on a shared side is listed once. */
export type StarCell = {
  readonly figures: readonly { readonly tile: Polygon; readonly figure: TileFigure }[];
  readonly crossings: readonly Crossing[];
  /** The free faces around the tiling's corners, with the number of sides of the largest tile there. */
  readonly cornerFaces: readonly { readonly face: Polygon; readonly sides: number }[];
};

const cornerFaces = (tiling: Tiling, contactAngle: number): { readonly face: Polygon; readonly sides: number }[] => {
  const faces = new Map<string, { corner: Point; points: Point[]; sides: number }>();
  for (const tile of patch(tiling, 2)) {
    if (!tile.some((corner) => isInHomeCell(tiling, corner))) continue;
    const { shoulders } = tileFigure(tile, contactAngle);
    tile.forEach((corner, i) => {
      if (!isInHomeCell(tiling, corner)) return;
      const face = faces.get(key(corner)) ?? { corner, points: [], sides: 0 };
      faces.set(key(corner), face);
      face.sides = Math.max(face.sides, tile.length);
      const next = itemAt(tile, (i + 1) % tile.length);
      // Each tile adds one of its two sides at a corner; its neighbor adds the other.
      face.points.push(itemAt(shoulders, i), midpoint(corner, next));
    });
  }
  return [...faces.values()].map(({ corner, points, sides }) => ({
    sides,
    face: points
      .filter((point) => distance(point, corner) > 0)
      .sort((a, b) => Math.atan2(a[1] - corner[1], a[0] - corner[0]) - Math.atan2(b[1] - corner[1], b[0] - corner[0])),
  }));
};

const CELL_ROUNDING = 1e-4;

/**
 * The strands of one cell, woven over and under. The rule is local: at every side, the strand toward the next side (in
 * order of increasing angle) is on top. In the tile on the other side, the same strand also goes toward the next side,
 * so both tiles agree. At its last side, a strand comes from the previous side, so it goes under. Every strand
 * therefore alternates (the tests check this). `depthOf` returns the depth for a tile's number of sides.
 */
export const starCell = (tiling: Tiling, contactAngle: number, depthOf: (sides: number) => number): StarCell => {
  const seen = new Set<string>();
  const crossings: Crossing[] = [];
  const figures = tiling.tiles.map((tile) => {
    const figure = tileFigure(tile, contactAngle, depthOf(tile.length));
    crossings.push(...figure.crossings);
    tile.forEach((_, i) => {
      const crossing = sideCrossing(tile, i, contactAngle);
      const fraction = latticeCoordinates(tiling, crossing.at)
        .map((c) => Math.round((c - Math.floor(c + CELL_ROUNDING)) / CELL_ROUNDING))
        .join();
      if (!seen.has(fraction)) crossings.push(crossing);
      seen.add(fraction);
    });
    return { tile, figure };
  });
  return { figures, crossings, cornerFaces: cornerFaces(tiling, contactAngle) };
};

/**
 * The end points of the upper strand's segment that covers the lower strand at a crossing. `width` is the straps' width
 * with outlines. The segment covers the parallelogram where the straps overlap, plus `overlap` at both ends.
 */
export const overpass = ({ at, along, under }: Crossing, width: number, overlap = 0): readonly [Point, Point] => {
  const [a, b] = [unit(along), unit(under)];
  const sine = Math.abs(cross(a, b));
  const reach = (width / 2) * (1 / sine + Math.abs(dot(a, b)) / sine) + overlap;
  return [add(at, scale(a, -reach)), add(at, scale(a, reach))];
};
