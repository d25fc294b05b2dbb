import type { Point, Polygon } from '../geometry.ts';
import {
  add,
  crossingOfLines,
  distance,
  dot,
  itemAt,
  midpoint,
  oriented,
  polar,
  radians,
  regularPolygon,
  rotate,
  scale,
  signedArea,
  starPolygon,
  subtract,
} from '../geometry.ts';
import type { Material, Tone } from '../palettes.ts';
import { fill, polygonPath } from '../svg.ts';

/**
 * The toolkit for motifs. A motif is cut tile (zellij): flat facets without outlines, drawn on a sheet from about -90
 * to 90. Sides may only have a few directions: multiples of 22.5° (fold 8), 18° (fold 10) or 15° (fold 12). Tone 3 is
 * the lit side (left, top), 2 the front, 1 the shade. Angles are in degrees, clockwise from the x axis.
 */
export type Fold = 8 | 10 | 12;

/** A tile. An inlay is set into the tile below it and has no joint around it. */
export type Facet = { readonly tone: Tone; readonly corners: Polygon; readonly isInlay?: boolean };

/** A finished motif: its markup on the sheet, and the measurements that compositions use to place it. */
export type Motif = {
  readonly markup: string;
  /** The middle of the motif's bounding box. */
  readonly middle: Point;
  /** Distance from the middle to the farthest corner. */
  readonly radius: number;
  readonly height: number;
};

/** Half the width of the joint between two tiles, where the background is visible. */
const HALF_JOINT = 1.1;
/** Sides may be off their direction by this much. They are corrected exactly. */
const MAX_TURN = 2;
/** Tiles with a smaller area are left out. */
const MIN_AREA = 6;

// Outlines

/** The corners of a polygon, in the format of the SVG `points` attribute: `x,y x,y`. */
export const at = (points: string): Polygon =>
  points.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? Number.NaN, y ?? Number.NaN];
  });

export const box = (x: number, y: number, w: number, h: number): Polygon => beveled(x, y, w, h, 0);

/** A rectangle whose corners are cut off at 45°. */
export const beveled = (x: number, y: number, w: number, h: number, bevel: number): Polygon => {
  const [r, b] = [x + w, y + h];
  const corners: Polygon = [
    [x + bevel, y],
    [r - bevel, y],
    [r, y + bevel],
    [r, b - bevel],
    [r - bevel, b],
    [x + bevel, b],
    [x, b - bevel],
    [x, y + bevel],
  ];
  return bevel > 0 ? corners : corners.filter((_, i) => i % 2 === 0);
};

/** A polygon in place of a circle, with horizontal sides at the top and bottom. */
export const disc = (radius: number, x = 0, y = 0, sides = 16): Polygon =>
  regularPolygon(sides, radius, -Math.PI / 2 + Math.PI / sides, [x, y]);

/** The line of a round arch in the middle of the sheet, from one foot to the other. */
export const archLine = (radius: number, center: number, foot: number): Polygon => {
  const round = disc(radius, 0, center);
  const half = radius * Math.cos(Math.PI / 16);
  return [[-half, foot], ...round.slice(11), ...round.slice(0, 5), [half, foot]];
};

/** A hexagon on its tip. */
export const hexagon = (radius: number, x = 0, y = 0): Polygon => regularPolygon(6, radius, Math.PI / 2, [x, y]);

/** The eight-pointed star formed by two squares. */
export const khatam = (radius: number, x = 0, y = 0): Polygon => starPolygon(8, 2, radius, -Math.PI / 2, [x, y]);

/** A rhombus from half its long diagonal, the angle at its tips and the direction of that diagonal. */
export const rhomb = (half: number, tip: number, x: number, y: number, direction = 90): Polygon =>
  [half, half * Math.tan(radians(tip / 2)), half, half * Math.tan(radians(tip / 2))].map((r, i) =>
    polar(r, radians(direction + 90 * i), [x, y]),
  );

/** A straight strip from a point in a direction. */
export const bar = (x: number, y: number, direction: number, length: number, width: number): Polygon => {
  const turned = ([u, v]: Point): Point => {
    const [dx, dy] = rotate([u, v], radians(direction));
    return [x + dx, y + dy];
  };
  return box(0, -width / 2, length, width).map(turned);
};

/**
 * A leaf, starting at its stalk: square at the base, 45° at the tip, and `width` wide over a `straight` part in
 * between.
 */
export const leaf = (x: number, y: number, direction: number, width: number, straight: number): Polygon => {
  const half = width / 2;
  const tip = half + straight + half * Math.tan(radians(67.5));
  const outline: Polygon = [
    [0, 0],
    [half, -half],
    [half + straight, -half],
    [tip, 0],
    [half + straight, half],
    [half, half],
  ];
  return outline.map((corner) => {
    const [dx, dy] = rotate(corner, radians(direction));
    return [x + dx, y + dy];
  });
};

/** The outline with every side moved inward by a distance. */
export const inset = (polygon: Polygon, by: number): Polygon => {
  const corners = oriented(polygon);
  const sides = corners.map((a, i) => {
    const direction = subtract(itemAt(corners, i + 1), a);
    const length = Math.hypot(...direction);
    return { through: [a[0] - (direction[1] / length) * by, a[1] + (direction[0] / length) * by] as const, direction };
  });
  return sides.map(({ through, direction }, i) => {
    const before = itemAt(sides, i - 1);
    return crossingOfLines(before.through, before.direction, through, direction) ?? through;
  });
};

// Cutting

/** A cut: a straight line through a point in a direction, or a vertical one at a distance from the middle. */
type Cut = readonly [x: number, y: number, direction: number] | number;

/** The part of a polygon on the side of a line opposite its normal. */
const clipped = (polygon: Polygon, through: Point, normal: Point): Polygon => {
  const height = (corner: Point): number => dot(subtract(corner, through), normal);
  return polygon.flatMap((a, i) => {
    const b = itemAt(polygon, i + 1);
    const [from, to] = [height(a), height(b)];
    const own = from <= 0 ? [a] : [];
    return from * to < 0 ? [...own, add(a, scale(subtract(b, a), from / (from - to)))] : own;
  });
};

/** The two parts of a polygon: first the part to the left of the cut (above it, if it's horizontal), then the other. */
const parted = (polygon: Polygon, cut: Cut): [Polygon, Polygon] => {
  const [x, y, direction] = typeof cut === 'number' ? ([cut, 0, 90] as const) : cut;
  const normal = polar(1, radians(direction > 0 ? direction - 90 : direction + 90));
  return [clipped(polygon, [x, y], normal), clipped(polygon, [x, y], scale(normal, -1))];
};

const area = (polygon: Polygon): number => Math.abs(signedArea(polygon));

/** The pieces of a polygon outside a convex outline. */
const without = (polygon: Polygon, outline: Polygon): Polygon[] => {
  const corners = oriented(outline);
  const sides = corners.map((a, i) => ({ a, direction: subtract(itemAt(corners, i + 1), a) }));
  // Cutting along the longest sides first leaves the fewest pieces.
  sides.sort((one, other) => Math.hypot(...other.direction) - Math.hypot(...one.direction));
  const pieces: Polygon[] = [];
  let covered = polygon;
  for (const {
    a,
    direction: [dx, dy],
  } of sides) {
    pieces.push(clipped(covered, a, [-dy, dx]));
    covered = clipped(covered, a, [dy, -dx]);
  }
  return area(covered) < 1 ? [polygon] : pieces.filter((piece) => area(piece) > MIN_AREA);
};

// Tiles

const outlineOf = (shape: Polygon | string): Polygon => (typeof shape === 'string' ? at(shape) : shape);

/** One tile. */
export const tile = (tone: Tone, shape: Polygon | string): Facet[] => [{ tone, corners: outlineOf(shape) }];

/** A shape set into the tiles below it, without a joint. */
export const inlay = (tone: Tone, shape: Polygon | string): Facet[] => [
  { tone, corners: outlineOf(shape), isInlay: true },
];

/**
 * A shape cut into tiles by lines, one after another. The first tone is for the part to the left of (or above) the
 * first line, and so on. The last tone is for the rest. Pieces without a tone are dropped.
 */
export const sliced = (tones: readonly (Tone | null)[], shape: Polygon | string, ...cuts: readonly Cut[]): Facet[] => {
  let rest = outlineOf(shape);
  return tones.flatMap((tone, i) => {
    const cut = cuts[i];
    const [piece, remainder] = cut === undefined ? [rest, []] : parted(rest, cut);
    rest = remainder;
    return tone && piece.length > 2 ? tile(tone, piece) : [];
  });
};

/** A shape cut on a vertical axis, with the right half one tone darker than the left. */
export const halved = (tone: Tone, shape: Polygon | string, axis = 0): Facet[] =>
  sliced([tone, darker(tone)], shape, axis);

/**
 * A row of arch stones along a line of corners, `depth` deep inward. Each has one corner, and joints perpendicular to
 * its sides.
 */
export const voussoirs = (tones: readonly Tone[], line: Polygon, depth: number): Facet[] =>
  line.slice(1, -1).flatMap((corner, i) => {
    const [before, after] = [itemAt(line, i), itemAt(line, i + 2)];
    const [from, to] = [midpoint(before, corner), midpoint(corner, after)];
    const inwards = (a: Point, b: Point, p: Point): Point => {
      const [dx, dy] = subtract(b, a);
      const k = depth / Math.hypot(dx, dy);
      return [p[0] - dy * k, p[1] + dx * k];
    };
    const [innerFrom, innerTo] = [inwards(before, corner, from), inwards(corner, after, to)];
    const inner = crossingOfLines(innerFrom, subtract(corner, before), innerTo, subtract(after, corner)) ?? innerFrom;
    return tile(itemAt(tones, i), [from, corner, to, innerTo, inner, innerFrom]);
  });

/** A full ring of stones, lit from the upper left. */
export const rim = (
  count: number,
  radius: number,
  depth: number,
  material: Material,
  [x, y]: Point = [0, 0],
): Facet[] => {
  const corners = disc(radius, x, y, count);
  return corners.flatMap((corner, i) => {
    const light = subtract(corner, [x, y]);
    const tone = light[0] + light[1] < -0.5 * radius ? 3 : light[0] + light[1] < 0.7 * radius ? 2 : 1;
    return voussoirs([`${material}${tone}`], [itemAt(corners, i - 1), corner, itemAt(corners, i + 1)], depth);
  });
};

/** The next darker tone. */
export const darker = (tone: Tone): Tone => tone.replace(/\d/, (step) => String(Math.max(1, Number(step) - 1))) as Tone;

const each = (facets: readonly Facet[], move: (corner: Point) => Point): Facet[] =>
  facets.map((facet) => ({ ...facet, corners: facet.corners.map(move) }));

export const mirrored = (facets: readonly Facet[]): Facet[] => each(facets, ([x, y]) => [-x, y]);

/** The tiles (the lit left half) and their mirror image, one tone darker. */
export const both = (facets: readonly Facet[]): Facet[] => [
  ...facets,
  ...mirrored(facets).map((facet) => ({ ...facet, tone: darker(facet.tone) })),
];

/** The tiles, rotated around the middle of the sheet and then moved. */
export const moved = (facets: readonly Facet[], x: number, y: number, degrees = 0): Facet[] =>
  each(facets, (corner) => {
    const [u, v] = rotate(corner, radians(degrees));
    return [u + x, v + y];
  });

/** Tiles for each of `count` directions, evenly spaced, starting straight up. */
export const around = (count: number, tilesAt: (degrees: number, i: number) => Facet[]): Facet[] =>
  Array.from({ length: count }, (_, i) => tilesAt(-90 + (i * 360) / count, i)).flat();

/** The parts of the lower tiles that the upper, convex ones don't cover. */
export const below = (lower: readonly Facet[], upper: readonly Facet[]): readonly Facet[] =>
  upper.reduce(
    (facets, { corners }) =>
      facets.flatMap((facet) => without(facet.corners, corners).map((piece) => ({ ...facet, corners: piece }))),
    lower,
  );

/** Convex tiles on top of others, which are cut so that nothing overlaps. */
export const laid = (lower: readonly Facet[], upper: readonly Facet[]): Facet[] => [...below(lower, upper), ...upper];

// Finishing

/**
 * The polygon with every side turned to the nearest direction of the fold. Throws an error for a side too far from any.
 */
const squared = (polygon: Polygon, fold: Fold): Polygon => {
  const step = 180 / fold;
  const corners = polygon.filter((corner, i) => distance(corner, itemAt(polygon, i + 1)) > 0.4);
  const sides = corners.map((a, i) => {
    const b = itemAt(corners, i + 1);
    const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const nearest = Math.round(degrees / step) * step;
    // A short side may be far off because its ends are whole numbers.
    if (Math.abs(degrees - nearest) > MAX_TURN + 40 / distance(a, b) ** 1.5)
      throw new Error(
        `The side ${a.join()} ${b.join()} is ${(degrees - nearest).toFixed(1)}° off the ${fold}-fold directions.`,
      );
    return { through: midpoint(a, b), nearest, direction: polar(1, radians(nearest)) };
  });
  // Merge consecutive sides with the same direction.
  const bent = sides.filter(({ nearest }, i) => (nearest - itemAt(sides, i - 1).nearest) % 360 !== 0);
  return bent.map(({ through, direction }, i) => {
    const before = itemAt(bent, i - 1);
    return crossingOfLines(before.through, before.direction, through, direction) ?? through;
  });
};

/** A motif made of tiles, drawn in order. Throws an error if a side has none of the fold's directions. */
export const cutTile = (fold: Fold, ...parts: readonly (readonly Facet[])[]): Motif => {
  const facets = parts.flat().map((facet) => ({ ...facet, corners: squared(facet.corners, fold) }));
  const runs: { tone: Tone; d: string }[] = [];
  for (const { tone, corners, isInlay } of facets) {
    const shape = isInlay ? corners : inset(corners, HALF_JOINT);
    if (
      signedArea(oriented(corners)) < MIN_AREA ||
      signedArea(shape) * signedArea(isInlay ? shape : oriented(corners)) <= 0
    )
      continue;
    const last = runs.at(-1);
    if (last?.tone === tone) last.d += polygonPath(shape);
    else runs.push({ tone, d: polygonPath(shape) });
  }
  const [xs, ys] = [0, 1].map((axis) =>
    facets.flatMap(({ corners }) => corners.map((corner) => corner[axis] ?? 0)),
  ) as [number[], number[]];
  const foot = Math.max(...ys);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + foot) / 2];
  const radius = Math.max(...facets.flatMap(({ corners }) => corners.map((corner) => distance(corner, middle))));
  return { markup: runs.map(({ tone, d }) => fill(tone, d)).join(''), middle, radius, height: 2 * (foot - middle[1]) };
};
