import type { Point, Polygon } from './geometry.ts';
import {
  add,
  centroid,
  distance,
  itemAt,
  midpoint,
  oriented,
  polar,
  radians,
  regularPolygon,
  rotate,
  scale,
  subtract,
} from './geometry.ts';

/**
 * A periodic tiling: the tiles of one translation cell, and the two translations that repeat it. One edge has length 1. The
 * largest tile of the cell is centered on the origin.
 */
export type Tiling = {
  readonly tiles: readonly Polygon[];
  readonly translations: readonly [Point, Point];
};

/** The distance from the center to a side of a regular polygon of side 1. */
const apothem = (sides: number): number => 0.5 / Math.tan(Math.PI / sides);
const circumradius = (sides: number): number => 0.5 / Math.sin(Math.PI / sides);

/** A regular polygon of side 1 with a side in the given direction. */
const facing = (sides: number, direction: number, center: Point = [0, 0]): Polygon =>
  regularPolygon(sides, circumradius(sides), direction + Math.PI / sides, center);

/** A regular polygon of side 1 that shares the side of another one in the given direction. */
const beside = (sides: number, baseSides: number, direction: number, base: Point = [0, 0]): Polygon =>
  facing(sides, direction + Math.PI, polar(apothem(baseSides) + apothem(sides), direction, base));

const squareLattice = (step: number): readonly [Point, Point] => [
  [step, 0],
  [0, step],
];
const triangularLattice = (step: number, phase = 0): readonly [Point, Point] => [
  polar(step, phase),
  polar(step, phase + Math.PI / 3),
];

/** 4.8.8: octagons in rows with squares between their corners. */
const octagonsAndSquares = (): Tiling => ({
  tiles: [facing(8, 0), beside(4, 8, Math.PI / 4)],
  translations: squareLattice(2 * apothem(8)),
});

/** 3.12.12: dodecagons side by side in a triangular lattice, triangles between them. */
const dodecagonsAndTriangles = (): Tiling => ({
  tiles: [facing(12, 0), beside(3, 12, radians(30)), beside(3, 12, radians(90))],
  translations: triangularLattice(2 * apothem(12)),
});

/** 4.6.12: dodecagons, each surrounded by alternating squares and hexagons. */
const dodecagonsHexagonsSquares = (): Tiling => ({
  tiles: [
    facing(12, 0),
    ...[0, 60, 120].map((degrees) => beside(4, 12, radians(degrees))),
    ...[30, 90].map((degrees) => beside(6, 12, radians(degrees))),
  ],
  translations: triangularLattice(2 * apothem(12) + 1),
});

/** 3.4.6.4: hexagons, each surrounded by alternating squares and triangles. */
const hexagonsSquaresTriangles = (): Tiling => {
  const step = 2 * apothem(6) + 1;
  const gap = (degrees: number): Polygon =>
    regularPolygon(3, circumradius(3), radians(degrees + 180), polar(step / Math.sqrt(3), radians(degrees)));
  return {
    tiles: [facing(6, 0), ...[0, 60, 120].map((degrees) => beside(4, 6, radians(degrees))), gap(30), gap(90)],
    translations: triangularLattice(step),
  };
};

/** 3.6.3.6: hexagons touching at corners, triangles between them. */
const hexagonsAndTriangles = (): Tiling => ({
  tiles: [regularPolygon(6, 1), beside(3, 6, radians(30)), beside(3, 6, radians(90))],
  translations: triangularLattice(2),
});

/** 4.4.4.4: squares. */
const squares = (): Tiling => ({ tiles: [facing(4, 0)], translations: squareLattice(1) });

/** 6.6.6: hexagons. */
const hexagons = (): Tiling => ({ tiles: [facing(6, 0)], translations: triangularLattice(2 * apothem(6)) });

/**
 * Decagons on a 72° rhombic lattice, connected corner to corner by one edge, with rings of pentagons and a barrel-shaped
 * hexagon in each remaining gap. Most tenfold rosette patterns use this grid (Bonner 2017, "Islamic Geometric Patterns", the
 * polygonal technique). The lattice step is φ³ edges.
 */
const decagonsAndPentagons = (): Tiling => {
  const phi = (1 + Math.sqrt(5)) / 2;
  const step = phi ** 3;
  // The cell is rotated so that the rhombus's long diagonal is horizontal.
  const [u, v]: [Point, Point] = [polar(step, radians(-36)), polar(step, radians(36))];
  const corner = (center: Point, degrees: number): Point => polar(phi, radians(degrees), center);
  const apex = (center: Point, degrees: number): Point => polar(phi + 1, radians(degrees), center);
  const origin: Point = [0, 0];
  const pentagon = (neighbor: Point, direction: number, side: 1 | -1): Polygon =>
    oriented([
      corner(origin, direction + side * 36),
      corner(origin, direction),
      corner(neighbor, direction + 180),
      corner(neighbor, direction + 180 - side * 36),
      apex(origin, direction + side * 36),
    ]);
  const opposite = add(u, v);
  const barrel = oriented([
    apex(origin, 0),
    corner(u, 108),
    corner(u, 72),
    apex(opposite, 180),
    corner(v, 288),
    corner(v, 252),
  ]);
  return {
    tiles: [
      regularPolygon(10, phi, 0),
      pentagon(u, -36, 1),
      pentagon(u, -36, -1),
      pentagon(v, 36, 1),
      pentagon(v, 36, -1),
      barrel,
    ],
    translations: [u, v],
  };
};

/** The tiles of all cells up to `reach` cells from the origin. */
export const patch = (tiling: Tiling, reach: number): Polygon[] => {
  const [u, v] = tiling.translations;
  const cells: Polygon[] = [];
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      const shift = add(scale(u, i), scale(v, j));
      for (const tile of tiling.tiles) cells.push(tile.map((corner) => add(corner, shift)));
    }
  }
  return cells;
};

/** A point in lattice coordinates: equivalent points differ by whole numbers. */
export const latticeCoordinates = (tiling: Tiling, point: Point): Point => {
  const [u, v] = tiling.translations;
  const determinant = u[0] * v[1] - u[1] * v[0];
  return [(point[0] * v[1] - point[1] * v[0]) / determinant, (u[0] * point[1] - u[1] * point[0]) / determinant];
};

/** Whether a point is in the cell around the origin. Exactly one of a set of equivalent points is. */
export const isInHomeCell = (tiling: Tiling, point: Point): boolean =>
  // The small offset puts points on a cell's edge in exactly one cell.
  latticeCoordinates(tiling, point).every((coordinate) => Math.floor(coordinate + 0.5013) === 0);

/** A map key for a point. Points that differ only by rounding have the same key. */
export const key = (point: Point): string => `${Math.round(point[0] * 1e3)},${Math.round(point[1] * 1e3)}`;

/**
 * The rosette dual (Kaplan 2005, section 5). Every tile with at least `minSides` sides becomes a smaller copy, rotated by
 * half a step. Smaller tiles shrink to their center. Each corner of the old tiling becomes a tile, a pentagon where three
 * tiles met. The big tiles are then surrounded by pentagons, which `tileFigure` turns into petals. The big tiles' edges have
 * length 1 in the result.
 */
const rosetteDual = (base: Tiling, minSides: number): Tiling => {
  const largest = Math.max(...base.tiles.map((tile) => tile.length));
  // The spoke between two big tiles should be as long as their new edges: 2(a − r) = 2r sin(π/n).
  const spoke = apothem(largest) / (1 + Math.sin(Math.PI / largest));
  const shrink = spoke / apothem(largest);
  const around = patch(base, 2);
  const innerCorner = (tile: Polygon, i: number): Point => {
    const center = centroid(tile);
    if (tile.length < minSides) return center;
    const side = midpoint(itemAt(tile, i), itemAt(tile, (i + 1) % tile.length));
    return add(center, scale(subtract(side, center), shrink));
  };
  const corners = new Map<string, Point>();
  for (const tile of around) for (const corner of tile) corners.set(key(corner), corner);
  const cornerTiles = [...corners.values()]
    .filter((corner) => isInHomeCell(base, corner))
    .map((corner) => {
      const meeting = around
        .filter((tile) => tile.some((other) => distance(other, corner) < 1e-6))
        .sort((a, b) => {
          const [p, q] = [subtract(centroid(a), corner), subtract(centroid(b), corner)];
          return Math.atan2(p[1], p[0]) - Math.atan2(q[1], q[0]);
        });
      const outline = meeting.flatMap((tile) => {
        const i = tile.findIndex((other) => distance(other, corner) < 1e-6);
        const n = tile.length;
        // The path around the corner enters a tile across one side and leaves it across the other.
        return n < minSides ? [centroid(tile)] : [innerCorner(tile, i), innerCorner(tile, (i + n - 1) % n)];
      });
      return oriented(outline);
    });
  const bigTiles = base.tiles
    .filter((tile) => tile.length >= minSides)
    .map((tile) => tile.map((_, i) => innerCorner(tile, i)));
  const first = itemAt(bigTiles, 0);
  const edge = distance(itemAt(first, 0), itemAt(first, 1));
  const resize = (tile: Polygon): Polygon => tile.map((corner) => scale(corner, 1 / edge));
  const [u, v] = base.translations;
  return {
    tiles: [...bigTiles, ...cornerTiles].map(resize),
    translations: [scale(u, 1 / edge), scale(v, 1 / edge)],
  };
};

const turned = (tiling: Tiling, angle: number): Tiling => ({
  tiles: tiling.tiles.map((tile) => tile.map((corner) => rotate(corner, angle))),
  translations: [rotate(tiling.translations[0], angle), rotate(tiling.translations[1], angle)],
});

/** Every grid a composition can use, by its vertex figure or rosette. */
export const TILINGS = {
  '4.8.8': octagonsAndSquares,
  '3.12.12': dodecagonsAndTriangles,
  '4.6.12': dodecagonsHexagonsSquares,
  '3.4.6.4': hexagonsSquaresTriangles,
  '3.6.3.6': hexagonsAndTriangles,
  '4.4.4.4': squares,
  '6.6.6': hexagons,
  'rosette-8': () => rosetteDual(octagonsAndSquares(), 8),
  'rosette-12': () => rosetteDual(dodecagonsAndTriangles(), 12),
  'rosette-12-6': () => rosetteDual(dodecagonsHexagonsSquares(), 6),
  'rosette-10': decagonsAndPentagons,
} satisfies Record<string, () => Tiling>;

export type TilingName = keyof typeof TILINGS;

/** A tiling by name, rotated by an angle in degrees. */
export const tilingNamed = (name: TilingName, degrees = 0): Tiling => turned(TILINGS[name](), radians(degrees));
