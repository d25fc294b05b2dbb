/** The photographs that may be shown, in the sizes and formats that Astro makes of them. */

import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { readContent } from '../../content/read-content.ts';
import { photoWidths } from './photo-widths.ts';

/** One format of a photograph in all its widths. */
export type PhotoSource = { type: string; srcSet: string };

/** A photograph: its largest JPEG, its formats, smallest files first, and its alt text. */
type Photo = { src: string; sources: PhotoSource[]; alt: string };

const FORMATS = [
  { format: 'avif', type: 'image/avif', quality: 55 },
  { format: 'webp', type: 'image/webp', quality: 76 },
  { format: 'jpg', type: 'image/jpeg', quality: 78 },
] as const;

/** Cropped, upright and without metadata (make/photos/make.ts). */
const files = import.meta.glob<ImageMetadata>('/.generated/photos/*.jpg', { eager: true, import: 'default' });

async function photoOf(path: string, src: ImageMetadata): Promise<[slot: string, photo: Photo]> {
  const slot = path.slice(path.lastIndexOf('/') + 1, -'.jpg'.length);
  const smaller = photoWidths(src).widths.filter((width) => width < src.width);
  const images = await Promise.all(
    FORMATS.map(({ format, quality }) =>
      getImage({ src, format, quality, width: src.width, widths: [...smaller, src.width] }),
    ),
  );
  const sources = images.map(({ srcSet }, index) => ({
    type: FORMATS[index]?.type ?? '',
    srcSet: srcSet.values.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', '),
  }));
  const { alt = '' } = readContent('photos').photos.find((record) => record.slot === slot) ?? {};
  return [slot, { src: images.at(-1)?.src ?? '', sources, alt }];
}

/** All photographs by slot. */
export const photos: ReadonlyMap<string, Photo> = new Map(
  await Promise.all(Object.entries(files).map(([path, src]) => photoOf(path, src))),
);
