import type { Box } from './field.ts';
import type { Point } from './geometry.ts';
import { regularPolygon, starPolygon } from './geometry.ts';
import type { Role } from './palettes.ts';
import { circlePath, coordinate, fill, pathThrough, polygonPath, rectPath, repeated, stroke } from './svg.ts';

export type BorderKind = 'rules' | 'stars' | 'beads' | 'teeth' | 'braid' | 'lozenges';

/** A band along an outline: concentric strokes from widest to narrowest, then the inside. */
export const bandedOutline = (d: string, strokes: readonly (readonly [Role, number])[], inside?: Role): string => {
  const rings = strokes.map(([role, width]) => stroke(role, width, d, ' stroke-miterlimit="14"')).join('');
  return rings + (inside ? fill(inside, d) : '');
};

/** A rectangular ring: the outer box minus a box inset by `inset`. */
const ring = ({ x, y, w, h }: Box, outer: number, inner: number): string =>
  `${rectPath(x + outer, y + outer, w - 2 * outer, h - 2 * outer)}${`M${coordinate(x + inner)} ${coordinate(y + inner)}v${coordinate(h - 2 * inner)}h${coordinate(w - 2 * inner)}v${coordinate(-(h - 2 * inner))}z`}`;

/**
 * The ornament of one side, from corner stone to corner stone, with the band's outer edge at the top. It consists of
 * whole repeats only, so a side of any length starts and ends alike.
 */
const sideOrnament = (kind: Exclude<BorderKind, 'rules'>, length: number, width: number): string => {
  const middle = width / 2;
  // Lengths in the pattern are fractions of the band's width.
  const count = (repeat: number): number => 2 * Math.floor(length / width / repeat / 2) + 1;
  /** Copies of a shape, side by side along the whole length. */
  const along = (repeats: number, shapeAt: (x: number) => string): string =>
    repeated(shapeAt(length / repeats / 2), repeats, length / repeats);
  const rhomb =
    (half: number) =>
    (x: number): string =>
      polygonPath(regularPolygon(4, half * width, -Math.PI / 2, [x, middle]));
  switch (kind) {
    case 'beads':
      return fill(
        'rule',
        along(count(0.62), (x) => circlePath(0.13 * width, x, middle)),
      );
    case 'stars': {
      // Sparks at both ends, and stars between them.
      const [all, stars] = [count(0.95), (count(0.95) - 1) / 2];
      const step = length / all;
      const star8 = polygonPath(starPolygon(8, 2, 0.36 * width, 0, [1.5 * step, middle]));
      const spark = polygonPath(starPolygon(4, 1.5, 0.24 * width, -Math.PI / 2, [0.5 * step, middle]));
      return fill('rule', repeated(star8, stars, 2 * step)) + fill('trim', repeated(spark, stars + 1, 2 * step));
    }
    case 'lozenges':
      return fill('rule', along(count(0.8), rhomb(0.31))) + fill('band', along(count(0.8), rhomb(0.14)));
    case 'teeth': {
      const half = length / count(0.56) / 2;
      const tooth = (x: number): string =>
        polygonPath([
          [x - half, 0.86 * width],
          [x, 0.4 * width],
          [x + half, 0.86 * width],
        ]);
      return fill('trim', along(count(0.56), tooth)) + fill('rule', rectPath(0, 0.18 * width, length, 0.06 * width));
    }
    case 'braid': {
      // Two straight strands cross at 45°. Each goes over and under alternately.
      const count = Math.round(length / width / 1.3);
      const crossings = Array.from({ length: count + 1 }, (_, i) => (i * length) / count);
      const reach = 0.27 * width;
      const strand = (first: 1 | -1): string =>
        pathThrough(
          crossings.flatMap((x, i): Point[] => {
            const side = first * (i % 2 ? -1 : 1) * reach;
            const before: Point[] = i > 0 ? [[x - reach, middle + side]] : [];
            const after: Point[] = i < count ? [[x + reach, middle - side]] : [];
            return [...before, [x, middle], ...after];
          }),
        );
      const over = crossings
        .slice(1, -1)
        .map((x) =>
          pathThrough([
            [x - 0.15 * width, middle + 0.15 * width],
            [x + 0.15 * width, middle - 0.15 * width],
          ]),
        )
        .join('');
      return (
        stroke('rule', 0.12 * width, strand(1) + strand(-1)) +
        stroke('band', 0.26 * width, over) +
        stroke('rule', 0.12 * width, over, ' stroke-linecap="square"')
      );
    }
  }
};

/**
 * A frame inside the box, `width` wide: a band with a brass rule along its inner edge, a corner stone with a khatam in
 * each corner, and whole repeats of the ornament between them. Returns markup to draw over the picture. The middle is
 * open.
 */
export const frame = (kind: BorderKind, box: Box, width: number): string => {
  const { x, y, w, h } = box;
  const hairline = Math.max(2, width * 0.06);
  const base = fill('band', ring(box, 0, width));
  const rule = (inset: number, share = 1): string =>
    stroke('rule', hairline * share, rectPath(x + inset, y + inset, w - 2 * inset, h - 2 * inset));
  if (kind === 'rules') return base + rule(width) + rule(width * 0.62, 0.7) + rule(width * 0.5, 0.7);
  const side = (id: string, length: number, transforms: readonly string[]): string =>
    `<defs><g id="${id}">${sideOrnament(kind, length, width)}</g></defs>` +
    transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('');
  const at = (px: number, py: number, degrees: number): string =>
    `translate(${coordinate(px)} ${coordinate(py)})${degrees ? `rotate(${degrees})` : ''}`;
  const [left, top, right, bottom] = [x + width, y + width, x + w - width, y + h - width];
  const khatams = (radius: number): string =>
    [x + width / 2, right + width / 2]
      .flatMap((cx) => [y + width / 2, bottom + width / 2].map((cy): Point => [cx, cy]))
      .map((center) => polygonPath(starPolygon(8, 2, radius * width, -Math.PI / 2, center)))
      .join('');
  // The rules continue through the band to its outer edge and so enclose the corner stones.
  const rules = `${[top, bottom].map((py) => `M${coordinate(x)} ${coordinate(py)}h${coordinate(w)}`).join('')}${[left, right].map((px) => `M${coordinate(px)} ${coordinate(y)}v${coordinate(h)}`).join('')}`;
  return (
    base +
    side('bh', right - left, [at(left, y, 0), at(right, y + h, 180)]) +
    side('bv', bottom - top, [at(x + w, top, 90), at(x, bottom, -90)]) +
    fill('rule', khatams(0.4)) +
    fill('band', khatams(0.2)) +
    stroke('rule', hairline, rules)
  );
};
