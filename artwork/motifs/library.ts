import { group } from '../svg.ts';
import * as celebration from './celebration.ts';
import type { Motif } from './cut-tile.ts';
import * as learning from './learning.ts';
import * as science from './science.ts';
import * as world from './world.ts';

const MOTIFS = { ...celebration, ...learning, ...science, ...world } as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

/** The height of a motif whose farthest corner is `radius` from its center. */
export const motifHeight = (name: MotifName, radius: number): number =>
  (MOTIFS[name].height * radius) / MOTIFS[name].radius;

/** The radius at which a motif fills a circle of this radius without exceeding the maximum height. */
export const radiusWithin = (name: MotifName, radius: number, height: number): number =>
  Math.min(radius, (height * MOTIFS[name].radius) / MOTIFS[name].height);

/** A motif in the center of a circle: its farthest corner is `radius` from the point, in units of the drawing. */
export const motif = (name: MotifName, cx: number, cy: number, radius: number): string => {
  const { markup, middle, radius: own } = MOTIFS[name];
  return group(markup, cx - (middle[0] * radius) / own, cy - (middle[1] * radius) / own, radius / own);
};

/** A motif of the same size, with its bottom at this y coordinate. */
export const standing = (name: MotifName, cx: number, floor: number, radius: number): string =>
  motif(name, cx, floor - motifHeight(name, radius) / 2, radius);

/** A motif of the same size, with its top at this y coordinate. */
export const hanging = (name: MotifName, cx: number, top: number, radius: number): string =>
  motif(name, cx, top + motifHeight(name, radius) / 2, radius);
