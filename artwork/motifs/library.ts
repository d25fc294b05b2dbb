import * as celebration from './celebration.ts';
import * as learning from './learning.ts';
import { OUTLINE } from './pen.ts';
import * as science from './science.ts';
import * as world from './world.ts';

const MOTIFS = { ...celebration, ...learning, ...science, ...world } as const;

export type MotifName = keyof typeof MOTIFS;

/** A motif centred on a point; `size` is half the side of its square, in units of the drawing. */
export const motif = (name: MotifName, cx: number, cy: number, size: number): string =>
  `<g transform="translate(${Math.round(cx)} ${Math.round(cy)})scale(${Number((size / 100).toFixed(3))})" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${MOTIFS[name]}</g>`;
