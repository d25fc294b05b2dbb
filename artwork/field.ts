import type { Point, Polygon } from './geometry.ts';
import { add, centroid, itemAt, radians, rotate, scale, subtract } from './geometry.ts';
import type { Role } from './palettes.ts';
import { overpass, starCell } from './strapwork.ts';
import { coordinate, fill, pathThrough, rectPath } from './svg.ts';
import type { TilingName } from './tilings.ts';
import { tilingNamed } from './tilings.ts';

/** How to draw a field of stars. Lengths are in units of the drawing, angles in degrees. */
export type FieldSpec = {
  readonly tiling: TilingName;
  /** Length of one edge of the tiling. A field without an outline changes it slightly to end on axes of symmetry. */
  readonly edge: number;
  /** The angle between a strand and the side it crosses. */
  readonly contact: number;
  /** How many rays a strand passes before it bends, by the tile's number of sides. Default: 1. */
  readonly depth?: Readonly<Record<number, number>>;
  readonly turn?: number;
  /** The center of one of the largest stars, as fractions of the field's width and height. Default: the middle. */
  readonly at?: Point;
  /** The number of equal bays that divide the field side by side. Each shows the same symmetric part. */
  readonly bays?: number;
  /** `strap` interlaces bands; `line` draws single lines; `tile` draws filled tiles with grout. */
  readonly weave: 'strap' | 'line' | 'tile';
  /** The width of the band without its outlines. */
  readonly width: number;
  readonly outline?: number;
  /** The color of the stars, by their tile's number of sides. */
  readonly stars?: Readonly<Record<number, Role>>;
  /** The color of the kites in tiles of depth 2 or more. */
  readonly petals?: Role;
  /** The color of the faces around corners, by the largest tile's number of sides. Default: the ground shows through. */
  readonly faces?: Readonly<Record<number, Role>>;
  /** Roles that replace `ground`, `strap` and `line`, for a second field in one drawing. A `null` ground is transparent. */
  readonly ground?: Role | null;
  readonly strap?: Role;
  readonly line?: Role;
  /** The size of the small star inside a star, as a fraction of it, by the tile's number of sides. */
  readonly cores?: Readonly<Record<number, number>>;
};

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const corners = ({ x, y, w, h }: Box): Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];

/** The offsets of all cells that may touch the box. */
const shiftsOver = (box: Box, center: Point, u: Point, v: Point, extent: number): Point[] => {
  const determinant = u[0] * v[1] - u[1] * v[0];
  const coordinates = corners({
    x: box.x - extent,
    y: box.y - extent,
    w: box.w + 2 * extent,
    h: box.h + 2 * extent,
  }).map(([x, y]): Point => {
    const [dx, dy] = [x - center[0], y - center[1]];
    return [(dx * v[1] - dy * v[0]) / determinant, (u[0] * dy - u[1] * dx) / determinant];
  });
  const range = (axis: 0 | 1): [number, number] => {
    const values = coordinates.map((c) => c[axis]);
    return [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  };
  const [i0, i1] = range(0);
  const [j0, j1] = range(1);
  const shifts: Point[] = [];
  for (let j = j0; j <= j1; j += 1) {
    for (let i = i0; i <= i1; i += 1) {
      const shift = add(center, add(scale(u, i), scale(v, j)));
      const isNear =
        shift[0] > box.x - extent &&
        shift[0] < box.x + box.w + extent &&
        shift[1] > box.y - extent &&
        shift[1] < box.y + box.h + extent;
      if (isNear) shifts.push(shift);
    }
  }
  return shifts;
};

/** The maximum change of a field's edge, as a fraction of it. */
const MAX_FIT = 0.25;
/** The maximum height of a plain course above or below, as a fraction of the field's height. */
const MAX_COURSE = 0.041;

/**
 * Distances between neighboring vertical and horizontal axes of symmetry, for a lattice with axes through its origin.
 */
const axisSpacings = (u: Point, v: Point): Point | undefined => {
  const nearby = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const vectors = nearby.flatMap((i) => nearby.map((j) => add(scale(u, i), scale(v, j))));
  const along = vectors.filter(([x, y]) => Math.abs(y) < 1e-6 && x > 1e-6).map(([x]) => x / 2);
  const down = vectors.filter(([x, y]) => Math.abs(x) < 1e-6 && y > 1e-6).map(([, y]) => y / 2);
  return along.length && down.length ? [Math.min(...along), Math.min(...down)] : undefined;
};

/**
 * The edge length closest to the wanted one, and the position of a star, for which a field ends on axes of symmetry at
 * the left and right, and at the top and bottom if it's only `height` high. The height is the box's own if no edge
 * length fits.
 */
const fitted = (
  { edge, bays = 1 }: FieldSpec,
  [dx, dy]: Point,
  { x, y, w, h }: Box,
): { edge: number; center: Point; height: number } => {
  const half = w / 2 / bays;
  const fits = Array.from({ length: Math.ceil((half / dx / edge) * (1 + 2 * MAX_FIT)) }, (_, i) => half / dx / (i + 1))
    .filter((size) => Math.abs(size / edge - 1) <= MAX_FIT)
    .map((size) => {
      const rows = Math.floor(h / dy / size + 0.01);
      const course = (1 - (rows * dy * size) / h) / 2;
      const isClose = course <= MAX_COURSE;
      // A plain course is more visible than a change of size.
      return { size, rows, isClose, cost: Math.abs(Math.log(size / edge)) + (isClose ? 16 * course : 2) };
    });
  const [best] = fits.sort((a, b) => a.cost - b.cost);
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (!best?.isClose) return { edge: best?.size ?? edge, center: [cx, cy], height: h };
  // With an odd number of rows between axes, no axis goes through the middle.
  const shift = best.rows % 2 ? (best.size * dy) / 2 : 0;
  return { edge: best.size, center: [cx, cy + shift], height: best.rows * dy * best.size };
};

/** Plain courses above and below a field, each with a brass line along the field. */
const courses = ({ x, y, w, h }: Box, height: number): string => {
  const depth = (h - height) / 2;
  if (depth < 1) return '';
  const line = 0.0035 * w;
  return (
    fill('band', rectPath(x, y, w, depth) + rectPath(x, y + h - depth, w, depth)) +
    fill('rule', rectPath(x, y + depth - line / 2, w, line) + rectPath(x, y + h - depth - line / 2, w, line))
  );
};

/**
 * A field of stars that fills a box, on its background. `id` prefixes the ids of its parts and must be unique in the
 * drawing. The field is clipped to the box, or to the path `outline` if given.
 */
export const starField = (spec: FieldSpec, box: Box, id: string, outline?: string): string => {
  const tiling = tilingNamed(spec.tiling, spec.turn ?? 0);
  const cell = starCell(tiling, radians(spec.contact), (sides) => spec.depth?.[sides] ?? 1);
  const [fx, fy] = spec.at ?? [0.5, 0.5];
  const spacings = outline || fx !== 0.5 || fy !== 0.5 ? undefined : axisSpacings(...tiling.translations);
  const {
    edge: size,
    center,
    height,
  } = spacings
    ? fitted(spec, spacings, box)
    : { edge: spec.edge, center: [box.x + box.w * fx, box.y + box.h * fy] as const, height: box.h };
  const sized = (point: Point): Point => scale(point, size);
  const sizedAll = (polygon: readonly Point[]): Polygon => polygon.map(sized);
  const [u, v] = tiling.translations.map(sized) as [Point, Point];
  const extent = Math.max(...tiling.tiles.flat().map(([x, y]) => Math.hypot(x, y))) * size;
  const shifts = shiftsOver(box, center, u, v, extent);

  // Cells at the same height are one row, as long as the longest. One path draws a color in a row.
  const rows = [...Map.groupBy(shifts, ([, y]) => coordinate(y)).values()].map((row) => row.sort(([a], [b]) => a - b));
  const longest = rows.reduce((one, other) => (other.length > one.length ? other : one));
  const cells = longest.map(([x]): Point => [Math.round((x - itemAt(longest, 0)[0]) * 10) / 10, 0]);
  const starts = rows.map(([first]) => first ?? ([0, 0] as const));
  const defs: string[] = [];
  /** Shapes in every cell. At tenths, so that equal shapes have equal text. */
  const rowOf = (shapes: readonly Polygon[], isClosed: boolean): string => {
    const drawn = shapes.map((shape) => ({
      steps: pathThrough(shape, isClosed).replace(/^M[-\d. ]+/, ''),
      start: itemAt(shape, 0).map((n) => Math.round(n * 10) / 10) as unknown as Point,
    }));
    const at = (x: number, y: number): string => `M${coordinate(x)}${y < 0 ? '' : ' '}${coordinate(y)}`;
    const d = cells.flatMap((cell) => drawn.map(({ steps, start }) => at(...add(start, cell)) + steps)).join('');
    defs.push(`<path id="${id}${defs.length}" d="${d}"/>`);
    return `${id}${defs.length - 1}`;
  };
  const layers: string[] = [];
  const lay = (row: string, attributes: string): void => {
    layers.push(
      ...starts.map(([x, y]) => `<use href="#${row}" x="${coordinate(x)}" y="${coordinate(y)}"${attributes}/>`),
    );
  };
  const faces = new Map<Role, Polygon[]>();
  const paint = (role: Role | undefined, corners: Polygon): void => {
    if (role) faces.set(role, [...(faces.get(role) ?? []), sizedAll(corners)]);
  };
  for (const { face, sides } of cell.cornerFaces) paint(spec.faces?.[sides], face);
  for (const { figure } of cell.figures) for (const petal of figure.petals) paint(spec.petals, petal);
  // Stars, and smaller stars inside of some.
  const cores: Polygon[] = [];
  const hearts: Polygon[] = [];
  for (const { tile, figure } of cell.figures) {
    const role = spec.stars?.[tile.length];
    const core = spec.cores?.[tile.length];
    paint(role, figure.star);
    if (!core || !role) continue;
    const middle = centroid(tile);
    const within = (size: number, turn: number): Polygon =>
      sizedAll(figure.star.map((corner) => add(middle, rotate(scale(subtract(corner, middle), size), turn))));
    cores.push(within(core, Math.PI / tile.length));
    hearts.push(within(core * 0.36, 0));
  }
  const edge = spec.outline ?? Math.max(1.5, spec.width * 0.24);
  const total = spec.width + 2 * edge;
  for (const [role, shapes] of [...faces, ['core', cores] as const, ['line', hearts] as const])
    if (shapes.length > 0) lay(rowOf(shapes, true), ` class="${role}"`);
  const band = (role: Role, width: number, row: string, extra = ''): void =>
    lay(row, ` class="s-${role}" stroke-width="${coordinate(width)}"${extra}`);
  const strands = rowOf(
    cell.figures.flatMap(({ figure }) => figure.strands.map(sizedAll)),
    false,
  );
  if (spec.weave === 'strap') {
    const overpasses = (overlap: number): string =>
      rowOf(
        cell.crossings.map((crossing) => overpass({ ...crossing, at: sized(crossing.at) }, total, overlap)),
        false,
      );
    const [line, strap] = [spec.line ?? 'line', spec.strap ?? 'strap'] as const;
    band(line, total, strands);
    band(strap, spec.width, strands);
    // The band extends slightly beyond its outline, whose antialiased ends would otherwise show as lines across it.
    band(line, total, overpasses(0));
    band(strap, spec.width, overpasses(1.5));
  } else {
    const role = spec.weave === 'tile' ? (spec.line ?? 'line') : (spec.strap ?? 'strap');
    band(role, spec.width, strands, ' stroke-linecap="round"');
  }
  const shape = outline ?? rectPath(box.x, box.y, box.w, box.h);
  return `<defs>${defs.join('')}<clipPath id="${id}c"><path d="${shape}"/></clipPath></defs><g clip-path="url(#${id}c)">${spec.ground === null ? '' : fill(spec.ground ?? 'ground', shape)}${layers.join('')}${spec.weave === 'line' ? '' : courses(box, height)}</g>`;
};
