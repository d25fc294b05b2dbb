import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { readContent } from '../../content/read-content.ts';
import { DRAWINGS, portraitStars, slotSize } from './drawings.ts';
import { photoWidths } from './photo-widths.ts';

/** One format of a photograph in all its widths. */
type PhotoSource = { type: string; srcSet: string };

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
const photos: ReadonlyMap<string, Photo> = new Map(
  await Promise.all(Object.entries(files).map(([path, src]) => photoOf(path, src))),
);

/** The attributes of a `<source>`: one format of a photograph in all its widths, or the drawing for narrow screens. */
type PictureSource = PhotoSource | { media: string; srcSet: string; width: number; height: number };

/** A picture's address and its intrinsic size in CSS pixels. */
export type PictureFile = {
  src: string;
  width: number;
  height: number;
  /** A photograph's formats, smallest files first; or a drawing's composition for phones, if it has one. */
  sources?: PictureSource[];
  /** A photograph's alt text, which replaces the drawing's. */
  alt?: string;
};

/** Screens that show the drawing `<slot>-phone` in place of `<slot>`. */
const PHONE = '(width < 44rem)';

const drawingAddresses = import.meta.glob<string>('/src/assets/drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const stars = portraitStars(readContent('staffMembers').members.map(({ id }) => id));

/** The address and size of a slot's drawing, if it has one. */
export function drawing(slot: string): { src: string; width: number; height: number } | undefined {
  const src = drawingAddresses[`/${DRAWINGS}/${stars.get(slot) ?? slot}.svg`];
  const size = slotSize(slot);
  return src && size ? { src, ...size } : undefined;
}

/** The picture for a slot: its photograph, or else its drawing. Throws when there is neither. */
export function pictureFile(slot: string): PictureFile {
  const file = drawing(slot);
  if (!file) throw new Error(`No picture for the slot "${slot}". Each slot has a drawing in ${DRAWINGS}.`);
  const photo = photos.get(slot);
  if (photo) return { ...file, ...photo };
  const phone = drawing(`${slot}-phone`);
  if (!phone) return file;
  const { src: srcSet, ...size } = phone;
  return { ...file, sources: [{ media: PHONE, srcSet, ...size }] };
}
