/** The drawings: one SVG file for each picture slot, and stars for people without a photograph. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOfSvg } from './svg-size.ts';

export const DRAWINGS = 'src/assets/drawings';

/** A person's slot is `portrait-` and the person's id. The stars are `star-1.svg` and so on. */
const PORTRAIT = 'portrait-';
const STARS = 24;

/** The name of the star of a person: always the same one for an id. With this factor, few of the fixture's people share one. */
export function portraitStar(id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 87 + character.charCodeAt(0)) % 65_521;
  return `star-${(hash % STARS) + 1}`;
}

/** The name of the drawing of a slot, whether or not there is a file. */
export const drawingOf = (slot: string): string =>
  slot.startsWith(PORTRAIT) ? portraitStar(slot.slice(PORTRAIT.length)) : slot;

/** The slot that the name of a photograph’s file was probably meant for. */
export const nearSlot = (name: string): string => name.toLowerCase().replace(/[ _]+/g, '-');

/** The file with the drawing of a slot. Undefined for an unknown slot. */
export function drawingFile(slot: string, folder: string = DRAWINGS): string | undefined {
  const file = join(folder, `${drawingOf(slot)}.svg`);
  return existsSync(file) ? file : undefined;
}

/** The size of a slot's drawing in CSS pixels. Undefined for an unknown slot. */
export function slotSize(slot: string, folder?: string): { width: number; height: number } | undefined {
  const file = drawingFile(slot, folder);
  return file ? sizeOfSvg(readFileSync(file, 'utf8')) : undefined;
}
