import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoEntry } from '../../src/lib/pictures/photo-manifest.ts';
import { PhotoRefusal, type Upright } from './inspect.ts';

export type SlotSize = { width: number; height: number };
export type FocalPoint = { x: number; y: number };
type Crop = { left: number; top: number; width: number; height: number };

/** A validated photo and its slot. */
export type PhotoJob = { slot: string; size: SlotSize; bytes: Buffer; alt: string; focalPoint: FocalPoint };

/** Increment this when the widths or settings below change, so that all photos are encoded again. */
const RECIPE = 1;

const FORMATS = [
  { type: 'image/avif', ending: 'avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 4 }) },
  { type: 'image/webp', ending: 'webp', encode: (image: Sharp) => image.webp({ quality: 76, effort: 5 }) },
  { type: 'image/jpeg', ending: 'jpg', encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
] as const;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The aspect ratio of a slot in lowest terms: 1200 by 800 is 3 to 2. */
function proportions({ width, height }: SlotSize): [number, number] {
  const divisor = greatestDivisor(width, height);
  return [width / divisor, height / divisor];
}

/** Portraits and logos are small, page heroes span the full width, and everything else is in between. */
export function layoutOf({ width, height }: SlotSize): { widths: readonly number[]; atLeast: number } {
  const ratio = width / height;
  if (ratio === 1) return { widths: [160, 320, 480], atLeast: 320 };
  if (ratio >= 2) return { widths: [480, 800, 1200, 1600, 2400], atLeast: 1200 };
  return { widths: [320, 480, 800, 1200, 1600], atLeast: 640 };
}

/** The largest crop with the slot's aspect ratio, centered on the focal point as closely as the edges allow. */
export function cropFor(photo: Upright, size: SlotSize, focalPoint: FocalPoint): Crop {
  const [across, down] = proportions(size);
  const steps = Math.floor(Math.min(photo.width / across, photo.height / down));
  const [width, height] = [steps * across, steps * down];
  const place = (middle: number, piece: number, whole: number) =>
    Math.min(Math.max(Math.round((middle / 100) * whole - piece / 2), 0), whole - piece);
  return {
    left: place(focalPoint.x, width, photo.width),
    top: place(focalPoint.y, height, photo.height),
    width,
    height,
  };
}

/**
 * The widths to encode: those of the slot's layout, and the crop's own width if it's smaller than some of them. Each is
 * rounded down to a width with a whole-number height, so that all have exactly the slot's aspect ratio.
 */
export function widthsFor(crop: Crop, size: SlotSize): number[] {
  const [across] = proportions(size);
  const { widths } = layoutOf(size);
  const smaller = widths.filter((width) => width < crop.width);
  const largest = smaller.length < widths.length ? [crop.width] : [];
  return [...new Set([...smaller, ...largest].map((width) => width - (width % across)))];
}

/** Throws a refusal if the crop is too small for the slot. */
export function checkSize(photo: Upright, size: SlotSize, crop: Crop): void {
  const { atLeast } = layoutOf(size);
  if (crop.width >= atLeast) return;
  const [across, down] = proportions(size);
  const needed = `${atLeast} × ${Math.ceil((atLeast * down) / across)}`;
  throw new PhotoRefusal(
    `is too small for its place: it has ${photo.width} × ${photo.height} pixels and needs at least ${needed}; take the ` +
      'original instead of a copy from a message or a web page',
  );
}

/** A cache key of the photo, crop and encoder versions. If it changes, the photo is encoded again. */
export function keyOf({ bytes, size, focalPoint }: PhotoJob): string {
  const { vips, aom, webp, mozjpeg } = sharp.versions;
  const recipe = { RECIPE, size, focalPoint, vips, aom, webp, mozjpeg };
  return createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 16);
}

/**
 * A photo upright, cropped and in sRGB. Transparent areas become white: JPEG doesn't support transparency, and the dark
 * lines of a logo would be invisible on a dark page. By default, sharp discards metadata.
 */
export const croppedTo = (crop: Crop, bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'none' }).autoOrient().extract(crop).toColourspace('srgb').flatten({ background: 'white' });

/**
 * Writes a photo to `outDir` in every format and width: upright, cropped, in sRGB and without camera metadata. Returns
 * the data that pages need. Each file is written atomically.
 */
export async function encodePhoto(job: PhotoJob, crop: Crop, outDir: string): Promise<PhotoEntry> {
  const { slot, size, bytes, alt } = job;
  const key = keyOf(job);
  const [across, down] = proportions(size);
  // Decode, rotate and crop only once.
  const { data, info } = await croppedTo(crop, bytes).raw().toBuffer({ resolveWithObject: true });
  const cropped = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const widths = widthsFor(crop, size);
  const formats: PhotoEntry['formats'] = [];
  for (const { type, ending, encode } of FORMATS) {
    const files: { name: string; width: number }[] = [];
    for (const width of widths) {
      const name = `${slot}-${width}.${key}.${ending}`;
      const file = join(outDir, name);
      if (!existsSync(file)) {
        const resized = cropped.clone().resize(width, (width / across) * down, { fit: 'fill' });
        writeFileSync(`${file}.part`, await encode(resized).toBuffer());
        renameSync(`${file}.part`, file);
      }
      files.push({ name, width });
    }
    formats.push({ type, files });
  }
  const largest = formats.at(-1)?.files.at(-1)?.name ?? '';
  return { key, alt, width: size.width, height: size.height, formats, largest };
}
