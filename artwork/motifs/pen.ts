import type { Role } from '../palettes.ts';
import { coordinate } from '../svg.ts';

/**
 * The hand that draws every motif. Motifs live in a square from -100 to 100 and are drawn like glazed
 * tiles: flat tones inside one even outline, the same line the strapwork has around its bands.
 */
export const OUTLINE = 4.5;

/** A tone inside an outline. */
export const tone = (role: Role, d: string): string => `<path class="s-ink ${role}" d="${d}"/>`;

/** A tone without an outline. */
export const flat = (role: Role, d: string): string => `<path class="${role}" d="${d}"/>`;

/** A bare line. */
export const line = (d: string, role: Role = 'ink', width?: number): string =>
  `<path class="s-${role}"${width ? ` stroke-width="${coordinate(width)}"` : ''} d="${d}"/>`;

/** A line in a tone with an outline on both sides, like a strap. */
export const strap = (d: string, role: Role = 'gold', width = 7): string =>
  line(d, 'ink', width + 2 * OUTLINE) + line(d, role, width);

export const disc = (role: Role, cx: number, cy: number, r: number): string =>
  `<circle class="s-ink ${role}" cx="${coordinate(cx)}" cy="${coordinate(cy)}" r="${coordinate(r)}"/>`;

export const spot = (role: Role, cx: number, cy: number, r: number): string =>
  `<circle class="${role}" cx="${coordinate(cx)}" cy="${coordinate(cy)}" r="${coordinate(r)}"/>`;

export const box = (role: Role, x: number, y: number, w: number, h: number, radius = 0): string =>
  `<rect class="s-ink ${role}" x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(w)}" height="${coordinate(h)}"${radius ? ` rx="${coordinate(radius)}"` : ''}/>`;

export const placed = (content: string, x: number, y: number, degrees = 0, factor = 1): string =>
  `<g transform="translate(${coordinate(x)} ${coordinate(y)})${degrees ? `rotate(${coordinate(degrees)})` : ''}${factor === 1 ? '' : `scale(${Number(factor.toFixed(3))})`}">${content}</g>`;

/** The drawing and its mirror image across the upright axis. */
export const both = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

/** Copies turned about the middle, spread evenly over a full turn. */
export const around = (count: number, content: (i: number) => string, from = 0): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${coordinate(from + (i * 360) / count)})">${content(i)}</g>`,
  ).join('');
