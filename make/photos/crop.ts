/** How a photograph fits its slot: the crop, and whether there is enough of it. */
import sharp, { type Sharp } from 'sharp';
import { photoWidths } from '../../src/lib/pictures/photo-widths.ts';
import { PhotoRefusal, type Upright } from './inspect.ts';

export type SlotSize = { width: number; height: number };
type Crop = { left: number; top: number; width: number; height: number };

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The aspect ratio of a slot in lowest terms: 1200 by 800 is 3 to 2. */
function proportions({ width, height }: SlotSize): [number, number] {
  const divisor = greatestDivisor(width, height);
  return [width / divisor, height / divisor];
}

/** The largest crop with the slot's aspect ratio, from the middle of the photo. */
export function cropFor(photo: Upright, size: SlotSize): Crop {
  const [across, down] = proportions(size);
  const steps = Math.floor(Math.min(photo.width / across, photo.height / down));
  const [width, height] = [steps * across, steps * down];
  const [left, top] = [Math.round((photo.width - width) / 2), Math.round((photo.height - height) / 2)];
  return { left, top, width, height };
}

/** Throws a refusal if the crop is too small for the slot. */
export function checkSize(photo: Upright, size: SlotSize, crop: Crop): void {
  const { atLeast } = photoWidths(size);
  if (crop.width >= atLeast) return;
  const [across, down] = proportions(size);
  const steps = Math.ceil(atLeast / across);
  const needed = `${steps * across} × ${steps * down}`;
  throw new PhotoRefusal(
    `is too small for its place: it has ${photo.width} × ${photo.height} pixels and needs at least ${needed}; take the ` +
      'original instead of a copy from a message or a web page',
  );
}

/**
 * A photo upright, cropped and in sRGB. Transparent areas become white: JPEG doesn't support transparency, and the dark
 * lines of a logo would be invisible on a dark page. By default, sharp discards metadata.
 */
export const croppedTo = (crop: Crop, bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'none' }).autoOrient().extract(crop).toColourspace('srgb').flatten({ background: 'white' });
