import type { Box } from './field.ts';
import { itemAt, starPolygon } from './geometry.ts';
import type { Role } from './palettes.ts';
import { coordinate, fill, polygonPath, rectPath, stroke } from './svg.ts';

export type BorderKind = 'rules' | 'stars' | 'beads' | 'teeth' | 'braid' | 'lozenges';

/** A band drawn along an outline: concentric strokes from the widest to the narrowest, then the inside. */
export const bandedOutline = (d: string, strokes: readonly (readonly [Role, number])[], inside?: Role): string => {
  const rings = strokes.map(([role, width]) => stroke(role, width, d, ' stroke-miterlimit="14"')).join('');
  return rings + (inside ? fill(inside, d) : '');
};

/** A rectangular ring: the outer box minus the box `inset` further in. */
const ring = ({ x, y, w, h }: Box, outer: number, inner: number): string =>
  `${rectPath(x + outer, y + outer, w - 2 * outer, h - 2 * outer)}${`M${coordinate(x + inner)} ${coordinate(y + inner)}v${coordinate(h - 2 * inner)}h${coordinate(w - 2 * inner)}v${coordinate(-(h - 2 * inner))}z`}`;

/** Evenly spaced places along the middle line of a frame, corners included, so that every side closes exactly. */
const placesAround = (
  { x, y, w, h }: Box,
  inset: number,
  spacing: number,
): { x: number; y: number; isCorner: boolean }[] => {
  const [x0, y0, x1, y1] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const across = 2 * Math.round((x1 - x0) / spacing / 2);
  const down = 2 * Math.round((y1 - y0) / spacing / 2);
  const places: { x: number; y: number; isCorner: boolean }[] = [];
  for (let i = 0; i <= across; i += 1) {
    const px = x0 + ((x1 - x0) * i) / across;
    for (const py of [y0, y1]) places.push({ x: px, y: py, isCorner: i === 0 || i === across });
  }
  for (let i = 1; i < down; i += 1) {
    const py = y0 + ((y1 - y0) * i) / down;
    for (const px of [x0, x1]) places.push({ x: px, y: py, isCorner: false });
  }
  return places;
};

const placed = (id: string, places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }) => `<use href="#${id}" x="${coordinate(x)}" y="${coordinate(y)}"/>`).join('');

/**
 * A frame inside the box, `width` wide: a band between two brass rules, and on it a row of ornaments that
 * closes at the corners. Returns markup to lay over the picture; the middle stays open.
 */
export const frame = (
  kind: BorderKind,
  box: Box,
  width: number,
  band: Role = 'band',
  ornament: Role = 'rule',
  second: Role = 'cream',
): string => {
  const base = `<path class="${band}" d="${ring(box, 0, width)}"/>`;
  const hairline = Math.max(2, width * 0.06);
  const rules = stroke('rule', hairline, rectPath(box.x + width, box.y + width, box.w - 2 * width, box.h - 2 * width));
  const innerRule = (inset: number): string =>
    stroke('rule', hairline * 0.7, rectPath(box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset));
  const middle = width / 2;
  switch (kind) {
    case 'rules':
      return base + rules + innerRule(width * 0.62) + innerRule(width * 0.5);
    case 'beads': {
      const places = placesAround(box, middle, width * 0.62);
      const r = width * 0.13;
      const beads = places
        .map(
          ({ x, y }) =>
            `M${coordinate(x - r)} ${coordinate(y)}a${coordinate(r)} ${coordinate(r)} 0 1 0 ${coordinate(2 * r)} 0a${coordinate(r)} ${coordinate(r)} 0 1 0 ${coordinate(-2 * r)} 0z`,
        )
        .join('');
      return base + fill(ornament, beads) + rules + innerRule(width * 0.17);
    }
    case 'stars': {
      const places = placesAround(box, middle, width * 0.95);
      const isStar = (i: { x: number; y: number }): boolean => {
        const first = itemAt(places, 0);
        const stepX = (box.w - width) / (2 * Math.round((box.w - width) / (width * 0.95) / 2));
        const stepY = (box.h - width) / (2 * Math.round((box.h - width) / (width * 0.95) / 2));
        return Math.round((i.x - first.x) / stepX + (i.y - first.y) / stepY) % 2 === 0;
      };
      return `<defs><path id="bs" class="${ornament}" d="${polygonPath(starPolygon(8, 2, width * 0.36))}"/><path id="bd" class="${second}" d="${polygonPath(starPolygon(4, 1.5, width * 0.24))}"/></defs>${base}${placed('bs', places.filter(isStar))}${placed(
        'bd',
        places.filter((p) => !isStar(p)),
      )}${rules}`;
    }
    case 'lozenges': {
      const places = placesAround(box, middle, width * 0.78);
      return `<defs><path id="bl" class="${ornament}" d="M0${coordinate(-width * 0.3)}L${coordinate(width * 0.3)} 0L0 ${coordinate(width * 0.3)}L${coordinate(-width * 0.3)} 0z"/><path id="bm" class="${band}" d="M0${coordinate(-width * 0.14)}L${coordinate(width * 0.14)} 0L0 ${coordinate(width * 0.14)}L${coordinate(-width * 0.14)} 0z"/></defs>${base}${placed('bl', places)}${placed('bm', places)}${rules}`;
    }
    case 'teeth': {
      const t = width * 0.5;
      const side = (length: number): number => Math.max(1, Math.round(length / t));
      const [x0, y0, x1, y1] = [box.x + width, box.y + width, box.x + box.w - width, box.y + box.h - width];
      const zig = (sx: number, sy: number, ex: number, ey: number, nx: number, ny: number): string => {
        const n = side(Math.hypot(ex - sx, ey - sy));
        const [dx, dy] = [(ex - sx) / n, (ey - sy) / n];
        let d = `M${coordinate(sx)} ${coordinate(sy)}`;
        for (let i = 0; i < n; i += 1) {
          d += `L${coordinate(sx + dx * (i + 0.5) + nx * t * 0.8)} ${coordinate(sy + dy * (i + 0.5) + ny * t * 0.8)}L${coordinate(sx + dx * (i + 1))} ${coordinate(sy + dy * (i + 1))}`;
        }
        return `${d}z`;
      };
      const d =
        zig(x0, y0, x1, y0, 0, -1) + zig(x0, y1, x1, y1, 0, 1) + zig(x0, y0, x0, y1, -1, 0) + zig(x1, y0, x1, y1, 1, 0);
      return base + fill(second, d) + rules + innerRule(width * 0.22);
    }
    case 'braid': {
      const step = width * 0.9;
      const amp = width * 0.2;
      const [x0, y0, x1, y1] = [box.x + middle, box.y + middle, box.x + box.w - middle, box.y + box.h - middle];
      const run = (length: number): number => Math.max(2, Math.round(length / step));
      const rope = (
        isAcross: boolean,
        fixed: number,
        from: number,
        to: number,
        phase: 1 | -1,
      ): { d: string; over: string } => {
        const n = run(to - from);
        const s = (to - from) / n;
        const point = (t: number, off: number): string =>
          isAcross ? `${coordinate(t)} ${coordinate(fixed + off)}` : `${coordinate(fixed + off)} ${coordinate(t)}`;
        let d = `M${point(from, 0)}`;
        let over = '';
        for (let i = 0; i < n; i += 1) {
          const sign = (i % 2 === 0 ? 1 : -1) * phase;
          const a = from + i * s;
          d += `C${point(a + s * 0.3, sign * amp * 1.5)} ${point(a + s * 0.7, sign * amp * 1.5)} ${point(a + s, 0)}`;
          // The two ropes take turns on top, one crossing each.
          if (i > 0 && (i % 2 === 0) === (phase === 1))
            over += `M${point(a - s * 0.16, -sign * amp * 0.62)}Q${point(a, 0)} ${point(a + s * 0.16, sign * amp * 0.62)}`;
        }
        return { d, over };
      };
      const lines: [boolean, number, number, number][] = [
        [true, y0, x0, x1],
        [true, y1, x0, x1],
        [false, x0, y0, y1],
        [false, x1, y0, y1],
      ];
      const ropes = lines.flatMap(([isAcross, fixed, from, to]) => [
        rope(isAcross, fixed, from, to, 1),
        rope(isAcross, fixed, from, to, -1),
      ]);
      const all = ropes.map((r) => r.d).join('');
      const over = ropes.map((r) => r.over).join('');
      const [thin, thick] = [width * 0.13, width * 0.24];
      const knots = [x0, x1].flatMap((x) => [y0, y1].map((y) => ({ x, y })));
      return `<defs><g id="bk"><path class="${band}" d="${polygonPath(starPolygon(8, 2, width * 0.46))}"/><path class="${ornament}" d="${polygonPath(starPolygon(8, 2, width * 0.36))}"/></g></defs>${base}${stroke(ornament, thin, all)}${stroke(band, thick, over)}${stroke(ornament, thin, over, ' stroke-linecap="square"')}${rules}${placed('bk', knots)}`;
    }
  }
};
