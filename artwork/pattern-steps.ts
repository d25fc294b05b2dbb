import type { Size } from './compositions/composition.ts';
import type { FieldSpec } from './field.ts';
import { starField } from './field.ts';
import type { Point } from './geometry.ts';
import { add, centroid, distance, itemAt, polar, radians, scale } from './geometry.ts';
import { circle, khatam } from './shapes.ts';
import { coordinate, fill, pathThrough, polygonPath, rectPath, stroke } from './svg.ts';
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

/**
 * The same six steps side by side, from bare lines at the left to a finished wall that runs off the picture at the
 * right. The ground is the page's own until the weave.
 */
export const patternBand = ([w, h]: Size): string => {
  const tiling = tilingNamed(FIELD.tiling);
  const [edge, star]: [number, Point] = [h / 9.6, [w * 0.5, h / 2]];
  const [u, v] = tiling.translations.map((shift) => scale(shift, edge)) as [Point, Point];
  const centers = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .flatMap((i) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((j) => add(star, add(scale(u, i), scale(v, j)))))
    .filter(([x, y]) => x > -h / 2 && x < w * 0.7 && y > -h / 2 && y < h * 1.5);
  const reach = edge * Math.hypot(...itemAt(itemAt(tiling.tiles, 0), 0));
  const tiles = patch(tiling, 6)
    .map((tile) => tile.map((corner) => add(star, scale(corner, edge))))
    .filter((tile) => tile.some(([x, y]) => x > 0 && x < w * 0.66 && y > 0 && y < h));
  const twelve = Array.from({ length: 12 }, (_, i) => radians(30 * i + 15));
  const circles = stroke('strap', 2, centers.map((center) => circle(reach, ...center)).join(''));
  const rays = stroke(
    'soft',
    1.2,
    centers.flatMap((center) => twelve.map((angle) => pathThrough([center, polar(reach, angle, center)]))).join(''),
  );
  const points = fill(
    'paper3',
    centers.flatMap((center) => twelve.map((angle) => circle(3.4, ...polar(reach, angle, center)))).join(''),
  );
  const polygons = (role: 'strap' | 'soft', width: number): string =>
    stroke(role, width, tiles.map(polygonPath).join(''));
  const bounds = [0, 0.13, 0.26, 0.39, 0.52, 0.65, 1].map((share) => Math.round(w * share));
  const steps = [circles, circles + rays + points, polygons('strap', 2), polygons('soft', 1), '', ''].map(
    (lines, step) => {
      const [from, to] = [itemAt(bounds, step), itemAt(bounds, step + 1)];
      const clip = rectPath(from, 0, to - from, h);
      const spec = FIELDS[step - 3];
      const field = spec
        ? starField(
            {
              ...spec,
              edge,
              at: [0.5, 0.5],
              ...(step === 3 && { ground: null, width: 2 }),
              ...(step > 3 && { width: 6.4 }),
            },
            { x: 0, y: 0, w, h },
            `f${step}`,
            clip,
          )
        : '';
      return `<clipPath id="s${step}"><path d="${clip}"/></clipPath><g clip-path="url(#s${step})">${lines}${field}</g>`;
    },
  );
  const joints = bounds
    .slice(1, 6)
    .map((x) => rectPath(x - 0.75, 0, 1.5, h))
    .join('');
  return steps.join('') + fill('rule', joints);
};
