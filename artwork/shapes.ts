import type { Point } from './geometry.ts';
import { itemAt, polar, regularPolygon, starPolygon, TAU } from './geometry.ts';
import { circlePath, coordinate, polygonPath } from './svg.ts';

const at = ([x, y]: Point): string => `${coordinate(x)} ${coordinate(y)}`;

/** The khatam, two squares 45° apart: the eight-pointed star {8/2}. */
export const khatam = (radius: number, cx = 0, cy = 0): string =>
  polygonPath(starPolygon(8, 2, radius, -Math.PI / 2, [cx, cy]));

export const octagon = (radius: number, cx = 0, cy = 0): string =>
  polygonPath(regularPolygon(8, radius, Math.PI / 8, [cx, cy]));

export const star = (points: number, density: number, radius: number, cx = 0, cy = 0): string =>
  polygonPath(starPolygon(points, density, radius, -Math.PI / 2, [cx, cy]));

/** A circle of round lobes, with `radius` at their outermost points. A larger `swell` (0 to 1) makes deeper lobes. */
export const lobed = (lobes: number, radius: number, cx = 0, cy = 0, swell = 0.72): string => {
  const half = Math.PI / lobes;
  // Each lobe is an arc, `swell` of a half circle, which determines the radius at the valleys.
  const lobeRatio = Math.sin(half) * Math.tan((Math.PI / 4) * swell);
  const valley = radius / (Math.cos(half) + lobeRatio);
  const chord = valley * Math.sin(half);
  const bulge = chord * Math.tan((Math.PI / 4) * swell);
  const r = (chord * chord + bulge * bulge) / (2 * bulge);
  const points = Array.from({ length: lobes }, (_, i) => polar(valley, -Math.PI / 2 + half + i * 2 * half, [cx, cy]));
  const arcs = [...points.slice(1), itemAt(points, 0)].map((p) => `A${coordinate(r)} ${coordinate(r)} 0 0 1 ${at(p)}`);
  return `M${at(itemAt(points, 0))}${arcs.join('')}z`;
};

/** A shamsa: lobes with small points, as on the opening page of a manuscript. */
export const shamsa = (lobes: number, radius: number, cx = 0, cy = 0, depth = 0.13): string => {
  const step = TAU / lobes;
  const valley = radius * (1 - depth);
  const parts = Array.from({ length: lobes }, (_, i) => {
    const a = -Math.PI / 2 - step / 2 + i * step;
    const on = (r: number, fraction: number): string => at(polar(r, a + step * fraction, [cx, cy]));
    const shoulder = valley * 1.02 + radius * depth * 0.55;
    return `C${on(shoulder, 0.02)} ${on(shoulder, 0.34)} ${on(radius, 0.5)}C${on(shoulder, 0.66)} ${on(shoulder, 0.98)} ${on(valley, 1)}`;
  });
  return `M${at(polar(valley, -Math.PI / 2 - step / 2, [cx, cy]))}${parts.join('')}z`;
};

/** A horizontal cartouche with ogee ends, `w` by `h` overall. */
export const cartouche = (w: number, h: number, cx = 0, cy = 0): string => {
  const [a, b] = [w / 2, h / 2];
  const p = (x: number, y: number): string => at([cx + x, cy + y]);
  const s = a - h * 0.62;
  return `M${p(-s, -b)}L${p(s, -b)}C${p(s + h * 0.26, -b)} ${p(s + h * 0.28, -b * 0.5)} ${p(s + h * 0.4, -b * 0.42)}C${p(s + h * 0.52, -b * 0.34)} ${p(a - h * 0.06, -b * 0.2)} ${p(a, 0)}C${p(a - h * 0.06, b * 0.2)} ${p(s + h * 0.52, b * 0.34)} ${p(s + h * 0.4, b * 0.42)}C${p(s + h * 0.28, b * 0.5)} ${p(s + h * 0.26, b)} ${p(s, b)}L${p(-s, b)}C${p(-s - h * 0.26, b)} ${p(-s - h * 0.28, b * 0.5)} ${p(-s - h * 0.4, b * 0.42)}C${p(-s - h * 0.52, b * 0.34)} ${p(-a + h * 0.06, b * 0.2)} ${p(-a, 0)}C${p(-a + h * 0.06, -b * 0.2)} ${p(-s - h * 0.52, -b * 0.34)} ${p(-s - h * 0.4, -b * 0.42)}C${p(-s - h * 0.28, -b * 0.5)} ${p(-s - h * 0.26, -b)} ${p(-s, -b)}z`;
};

export type ArchKind = 'keel' | 'pointed' | 'horseshoe' | 'round' | 'multifoil';

/**
 * An arch with its bottom at `base`, centered on `cx`, `w` wide at its jambs and `h` high overall. keel: Persian and
 * Fatimid, curving inward below the tip; pointed: from two centers; horseshoe: more than a half circle, as in Cordoba;
 * multifoil: a row of small lobes.
 */
export const arch = (kind: ArchKind, w: number, h: number, cx: number, base: number): string => {
  const a = w / 2;
  const top = base - h;
  const p = (x: number, y: number): string => at([cx + x, y]);
  switch (kind) {
    case 'keel': {
      const spring = top + w * 0.62;
      return `M${p(-a, base)}L${p(-a, spring)}C${p(-a, spring - w * 0.28)} ${p(-a * 0.62, spring - w * 0.4)} ${p(-a * 0.36, spring - w * 0.47)}C${p(-a * 0.17, spring - w * 0.52)} ${p(-a * 0.05, top + w * 0.06)} ${p(0, top)}C${p(a * 0.05, top + w * 0.06)} ${p(a * 0.17, spring - w * 0.52)} ${p(a * 0.36, spring - w * 0.47)}C${p(a * 0.62, spring - w * 0.4)} ${p(a, spring - w * 0.28)} ${p(a, spring)}L${p(a, base)}z`;
    }
    case 'pointed': {
      // The center of each side's arc is three quarters of the way across the span.
      const r = w * 0.75;
      const rise = Math.sqrt(r * r - (w * 0.25) ** 2);
      const spring = top + rise;
      return `M${p(-a, base)}L${p(-a, spring)}A${coordinate(r)} ${coordinate(r)} 0 0 1 ${p(0, top)}A${coordinate(r)} ${coordinate(r)} 0 0 1 ${p(a, spring)}L${p(a, base)}z`;
    }
    case 'round': {
      return `M${p(-a, base)}L${p(-a, top + a)}A${coordinate(a)} ${coordinate(a)} 0 0 1 ${p(a, top + a)}L${p(a, base)}z`;
    }
    case 'horseshoe': {
      const jamb = a * 0.8;
      const drop = Math.sqrt(a * a - jamb * jamb);
      const foot = top + a + drop;
      return `M${p(-jamb, base)}L${p(-jamb, foot)}A${coordinate(a)} ${coordinate(a)} 0 1 1 ${p(jamb, foot)}L${p(jamb, base)}z`;
    }
    case 'multifoil': {
      const lobes = 9;
      const spring = top + a * 1.06;
      const points = Array.from(
        { length: lobes + 1 },
        (_, i): Point => polar(a * 0.93, Math.PI + (i * Math.PI) / lobes, [0, spring]),
      );
      const chord = 2 * a * 0.93 * Math.sin(Math.PI / lobes / 2);
      const r = coordinate(chord * 0.56);
      return `M${p(itemAt(points, 0)[0], base)}L${p(itemAt(points, 0)[0], spring)}${points
        .slice(1)
        .map(([x, y]) => `A${r} ${r} 0 0 1 ${p(x, y)}`)
        .join('')}L${p(itemAt(points, lobes)[0], base)}z`;
    }
  }
};

export { circlePath as circle };
