/** The drawings: one SVG file for each picture slot, and stars for people without a photograph. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DRAWINGS = 'src/assets/drawings';

/** A person's slot is `portrait-` and the person's id. The stars are `star-1.svg` and so on. */
const PORTRAIT = 'portrait-';
const STARS = 24;

/** The star of each person's slot, by id. No star repeats until all are used. A person added last changes nobody's. */
export function portraitStars(ids: readonly string[]): ReadonlyMap<string, string> {
  const stars = new Map<string, string>();
  const taken = new Set<number>();
  for (const id of ids) {
    if (taken.size === STARS) taken.clear();
    let star = Array.from(id).reduce((hash, character) => (hash * 87 + character.charCodeAt(0)) % 65_521, 0) % STARS;
    while (taken.has(star)) star = (star + 1) % STARS;
    taken.add(star);
    stars.set(`${PORTRAIT}${id}`, `star-${star + 1}`);
  }
  return stars;
}

/** The file with the drawing of a slot, or for a person one of the stars. Undefined for an unknown slot. */
export function drawingFile(slot: string, folder: string = DRAWINGS): string | undefined {
  const file = join(folder, `${slot.startsWith(PORTRAIT) ? 'star-1' : slot}.svg`);
  return existsSync(file) ? file : undefined;
}

/** The intrinsic size of an SVG file, from its width and height attributes. Throws when it has none. */
function sizeOfSvg(source: string): { width: number; height: number } {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`^<svg[^>]*\\s${name}="([\\d.]+)"`).exec(source)?.[1]),
  );
  if (!width || !height) throw new Error('The SVG has no width and height, so the layout would shift when it loads.');
  return { width, height };
}

/** The size of a slot's drawing in CSS pixels. Undefined for an unknown slot. */
export function slotSize(slot: string, folder?: string): { width: number; height: number } | undefined {
  const file = drawingFile(slot, folder);
  return file ? sizeOfSvg(readFileSync(file, 'utf8')) : undefined;
}
