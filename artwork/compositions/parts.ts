import type { BorderKind } from '../borders.ts';
import { bandedOutline, frame } from '../borders.ts';
import type { Box, FieldSpec } from '../field.ts';
import { starField } from '../field.ts';
import type { Point } from '../geometry.ts';
import type { MotifName } from '../motifs/library.ts';
import { motif } from '../motifs/library.ts';
import type { Role } from '../palettes.ts';
import { circle, khatam, lobed, octagon, shamsa, star } from '../shapes.ts';
import { coordinate, fill, group, rectPath, stroke } from '../svg.ts';
import type { Canvas, Halo, OpeningShape } from './composition.ts';

/** The outline of an opening with this name, radius and center. */
export const SHAPES: Record<OpeningShape, (radius: number, cx: number, cy: number) => string> = {
  circle: (r, x, y) => circle(r, x, y),
  khatam: (r, x, y) => khatam(r, x, y),
  octagon: (r, x, y) => octagon(r, x, y),
  'lobed-8': (r, x, y) => lobed(8, r, x, y),
  'lobed-12': (r, x, y) => lobed(12, r, x, y, 0.8),
  'lobed-16': (r, x, y) => lobed(16, r, x, y, 0.9),
  'shamsa-8': (r, x, y) => shamsa(8, r, x, y, 0.16),
  'shamsa-12': (r, x, y) => shamsa(12, r, x, y),
  'star-10': (r, x, y) => star(10, 2.6, r, x, y),
  'star-12': (r, x, y) => star(12, 3, r, x, y),
  'star-16': (r, x, y) => star(16, 3.4, r, x, y),
};

/** The bands around every opening, from the outer line inward. `s` is a hundredth of the picture's shorter side. */
export const opening = (d: string, s: number, inside: Role = 'page'): string =>
  bandedOutline(
    d,
    [
      ['line', 5.2 * s],
      ['strap', 4.4 * s],
      ['line', 2.4 * s],
      ['rule', 1.7 * s],
    ],
    inside,
  );

/** A faint star behind a motif. */
export const haloStar = (
  halo: Halo | undefined,
  radius: number,
  cx: number,
  cy: number,
  tone: Role = 'veil',
): string => (halo ? fill(tone, star(...halo, radius, cx, cy)) : '');

/** A field's grid again, in thin pale lines for plain pages. */
export const quiet = (spec: FieldSpec): FieldSpec => ({
  tiling: spec.tiling,
  edge: spec.edge * 1.25,
  contact: spec.contact,
  ...(spec.depth && { depth: spec.depth }),
  weave: 'line',
  width: 3.4,
  ground: 'page',
  strap: 'veil',
});

/** A star field drawn with the lines of `quiet`. */
export const quietField = (spec: FieldSpec, box: Box, id: string): string => starField(quiet(spec), box, id);

/** A fine brass line along an outline. */
export const hairline = (d: string, s: number, role: Role = 'rule'): string =>
  stroke(role, 0.4 * s, d, ' stroke-miterlimit="14"');

/** An opening with a motif in it, which extends not quite to the hairline. */
export const medallionAt = (
  shape: OpeningShape,
  radius: number,
  cx: number,
  cy: number,
  s: number,
  name: MotifName,
  halo?: Halo,
): string => {
  const outline = SHAPES[shape];
  // Around the origin, so that equal openings have equal text.
  return group(
    opening(outline(radius, 0, 0), s) +
      haloStar(halo, radius * 0.84, 0, 0) +
      hairline(outline(radius * 0.9, 0, 0), s) +
      motif(name, 0, 0, radius * (shape.startsWith('star') ? 0.7 : 0.78)),
    cx,
    cy,
  );
};

/**
 * Rays between two radii, alternating between the given tones, from an angle in degrees. `null` leaves a ray out. They
 * are the dashes of a wide circle, which take a tenth of the bytes of polygons.
 */
export const rays = (
  count: number,
  inner: number,
  outer: number,
  [cx, cy]: Point,
  roles: readonly (Role | null)[],
  from = 0,
): string => {
  const radius = (inner + outer) / 2;
  const dash = (2 * Math.PI * radius) / count;
  return roles
    .map((role, i) =>
      role
        ? `<circle class="s-${role}" cx="${coordinate(cx)}" cy="${coordinate(cy)}" r="${radius.toFixed(3)}" stroke-width="${coordinate(outer - inner)}" stroke-dasharray="${dash.toFixed(3)} ${(dash * (roles.length - 1)).toFixed(3)}" transform="rotate(${from + (360 * i) / count} ${coordinate(cx)} ${coordinate(cy)})"/>`
        : '',
    )
    .join('');
};

/** The tiled step under a scene. */
export const floorBand = (x: number, y: number, w: number, h: number, s: number): string =>
  fill('band', rectPath(x, y, w, h)) + fill('rule', rectPath(x, y, w, 0.9 * s) + rectPath(x, y + 2.2 * s, w, 0.4 * s));

/** The empty page behind a plain composition. */
export const page = ({ w, h }: Canvas): string => fill('page', rectPath(0, 0, w, h));

/** The frame around the whole picture. */
export const border = (kind: BorderKind, { w, h, edge }: Canvas): string => frame(kind, { x: 0, y: 0, w, h }, edge);
