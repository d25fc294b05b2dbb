import type { Point, Polygon } from './geometry.ts';
import { itemAt } from './geometry.ts';

const PRECISION = 10;
const tenths = (value: number): number => Math.round(value * PRECISION);

/** A coordinate in path data, with at most one decimal. */
export const coordinate = (value: number): string => {
  const rounded = tenths(value) / PRECISION;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

const pair = (x: number, y: number): string => {
  const second = coordinate(y);
  return coordinate(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/**
 * Path data through the points. Steps are relative, so equal shapes have equal text at any position, which compresses
 * well. Steps are between rounded points, so rounding errors don't add up.
 */
export const pathThrough = (points: readonly Point[], isClosed = false): string => {
  const rounded = points.map(([x, y]): Point => [tenths(x) / PRECISION, tenths(y) / PRECISION]);
  const [start] = rounded as [Point, ...Point[]];
  const steps = rounded
    .slice(1)
    .map(([x, y], i) => pair(x - itemAt(rounded, i)[0], y - itemAt(rounded, i)[1]))
    .join(' ');
  return `M${pair(start[0], start[1])}l${steps}${isClosed ? 'z' : ''}`;
};

export const polygonPath = (polygon: Polygon): string => pathThrough(polygon, true);

export const circlePath = (r: number, cx = 0, cy = 0): string =>
  `M${pair(cx - r, cy)}a${coordinate(r)} ${coordinate(r)} 0 1 0 ${coordinate(2 * r)} 0a${coordinate(r)} ${coordinate(r)} 0 1 0 ${coordinate(-2 * r)} 0z`;

export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${pair(x, y)}h${coordinate(w)}v${coordinate(h)}h${coordinate(-w)}z`;

/** A filled path. `className` is a role of the palette (palettes.ts). */
export const fill = (className: string, d: string): string => `<path class="${className}" d="${d}"/>`;

/** A path stroked with the color of the role. */
export const stroke = (role: string, width: number, d: string, extra = ''): string =>
  `<path class="s-${role}" stroke-width="${coordinate(width)}"${extra} d="${d}"/>`;

export const group = (content: string, x: number, y: number, factor = 1, degrees = 0): string => {
  const turn = degrees === 0 ? '' : `rotate(${coordinate(degrees)})`;
  const size = factor === 1 ? '' : `scale(${Number(factor.toFixed(3))})`;
  return `<g transform="translate(${pair(x, y)})${turn}${size}">${content}</g>`;
};
