import type { FieldSpec } from './field.ts';
import { starField } from './field.ts';
import type { Point } from './geometry.ts';
import { add, centroid, distance, itemAt, polar, radians, scale } from './geometry.ts';
import { circle, khatam } from './shapes.ts';
import { coordinate, fill, pathThrough, polygonPath, stroke } from './svg.ts';
import { patch, tilingNamed } from './tilings.ts';

export const STEPS_SIZE = [640, 640] as const;

const CENTER: Point = [320, 320];
const R = 276;
const EDGE = 47;
/** Where each step begins, in degrees clockwise from three o'clock. The last one is the finished pattern. */
const BOUNDS = [-90, -60, -30, 0, 30, 60, 270] as const;

const FIELD = { tiling: 'rosette-12', edge: EDGE, contact: 66, at: [0.5, 0.5] } as const;
const FIELDS: readonly FieldSpec[] = [
  { ...FIELD, ground: 'line', weave: 'line', width: 3, strap: 'gold' },
  { ...FIELD, weave: 'strap', width: 7.6 },
  {
    ...FIELD,
    weave: 'strap',
    width: 7.6,
    stars: { 12: 'star', 5: 'star2' },
    cores: { 12: 0.5 },
  },
];

const sectorPath = (step: number): string => {
  const [from, to] = [itemAt(BOUNDS, step), itemAt(BOUNDS, step + 1)];
  const [a, b] = [from, to].map((degrees) =>
    polar(R + 1, radians(degrees), CENTER)
      .map(coordinate)
      .join(' '),
  );
  return `M${CENTER.join(' ')}L${a}A${R + 1} ${R + 1} 0 ${to - from > 180 ? 1 : 0} 1 ${b}z`;
};

/**
 * How a star pattern is made, in six sectors clockwise from the top, each marked with its number of stars: the circle, its
 * division, polygons, the lines from the middles of their sides, the weave, and the colors.
 */
export const patternSteps = (): string => {
  const tiling = tilingNamed(FIELD.tiling);
  const tiles = patch(tiling, 2)
    .map((tile) => tile.map((corner) => add(CENTER, scale(corner, EDGE))))
    .filter((tile) => distance(centroid(tile), CENTER) < R + EDGE);
  // The first tile is the one in the middle.
  const reach = EDGE * Math.hypot(...itemAt(itemAt(tiling.tiles, 0), 0));
  const ray = (degrees: number): string => pathThrough([CENTER, polar(R, radians(degrees), CENTER)]);
  const twelve = Array.from({ length: 12 }, (_, i) => 30 * i + 15);
  const firstCircle = stroke('strap', 3, circle(reach, ...CENTER));
  const rays = stroke('mid', 2, twelve.map(ray).join(''));
  const points = fill('paper3', twelve.map((degrees) => circle(5, ...polar(reach, radians(degrees), CENTER))).join(''));
  const polygons = (role: 'strap' | 'mid', width: number): string =>
    stroke(role, width, tiles.map(polygonPath).join(''));
  const steps = [firstCircle, firstCircle + rays + points, rays + polygons('strap', 3), polygons('mid', 2), '', ''].map(
    (lines, step) => {
      const box = { x: 0, y: 0, w: STEPS_SIZE[0], h: STEPS_SIZE[1] };
      const field = FIELDS[step - 3];
      return `<clipPath id="s${step}"><path d="${sectorPath(step)}"/></clipPath><g clip-path="url(#s${step})">${field ? starField(field, box, `f${step}`, sectorPath(step)) : ''}${lines}</g>`;
    },
  );
  const marks = steps.flatMap((_, step) =>
    Array.from({ length: step + 1 }, (__, i) => {
      const middle = (itemAt(BOUNDS, step) + itemAt(BOUNDS, step + 1)) / 2;
      return khatam(6, ...polar(R + 20, radians(middle + 3 * (i - step / 2)), CENTER));
    }),
  );
  return (
    fill('line', circle(R, ...CENTER)) +
    steps.join('') +
    stroke('paper3', 1.5, BOUNDS.slice(0, 6).map(ray).join('')) +
    stroke('paper3', 4, circle(R, ...CENTER)) +
    fill('paper3', marks.join(''))
  );
};
