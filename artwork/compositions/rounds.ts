import { bandedOutline } from '../borders.ts';
import { starField } from '../field.ts';
import type { Point } from '../geometry.ts';
import { itemAt, polar, starPolygon } from '../geometry.ts';
import { motif } from '../motifs/library.ts';
import { circle, khatam, lobed, star } from '../shapes.ts';
import { coordinate, fill, polygonPath, rectPath, stroke } from '../svg.ts';
import { tilingNamed } from '../tilings.ts';
import type { Draw } from './composition.ts';
import { border, hairline, haloStar, medallionAt, opening, page, quietField, rays, SHAPES } from './parts.ts';

/** A field of stars with one in the middle, cut where the picture ends. */
export const tiling: Draw<'tiling'> = (c, { w, h }) =>
  starField(c.field, { x: 0, y: 0, w, h }, 'p', rectPath(0, 0, w, h));

/** A field of stars with one opening, in the middle or at `at`. */
export const medallion: Draw<'medallion'> = (c, canvas) => {
  const { w, h, s, edge, inside } = canvas;
  const [mx, my] = [(c.at?.[0] ?? 0.5) * w, (c.at?.[1] ?? 0.5) * h];
  const field = c.at ? { ...c.field, at: [(mx - edge) / inside.w, (my - edge) / inside.h] as const } : c.field;
  return (
    starField(field, inside, 'p') +
    medallionAt(c.shape, c.radius * h, mx, my, s, c.motif, c.halo) +
    border(c.border, canvas)
  );
};

/** A wall in which some stars are still to be laid. Their tips touch, and a dashed line shows where the next tiles go. */
export const bareStars: Draw<'bareStars'> = (c, { w, h, cx, cy }) => {
  const cell = tilingNamed(c.field.tiling).translations[0][0] * c.field.edge;
  const centers = c.at.map(([x, y]): Point => [cx + x * cell, cy + y * cell]);
  const [x, y] = itemAt(centers, 0);
  const s = cell * 0.028;
  const radius = cell - 3.7 * s;
  return (
    starField({ ...c.field, at: [x / w, y / h] }, { x: 0, y: 0, w, h }, 'p') +
    centers
      .map(
        (center) =>
          opening(khatam(radius, ...center), s) +
          stroke('rule', 0.6 * s, khatam(radius * 0.92, ...center), ` stroke-dasharray="${coordinate(2.2 * s)}"`),
      )
      .join('')
  );
};

/** Rings of rays and lobes around a motif. */
export const sunburst: Draw<'sunburst'> = (c, canvas) => {
  const { w, h, cx, cy, s, edge, inside } = canvas;
  const reach = h / 2 - edge - 4 * s;
  const r = c.corners ? reach / 1.82 : (c.radius ?? 0.3) * h * 0.9;
  const n = c.rays;
  const far = Math.hypot(w, h);
  const tip = (i: number, radius: number): Point => polar(radius, -Math.PI / 2 + (i * 2 * Math.PI) / n, [cx, cy]);
  const sparks = Array.from({ length: n }, (_, i) => fill('rule', khatam(r * 0.055, ...tip(i + 0.5, r * 1.66)))).join(
    '',
  );
  const pearls = Array.from({ length: n }, (_, i) => circle(r * 0.035, ...tip(i + 0.5, r * 1.13))).join('');
  return (
    `<clipPath id="w"><path d="${rectPath(edge, edge, inside.w, inside.h)}"/></clipPath><g clip-path="url(#w)">` +
    (c.corners
      ? starField(c.corners, inside, 'p') +
        opening(circle(reach, cx, cy), s) +
        rays(n * 4, 0, reach - s, [cx, cy], [null, 'veil'], -90 - 45 / n) +
        sparks
      : rays(n * 4, 0, far, [cx, cy], ['ground', 'star'], -90 - 45 / n) +
        stroke('strap', 0.5 * s, circle(r * 2.08, cx, cy) + circle(r * 2.13, cx, cy)) +
        sparks) +
    fill('line', star(n, n / 4, r * 1.6, cx, cy)) +
    fill('strap', star(n, n / 4, r * 1.56, cx, cy)) +
    fill('line', star(n, n / 4, r * 1.48, cx, cy)) +
    fill('star2', star(n, n / 4, r * 1.46, cx, cy)) +
    fill('line', lobed(n, r * 1.25, cx, cy, 0.9)) +
    fill('star3', lobed(n, r * 1.22, cx, cy, 0.9)) +
    fill('line', pearls) +
    opening(circle(r, cx, cy), s) +
    hairline(circle(r * 0.93, cx, cy), s) +
    '</g>' +
    motif(c.motif, cx, cy, r * 0.8) +
    border(c.border, canvas)
  );
};

/** A large star-shaped window onto a field, with the motif in its center. */
export const window: Draw<'window'> = (c, canvas) => {
  const { w, h, cx, cy, s, edge, inside } = canvas;
  const d = SHAPES[c.shape](c.radius * h, cx, cy);
  const around = SHAPES[c.shape](c.radius * h * 1.1, cx, cy);
  const margin = w / 2 - edge - c.radius * h;
  const { sides } = c;
  const side = sides
    ? [-1, 1].map((k) => motif(sides, cx + k * (w / 2 - edge - margin / 2), cy, margin * 0.4)).join('')
    : '';
  return (
    quietField(c.field, inside, 'q') +
    fill('page', around) +
    hairline(around, s) +
    bandedOutline(d, [
      ['line', 5.2 * s],
      ['strap', 4.4 * s],
      ['line', 2.4 * s],
      ['rule', 1.7 * s],
    ]) +
    starField(
      { ...c.field, at: [0.5, 0.5] },
      { x: cx - c.radius * h, y: cy - c.radius * h, w: 2 * c.radius * h, h: 2 * c.radius * h },
      'p',
      d,
    ) +
    medallionAt(c.inner, c.innerRadius * h, cx, cy, s, c.motif) +
    side +
    [-1, 1]
      .flatMap((a) =>
        [-1, 1].map((b) =>
          fill('gold', star(8, 3, 3.6 * s, cx + a * (w / 2 - edge - 9 * s), cy + b * (h / 2 - edge - 9 * s))),
        ),
      )
      .join('') +
    border(c.border, canvas)
  );
};

/** A plain page with circles of pattern at its corners. */
export const corners: Draw<'corners'> = (c, canvas) => {
  const { w, h, cx, cy, s, edge, inside } = canvas;
  const r = c.reach * h;
  const outline = SHAPES[c.shape ?? 'circle'];
  const places = [
    [edge, edge],
    [w - edge, edge],
    [edge, h - edge],
    [w - edge, h - edge],
  ] as const;
  const whole = places.map(([x, y]) => outline(r, x, y)).join('');
  return (
    page(canvas) +
    haloStar(c.halo, h * 0.37, cx, cy) +
    hairline(star(c.halo[0], c.halo[1], h * 0.395, cx, cy), s) +
    `<clipPath id="w"><path d="${rectPath(edge, edge, inside.w, inside.h)}"/></clipPath><g clip-path="url(#w)">` +
    bandedOutline(whole, [
      ['line', 5.2 * s],
      ['strap', 4.4 * s],
      ['line', 2.4 * s],
      ['rule', 1.7 * s],
    ]) +
    places
      .map(([x, y], i) =>
        starField(
          { ...c.field, at: [0.5, 0.5] },
          { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
          itemAt(['p', 'q', 'r', 's'], i),
          outline(r, x, y),
        ),
      )
      .join('') +
    '</g>' +
    motif(c.motif, cx, cy, h * 0.3) +
    border(c.border, canvas)
  );
};

/** A rosette in a banded outline on an empty background. */
export const seal: Draw<'seal'> = (c, canvas) => {
  const { h, cx, cy, s } = canvas;
  const r = c.radius * h;
  const d = SHAPES[c.shape](r * 0.96, cx, cy);
  const disc = circle(r * 0.66, cx, cy);
  return (
    bandedOutline(
      d,
      [
        ['line', 4 * s],
        ['rule', 3 * s],
        ['line', 0.8 * s],
      ],
      'page',
    ) +
    fill('veil', star(c.points, c.points / 3.4, r * 0.84, cx, cy)) +
    Array.from({ length: c.points }, (_, i) =>
      fill(
        'rule',
        khatam(r * 0.028, ...polar(r * 0.78, -Math.PI / 2 + ((i + 0.5) * 2 * Math.PI) / c.points, [cx, cy])),
      ),
    ).join('') +
    bandedOutline(disc, [
      ['line', 4.6 * s],
      ['strap', 3.8 * s],
      ['line', 1.8 * s],
      ['rule', 1.1 * s],
    ]) +
    starField(
      { ...c.field, at: [0.5, 0.5] },
      { x: cx - r * 0.66, y: cy - r * 0.66, w: r * 1.32, h: r * 1.32 },
      'p',
      disc,
    )
  );
};

/** A rosette's construction lines (circles, spokes, star) under a motif, between two columns of pattern. */
export const construction: Draw<'construction'> = (c, canvas) => {
  const { w, h, cx, cy, s, edge, inside } = canvas;
  const r = h * 0.21;
  const n = c.points;
  const centers = Array.from({ length: n }, (_, i) => polar(r, -Math.PI / 2 + (i * 2 * Math.PI) / n, [cx, cy]));
  const circles = centers.map(([x, y]) => circle(r, x, y)).join('');
  const spokes = Array.from({ length: n }, (_, i) => {
    const a = polar(r * 3.2, -Math.PI / 2 + (i * Math.PI) / n, [cx, cy]);
    const b = polar(-r * 3.2, -Math.PI / 2 + (i * Math.PI) / n, [cx, cy]);
    return `M${coordinate(a[0])} ${coordinate(a[1])}L${coordinate(b[0])} ${coordinate(b[1])}`;
  }).join('');
  const cw = inside.w * 0.17;
  return (
    page(canvas) +
    `<clipPath id="w"><path d="${rectPath(edge, edge, inside.w, inside.h)}"/></clipPath><g clip-path="url(#w)">` +
    stroke('soft', 0.25 * s, spokes) +
    stroke('soft', 0.35 * s, circle(r * 2, cx, cy) + circle(r, cx, cy)) +
    fill('veil', star(n, n / 4, r * 2, cx, cy)) +
    stroke('mid', 0.5 * s, circles) +
    stroke('mid', 0.9 * s, polygonPath(starPolygon(n, n / 4, r * 2, -Math.PI / 2, [cx, cy])) + circle(r * 2, cx, cy)) +
    centers
      .map((_, i) => fill('gold', circle(0.9 * s, ...polar(r * 2, -Math.PI / 2 + (i * 2 * Math.PI) / n, [cx, cy]))))
      .join('') +
    '</g>' +
    starField(c.field, { x: edge, y: edge, w: cw, h: inside.h }, 'p') +
    starField({ ...c.field }, { x: w - edge - cw, y: edge, w: cw, h: inside.h }, 'q') +
    [edge + cw, w - edge - cw]
      .map(
        (x) =>
          fill('band', rectPath(x - 1.4 * s, edge, 2.8 * s, inside.h)) +
          fill('rule', rectPath(x - 0.35 * s, edge, 0.7 * s, inside.h)),
      )
      .join('') +
    motif(c.motif, cx, cy, r * 1.62) +
    border(c.border, canvas)
  );
};
