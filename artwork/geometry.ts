/** A point or vector in the plane, in the units of the drawing. The y axis points down, as in SVG. */
export type Point = readonly [x: number, y: number];

/** The corners of a closed polygon, in order. */
export type Polygon = readonly Point[];

/** The item at an index that wraps around: `length` is the first item again, -1 the last. Throws for an empty list. */
export const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items.at(index % items.length);
  if (item === undefined) throw new RangeError('An empty list has no items.');
  return item;
};

export const TAU = Math.PI * 2;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const rotate = (a: Point, angle: number): Point => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [a[0] * c - a[1] * s, a[0] * s + a[1] * c];
};

export const unit = (a: Point): Point => scale(a, 1 / Math.hypot(a[0], a[1]));

/** The point at a distance from the center, in a direction in radians. */
export const polar = (radius: number, angle: number, center: Point = [0, 0]): Point => [
  center[0] + radius * Math.cos(angle),
  center[1] + radius * Math.sin(angle),
];

export const centroid = (polygon: Polygon): Point =>
  scale(
    polygon.reduce<Point>((sum, corner) => add(sum, corner), [0, 0]),
    1 / polygon.length,
  );

/** The area (shoelace formula): positive when the corners are in the order of increasing angle. */
export const signedArea = (polygon: Polygon): number =>
  polygon.reduce((sum, corner, i) => sum + cross(corner, itemAt(polygon, (i + 1) % polygon.length)), 0) / 2;

/** The same polygon, with its corners in the order of increasing angle. */
export const oriented = (polygon: Polygon): Polygon => (signedArea(polygon) < 0 ? [...polygon].reverse() : polygon);

/** A regular polygon. `radius` is its circumradius, `phase` the direction of the first corner in radians. */
export const regularPolygon = (sides: number, radius: number, phase = 0, center: Point = [0, 0]): Polygon =>
  Array.from({ length: sides }, (_, i) => polar(radius, phase + (i * TAU) / sides, center));

/** The intersection of two lines, each a point and a direction. Undefined when they are parallel. */
export const crossingOfLines = (p: Point, u: Point, q: Point, v: Point): Point | undefined => {
  const denominator = cross(u, v);
  if (Math.abs(denominator) < 1e-9) return undefined;
  return add(p, scale(u, cross(subtract(q, p), v) / denominator));
};

/**
 * The star polygon {n/k} as an outline: its points are at `radius`, its inner corners where the sides first cross.
 * `density` is k; a fraction makes a blunter or sharper star.
 */
export const starPolygon = (
  points: number,
  density: number,
  radius: number,
  phase = -Math.PI / 2,
  center: Point = [0, 0],
): Polygon => {
  const inner = (radius * Math.cos((Math.PI * density) / points)) / Math.cos((Math.PI * (density - 1)) / points);
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(i % 2 === 0 ? radius : inner, phase + (i * Math.PI) / points, center),
  );
};
