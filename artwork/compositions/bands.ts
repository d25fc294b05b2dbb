import { bandedOutline } from '../borders.ts';
import type { Box } from '../field.ts';
import { starField } from '../field.ts';
import { itemAt } from '../geometry.ts';
import { motif, radiusWithin, standing } from '../motifs/library.ts';
import { cartouche, circle, khatam, lobed, star } from '../shapes.ts';
import { coordinate, fill, group, rectPath, repeated, stroke } from '../svg.ts';
import type { Draw } from './composition.ts';
import { border, hairline, haloStar, medallionAt, opening, page, quiet, quietField, rays, SHAPES } from './parts.ts';

/** A band of pattern with medallions across a plain page, with lobed cresting along its edges. */
export const frieze: Draw<'frieze'> = (c, canvas) => {
  const { h, cy, s, edge, inside } = canvas;
  const bh = c.band * h;
  const strip: Box = { x: edge, y: cy - bh / 2, w: inside.w, h: bh };
  const gap = inside.w / c.motifs.length;
  const r = Math.min(c.radius * h, gap * 0.43);
  const bar = (y: number): string =>
    `${fill('band', rectPath(edge, y - 1.8 * s, inside.w, 3.6 * s))}${fill('rule', rectPath(edge, y - 0.5 * s, inside.w, s))}`;
  const knots = Array.from({ length: c.motifs.length - 1 }, (_, i) => edge + gap * (i + 1))
    .flatMap((x) =>
      [cy - bh / 2, cy + bh / 2].map(
        (y) =>
          fill('band', khatam(4.6 * s, x, y)) +
          fill('rule', khatam(3.4 * s, x, y)) +
          fill('page', khatam(1.5 * s, x, y)),
      ),
    )
    .join('');
  // Small lobes line the frame, like cresting on a tiled wall. None touches a medallion.
  const count = Math.round(inside.w / (9 * s));
  const lobe = inside.w / count / 2;
  const cresting = [
    [edge, 0],
    [h - edge, 1],
  ] as const;
  const lobes = cresting
    .map(
      ([y, isUp]) =>
        `M${coordinate(edge)} ${coordinate(y)}${`a${coordinate(lobe)} ${coordinate(lobe)} 0 0 ${isUp} ${coordinate(2 * lobe)} 0`.repeat(count)}z`,
    )
    .join('');
  const buds = cresting
    .map(([y, isUp]) => repeated(circle(lobe * 0.2, edge + lobe, y + (isUp ? -0.45 : 0.45) * lobe), count, 2 * lobe))
    .join('');
  const crest = fill('page', lobes) + stroke('rule', 0.45 * s, lobes) + fill('rule', buds);
  return (
    starField({ ...quiet(c.field), ground: 'veil', strap: 'page' }, inside, 'q') +
    crest +
    starField({ ...c.field, bays: c.motifs.length }, strip, 'p') +
    bar(cy - bh / 2) +
    bar(cy + bh / 2) +
    knots +
    c.motifs.map((name, i) => medallionAt(c.shape, r, edge + gap * (i + 0.5), cy, s, name)).join('') +
    border(c.border, canvas)
  );
};

/** A strip of pattern, with medallions around its middle. */
export const strip: Draw<'strip'> = (c, { w, h, cx, cy, s }) =>
  starField(c.field, { x: 0, y: 0, w, h }, 'p') +
  fill('rule', rectPath(0, 0, w, s) + rectPath(0, h - s, w, s)) +
  c.motifs
    .map((name, i) => medallionAt(c.shape, c.radius, cx + c.gap * (i - (c.motifs.length - 1) / 2), cy, 0.7 * s, name))
    .join('');

/** A horizontal cartouche over a field. */
export const lyingCartouche: Draw<'cartouche'> = (c, canvas) => {
  const { w, h, cx, cy, s, inside } = canvas;
  const [cw, ch] = [c.width * w, c.height * h];
  const n = c.motifs.length;
  const room = cw - ch * 0.46;
  const radius = Math.min(ch * 0.43, (room / n) * 0.5);
  return (
    starField(c.field, inside, 'p') +
    opening(cartouche(cw, ch, cx, cy), s) +
    hairline(cartouche(cw - 7 * s, ch - 6 * s, cx, cy), s) +
    [-1, 1].map((side) => fill('gold', star(8, 3, 2.4 * s, cx + side * (cw / 2 - 8.5 * s), cy))).join('') +
    c.motifs
      .map((name, i) => motif(name, cx + (room / n) * (i - (n - 1) / 2), cy, radiusWithin(name, radius, 0.7 * ch)))
      .join('') +
    border(c.border, canvas)
  );
};

/** A column of pattern beside a page. */
export const column: Draw<'column'> = (c, canvas) => {
  const { w, h, cy, s, edge, inside } = canvas;
  const cw = c.share * inside.w;
  const left = c.side === 'left';
  const column: Box = { x: left ? edge : w - edge - cw, y: edge, w: cw, h: inside.h };
  const lineX = left ? edge + cw : w - edge - cw;
  const mx = left ? (lineX + w - edge) / 2 : (lineX + edge) / 2;
  return (
    page(canvas) +
    haloStar(c.halo, h * 0.38, mx, cy) +
    hairline(star(c.halo[0], c.halo[1], h * 0.405, mx, cy), s) +
    starField(c.field, column, 'p') +
    fill('band', rectPath(lineX - 2 * s, edge, 4 * s, inside.h)) +
    stroke(
      'rule',
      1.2 * s,
      `M${coordinate(lineX)} ${coordinate(edge + 2 * s)}V${coordinate(h - edge)}`,
      ` stroke-linecap="round" stroke-dasharray="0 ${coordinate(inside.h / 30)}"`,
    ) +
    motif(c.motif, mx, cy, h * 0.31) +
    border(c.border, canvas)
  );
};

/** A pattern as a floor, and the motif on it in front of a half rosette of rays. */
export const horizon: Draw<'horizon'> = (c, canvas) => {
  const { w, h, cx, s, edge, inside } = canvas;
  const fy = h * (1 - c.floor);
  const r = (fy - edge) * 0.81;
  const floorBox: Box = { x: edge, y: fy, w: inside.w, h: h - edge - fy };
  return (
    page(canvas) +
    `<clipPath id="w"><path d="${rectPath(edge, edge, inside.w, fy - edge)}"/></clipPath><g clip-path="url(#w)">` +
    rays(c.rays * 4, r * 0.6, w, [cx, fy], [null, 'veil']) +
    fill('line', lobed(c.rays * 2, r * 1.16, cx, fy, 0.9)) +
    fill('star2', lobed(c.rays * 2, r * 1.14, cx, fy, 0.9)) +
    opening(circle(r, cx, fy), s) +
    hairline(circle(r * 0.93, cx, fy), s) +
    '</g>' +
    starField(c.field, floorBox, 'p') +
    (c.sky ? motif(c.sky, cx - r * 0.5, fy - r * 0.55, r * 0.2) : '') +
    standing(c.motif, cx, fy - 1.4 * s, radiusWithin(c.motif, r * 0.77, r * 0.84)) +
    fill('band', rectPath(edge, fy - 1.4 * s, inside.w, 2.8 * s)) +
    fill('rule', rectPath(edge, fy - 0.4 * s, inside.w, 0.8 * s)) +
    border(c.border, canvas)
  );
};

/** A large rosette, and the motif on the plain page beside it. */
export const offCenter: Draw<'offCenter'> = (c, canvas) => {
  const { w, h, cx, cy, s, inside } = canvas;
  const sign = c.side === 'left' ? -1 : 1;
  const r = Math.min(inside.h / 2 - 4 * s, inside.w * 0.19);
  const rx = cx + sign * (inside.w / 2 - r - 7 * s);
  // The motif is centered in the space beside the rosette.
  const free = cx - sign * (inside.w / 2);
  const reach = rx - sign * (r + 4 * s);
  const mx = (reach + free) / 2;
  const room = Math.min(Math.abs(reach - free) / 2, h * 0.42);
  const d = SHAPES[c.shape ?? 'circle'](r, rx, cy);
  return (
    quietField(c.field, inside, 'q') +
    haloStar(c.halo, room * 0.94, mx, cy) +
    `<clipPath id="w"><path d="${rectPath(0, 0, w, h)}"/></clipPath><g clip-path="url(#w)">` +
    bandedOutline(d, [
      ['line', 5.2 * s],
      ['strap', 4.4 * s],
      ['line', 2.4 * s],
      ['rule', 1.7 * s],
    ]) +
    starField({ ...c.field, at: [0.5, 0.5] }, { x: rx - r, y: cy - r, w: 2 * r, h: 2 * r }, 'p', d) +
    '</g>' +
    motif(c.motif, mx, cy, room * 0.94) +
    border(c.border, canvas)
  );
};

/** A wall of square tiles: motifs and rosettes alternate as on a chessboard. */
export const panel: Draw<'panel'> = (c, canvas) => {
  const { s, edge, inside } = canvas;
  const [tw, th] = [inside.w / c.columns, inside.h / c.rows];
  const side = Math.min(tw, th);
  const tiles: string[] = [];
  for (let row = 0; row < c.rows; row += 1) {
    for (let column = 0; column < c.columns; column += 1) {
      const index = Math.floor((row * c.columns + column) / 2);
      const [x, y] = [edge + tw * column, edge + th * row];
      const [mx, my] = [x + tw / 2, y + th / 2];
      if ((row + column) % 2 === 0) {
        const quarters = [
          [x, y],
          [x + tw, y],
          [x, y + th],
          [x + tw, y + th],
        ] as const;
        tiles.push(
          `<clipPath id="t${index}"><path d="${rectPath(x, y, tw, th)}"/></clipPath><g clip-path="url(#t${index})">`,
          fill(itemAt(['veil', 'cream', 'soft'] as const, index % 3), rectPath(x, y, tw, th)),
          quarters
            .map(
              ([px, py]) =>
                fill('ink', star(16, 5, side * 0.27, px, py)) +
                fill('gold', star(16, 5, side * 0.2, px, py)) +
                fill('ink', circle(side * 0.09, px, py)),
            )
            .join(''),
          '</g>',
          group(
            bandedOutline(
              SHAPES['lobed-8'](side * 0.43, 0, 0),
              [
                ['line', 3 * s],
                ['rule', 2 * s],
              ],
              'page',
            ) + motif(itemAt(c.motifs, index % c.motifs.length), 0, 0, side * 0.38),
            mx,
            my,
          ),
        );
      } else {
        tiles.push(
          starField(
            { ...itemAt(c.fields, index % c.fields.length), at: [0.5, 0.5] },
            { x, y, w: tw, h: th },
            itemAt(['p', 'q', 'r'], index),
          ),
        );
      }
    }
  }
  const grid = [
    ...Array.from(
      { length: c.columns - 1 },
      (_, i) => `M${coordinate(edge + tw * (i + 1))} ${edge}v${coordinate(inside.h)}`,
    ),
    ...Array.from(
      { length: c.rows - 1 },
      (_, i) => `M${edge} ${coordinate(edge + th * (i + 1))}h${coordinate(inside.w)}`,
    ),
  ].join('');
  return tiles.join('') + stroke('band', 2.6 * s, grid) + stroke('rule', 0.7 * s, grid) + border(c.border, canvas);
};
