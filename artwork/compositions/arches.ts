import { bandedOutline } from '../borders.ts';
import type { FieldSpec } from '../field.ts';
import { starField } from '../field.ts';
import { radians } from '../geometry.ts';
import { hanging, motif, motifHeight, standing } from '../motifs/library.ts';
import type { Role } from '../palettes.ts';
import { arch, cartouche, circle, khatam, shamsa, star } from '../shapes.ts';
import { coordinate, fill, group, rectPath, stroke } from '../svg.ts';
import type { Draw } from './composition.ts';
import { border, floorBand, hairline, haloStar, opening, rays } from './parts.ts';

/** A large arch with a niche in it: the motif on a plinth, a lamp above, a pattern in the spandrels. */
export const singleArch: Draw<'arch'> = (c, canvas) => {
  const { w, h, cx, s, edge, inside } = canvas;
  const base = h - edge - 6 * s;
  const aw = c.width * w;
  const rise = Math.min(c.rise * h, base - edge - 5 * s);
  const radius = (c.motifSize ?? 0.36) * aw;
  const plinth = 2.6 * s;
  const foot = base - plinth;
  const niche = arch(c.arch, aw * 0.8, rise - aw * 0.14, cx, base);
  const top = foot - motifHeight(c.motif, radius);
  const middle = (foot + top) / 2;
  const lampRadius = radius * 0.48;
  // The crown of a multifoil arch is slightly below its nominal height.
  const hook = base - rise + aw * (c.arch === 'multifoil' ? 0.175 : 0.14);
  const lampTop = hook + Math.max(0.3 * lampRadius, (top - hook - 2 * lampRadius) * 0.45);
  return (
    starField(c.field, { ...inside, h: base - edge }, 'p') +
    opening(arch(c.arch, aw, rise, cx, base), s) +
    fill('veil', niche) +
    hairline(niche, s) +
    haloStar(c.halo, Math.min(radius, aw * 0.31), cx, middle, 'page') +
    (c.lamp
      ? stroke('gold', 0.5 * s, `M${coordinate(cx)} ${coordinate(hook)}V${coordinate(lampTop)}`) +
        hanging(c.lamp, cx, lampTop, lampRadius)
      : '') +
    fill('band', rectPath(cx - radius, foot, radius * 2, plinth)) +
    fill('rule', rectPath(cx - radius, foot, radius * 2, 0.7 * s)) +
    standing(c.motif, cx, foot, radius) +
    floorBand(edge, base, inside.w, h - edge - base, s) +
    border(c.border, canvas) +
    (c.hasLabel ? opening(cartouche(w * 0.44, 10 * s, cx, h - 8.6 * s), 0.7 * s, 'lamp') : '')
  );
};

/** A row of arches on piers, with a motif in each. */
export const arcade: Draw<'arcade'> = (c, canvas) => {
  const { w, h, s } = canvas;
  const edge = c.border ? canvas.edge : 0;
  const inside = c.border ? canvas.inside : { x: 0, y: 0, w, h };
  const n = c.motifs.length;
  const base = h - edge - 7 * s;
  const gap = inside.w / n;
  const aw = gap * 0.78;
  const rise = Math.min(base - edge - 6 * s, aw * (c.hung ? 2.1 : 1.6));
  const radius = Math.min(aw * 0.39, rise * (c.hung ? 0.36 : 0.42));
  const hookY = base - rise + aw * 0.12;
  const hungRadius = radius * 0.55;
  // Everything that hangs starts at the same height, over the tallest motif.
  const tallest = Math.max(...c.motifs.map((name) => motifHeight(name, radius)));
  const hungTop = hookY + Math.max(0.2 * hungRadius, (base - tallest - hookY - 2 * hungRadius) * 0.5);
  const bays = c.motifs.map((name, i) => {
    const x = edge + gap * (i + 0.5);
    const niche = arch(c.arch, aw * 0.84, rise - aw * 0.1, 0, base);
    const hung = c.hung?.[i % c.hung.length];
    // In the middle, so that all bays have equal text.
    return group(
      opening(arch(c.arch, aw, rise, 0, base), s) +
        fill('veil', niche) +
        hairline(niche, s) +
        (hung
          ? stroke('gold', 0.4 * s, `M0 ${coordinate(hookY)}V${coordinate(hungTop)}`) +
            hanging(hung, 0, hungTop, hungRadius)
          : '') +
        standing(name, 0, base, radius),
      x,
      0,
    );
  });
  // Piers fill the gaps between the outer lines of neighboring bands. The frame covers half of the first and the last.
  const pierWidth = gap - aw * (c.arch === 'multifoil' ? 0.93 : 1) - 5 * s;
  const columns = Array.from({ length: n + 1 }, (_, i) => {
    const x = edge + gap * i;
    const top = base - rise * 0.5;
    const pier = rectPath(x - pierWidth / 2, top, pierWidth, base - top);
    const grooves = `M${coordinate(x - pierWidth * 0.2)} ${coordinate(top)}V${coordinate(base)}M${coordinate(x + pierWidth * 0.2)} ${coordinate(top)}V${coordinate(base)}`;
    return (
      fill('band', pier) +
      stroke('rule', 0.4 * s, grooves) +
      fill(
        'rule',
        rectPath(x - pierWidth / 2, top - 1.6 * s, pierWidth, 2.4 * s) +
          rectPath(x - pierWidth / 2, base - 2.4 * s, pierWidth, 2.4 * s),
      )
    );
  });
  return (
    starField({ ...c.field, bays: n }, { ...inside, h: base - edge }, 'p') +
    bays.join('') +
    columns.join('') +
    floorBand(edge, base, inside.w, h - edge - base, s) +
    (c.border ? border(c.border, canvas) : '')
  );
};

/** A portal: a tiled wall with open doors, and a path to the rising sun. */
export const portal: Draw<'portal'> = (c, canvas) => {
  const { h, cx, s, edge, inside } = canvas;
  const base = h - edge - 6 * s;
  const aw = h * 0.74;
  const rise = base - edge - 5 * s;
  const a = aw / 2;
  const d = arch('keel', aw, rise, cx, base);
  const horizon = base - rise * 0.3;
  const p = (x: number, y: number): string => `${coordinate(cx + x)} ${coordinate(y)}`;
  const spring = base - rise + aw * 0.62;
  // The doors open outward to the viewer's sides, so their far edges are lower and shorter.
  const leaf = (side: number): string => {
    const [outer, inner] = [side * a, side * a * 0.62];
    const x = (t: number): number => outer + (inner - outer) * t;
    const y = (t: number, down: number): number => {
      const [top, bottom] = [spring - 3 * s + 8 * s * t, base - 4 * s * t];
      return top + (bottom - top) * down;
    };
    const panelAt = (t0: number, t1: number, d0: number, d1: number, role: Role): string =>
      fill(role, `M${p(x(t0), y(t0, d0))}L${p(x(t1), y(t1, d0))}L${p(x(t1), y(t1, d1))}L${p(x(t0), y(t0, d1))}z`);
    return (
      `<path class="s-line deep" stroke-width="${coordinate(0.7 * s)}" d="M${p(outer, spring - 3 * s)}L${p(inner, spring + 5 * s)}L${p(inner, base - 4 * s)}L${p(outer, base)}z"/>` +
      panelAt(0.2, 0.8, 0.08, 0.54, 'rule') +
      panelAt(0.27, 0.73, 0.115, 0.505, 'mid') +
      panelAt(0.2, 0.8, 0.62, 0.92, 'rule') +
      panelAt(0.27, 0.73, 0.655, 0.885, 'mid') +
      fill('rule', star(8, 3, 2.4 * s, cx + x(0.5), y(0.5, 0.31))) +
      fill('rule', khatam(2.1 * s, cx + x(0.5), y(0.5, 0.77)))
    );
  };
  // Slopes are at 22.5°, like the sides of tiles. The left slope is lit.
  const hill = (side: number): string => {
    const [peak, height] = [side * a * 0.72, 8 * s];
    const slope = (to: number): string =>
      `M${p(peak, horizon - height)}L${p(peak + to * height * Math.tan(radians(67.5)), horizon)}L${p(peak, horizon)}z`;
    return fill('green2', slope(-1)) + fill('green1', slope(1));
  };
  const lanes = [-1, -0.6, -0.2, 0.2, 0.6, 1]
    .map((k) => `M${p(k * a * 0.12, horizon)}L${p(k * a * 0.62, base)}`)
    .join('');
  const steps = [0.18, 0.42, 0.7]
    .map((t) => `M${p(-a * (0.12 + 0.5 * t), horizon + (base - horizon) * t)}H${coordinate(cx + a * (0.12 + 0.5 * t))}`)
    .join('');
  return (
    starField(c.field, { ...inside, h: base - edge }, 'p') +
    opening(d, s) +
    `<clipPath id="w"><path d="${d}"/></clipPath><g clip-path="url(#w)">` +
    rays(80, 0, rise, [cx, horizon], [null, 'veil']) +
    motif('sun', cx, horizon, aw * 0.3) +
    fill('soft', rectPath(cx - a, horizon, aw, base - horizon)) +
    [-1, 1].map(hill).join('') +
    fill(
      'cream',
      `M${p(-a * 0.12, horizon)}H${coordinate(cx + a * 0.12)}L${p(a * 0.62, base)}H${coordinate(cx - a * 0.62)}z`,
    ) +
    stroke('gold', 0.45 * s, lanes + steps) +
    leaf(-1) +
    leaf(1) +
    '</g>' +
    floorBand(edge, base, inside.w, h - edge - base, s) +
    border(c.border, canvas)
  );
};

/** The wall at the start of a program's page. Nothing cuts the arch, so the page may show any part around it. */
export const wall: Draw<'wall'> = (c, { w, h, cx }) => {
  const s = c.span / 64;
  const base = h - 4 * s;
  const rise = h * 0.9;
  const niche = arch(c.arch, c.span * 0.82, rise - c.span * 0.13, cx, base);
  const radius = c.span * 0.34;
  return (
    starField(c.field, { x: 0, y: 0, w, h }, 'p') +
    opening(arch(c.arch, c.span, rise, cx, h + s), s) +
    fill('veil', niche) +
    hairline(niche, s) +
    haloStar(c.halo, radius, cx, base - radius, 'page') +
    standing(c.motif, cx, base, radius) +
    fill('band', rectPath(cx - c.span * 0.41, base, c.span * 0.82, h - base)) +
    fill('rule', rectPath(cx - c.span * 0.41, base, c.span * 0.82, 0.5 * s))
  );
};

/** The unit of the gate's lines. */
const GATE_LINE = 7.2;

/**
 * The composition for Home: an arch alone, without a ground, and one rosette from its center. The disc in the middle is
 * empty: the page sets the first word in it.
 */
export const gate: Draw<'gate'> = (c, { w, cx }) => {
  const s = GATE_LINE;
  // The outermost line ends at the edges.
  const aw = w - 8.6 * s;
  const rise = c.foot - c.tip;
  const outline = arch('keel', aw, rise, cx, c.foot);
  const field: FieldSpec = { ...c.field, at: [0.5, (c.heart - c.tip) / rise] };
  const r = c.disc;
  const petals = `<circle class="s-rule" cx="${coordinate(cx)}" cy="${c.heart}" r="${coordinate(r * 1.155)}" stroke-width="${2.1 * s}" stroke-linecap="round" stroke-dasharray="0 ${((r * 1.155 * Math.PI) / 12).toFixed(3)}"/>`;
  return (
    bandedOutline(outline, [
      ['star', 9.4 * s],
      ['rule', 8.6 * s],
      ['star', 7.4 * s],
      ['band', 7 * s],
      ['strap', 3 * s],
      ['star', 2.2 * s],
      ['rule', 1.4 * s],
    ]) +
    starField(field, { x: cx - aw / 2, y: c.tip, w: aw, h: rise }, 'p', outline) +
    bandedOutline(
      circle(r * 1.24, cx, c.heart),
      [
        ['star', 2.4 * s],
        ['rule', 1.4 * s],
      ],
      'star',
    ) +
    petals +
    opening(shamsa(12, r * 1.06, cx, c.heart), r * 0.0488, 'lamp') +
    group(hairline(shamsa(12, r * 1.06, 0, 0), r * 0.0528), cx, c.heart, 0.915)
  );
};
