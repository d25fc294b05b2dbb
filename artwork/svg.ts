import type { Point, Polygon } from './geometry.ts';
import { itemAt } from './geometry.ts';

const PRECISION = 10;
const tenths = (value: number): number => Math.round(value * PRECISION);

/** A coordinate in path data, with at most one decimal. */
export const coordinate = (value: number): string => {
  const rounded = tenths(value) / PRECISION;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

const joined = (x: string, y: string): string => x + (y.startsWith('-') ? '' : ' ') + y;
const pair = (x: number, y: number): string => joined(coordinate(x), coordinate(y));

/**
 * Path data through the points. Steps are relative, so equal shapes have equal text at any position, which compresses
 * well. Steps are between rounded points, so rounding errors don't add up.
 */
export const pathThrough = (points: readonly Point[], isClosed = false): string => {
  const rounded = points.map(([x, y]): Point => [tenths(x) / PRECISION, tenths(y) / PRECISION]);
  const [start] = rounded as [Point, ...Point[]];
  let last = '';
  const steps = rounded.slice(1).map(([x, y], i) => {
    const [dx, dy] = [coordinate(x - itemAt(rounded, i)[0]), coordinate(y - itemAt(rounded, i)[1])];
    const [command, text] = dy === '0' ? ['h', dx] : dx === '0' ? ['v', dy] : ['l', joined(dx, dy)];
    const isContinued = command === 'l' && last === 'l';
    last = command;
    return (isContinued ? ' ' : command) + text;
  });
  return `M${pair(start[0], start[1])}${steps.join('')}${isClosed ? 'z' : ''}`;
};

/** A closed path and its copies to the right of it, which have equal text. */
export const repeated = (d: string, count: number, step: number): string =>
  d + d.replace(/^M[-\d. ]+/, `m${Number(step.toFixed(3))} 0`).repeat(count - 1);

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

/** A copy of the element with this id, rotated around the origin and then moved. */
export const use = (id: string, x: number, y: number, degrees = 0): string =>
  `<use href="#${id}"${tenths(x) ? ` x="${coordinate(x)}"` : ''}${tenths(y) ? ` y="${coordinate(y)}"` : ''}${degrees ? ` transform="rotate(${degrees})"` : ''}/>`;

/** The markup with one definition for each long path that occurs more than once. */
export const withSharedPaths = (markup: string): string => {
  const paths = [...markup.matchAll(/ d="([^"]{40,})"/g)].map((match) => itemAt(match, 1));
  const shared = [...new Set(paths.filter((d, i) => paths.indexOf(d) !== i))];
  if (shared.length === 0) return markup;
  const defs = shared.map((d, i) => `<path id="d${i}" d="${d}"/>`).join('');
  const drawn = markup.replace(/<path([^>]*?) d="([^"]+)"\/>/g, (path, attributes: string, d: string) =>
    shared.includes(d) ? `<use href="#d${shared.indexOf(d)}"${attributes}/>` : path,
  );
  return `<defs>${defs}</defs>${drawn}`;
};
