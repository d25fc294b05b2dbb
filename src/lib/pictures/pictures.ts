import type { PhotoManifest } from './photo-manifest.ts';
import { sizeOfSvg } from './svg-size.ts';

/** The attributes of a `<source>`: one format of a photograph in all its widths, or the drawing for narrow screens. */
export type PictureSource =
  | { type: string; srcSet: string }
  | { media: string; srcSet: string; width: number; height: number };

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

const drawingAddresses = import.meta.glob<string>('/.generated/artwork/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const drawings = import.meta.glob<string>('/.generated/artwork/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const photoAddresses = import.meta.glob<string>('/.generated/photos/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const manifests = import.meta.glob<PhotoManifest>('/.generated/photos/manifest.json', {
  eager: true,
  import: 'default',
});
const photos = manifests['/.generated/photos/manifest.json']?.photos ?? {};

function photoAddress(file: string): string {
  const address = photoAddresses[`/.generated/photos/${file}`];
  if (!address) throw new Error(`.generated/photos/${file} is missing. build/photos/make.ts makes it.`);
  return address;
}

/** The address and size of a drawing, if there is one with this name. */
function drawing(name: string): { src: string; width: number; height: number } | undefined {
  const path = `/.generated/artwork/${name}.svg`;
  const src = drawingAddresses[path];
  const source = drawings[path];
  return src && source ? { src, ...sizeOfSvg(source) } : undefined;
}

/** The picture for a slot: its photograph, or else its drawing. Throws when there is neither. */
export function pictureFile(slot: string): PictureFile {
  const photo = photos[slot];
  if (photo) {
    const { alt, width, height, formats, largest } = photo;
    const sources = formats.map(({ type, files }) => ({
      type,
      srcSet: files.map((file) => `${photoAddress(file.name)} ${file.width}w`).join(', '),
    }));
    return { src: photoAddress(largest), width, height, sources, alt };
  }
  const file = drawing(slot);
  if (!file) throw new Error(`No picture for the slot "${slot}". artwork/catalogue/ lists the slots.`);
  const phone = drawing(`${slot}-phone`);
  if (!phone) return file;
  const { src: srcSet, ...size } = phone;
  return { ...file, sources: [{ media: PHONE, srcSet, ...size }] };
}
