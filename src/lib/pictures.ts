import type { PhotoManifest } from './photo-manifest.ts';
import { sizeOfSvg } from './svg-size.ts';

/** The attributes of a `<source>`: one format of a photograph in all its widths. */
export type PictureSource = { type: string; srcSet: string };

/** A picture's address and its intrinsic size in CSS pixels. */
export type PictureFile = {
  src: string;
  width: number;
  height: number;
  /** A photograph's formats, smallest files first. A drawing has none. */
  sources?: PictureSource[];
  /** A photograph's alt text, which replaces the drawing's. */
  alt?: string;
};

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
  if (!address) throw new Error(`.generated/photos/${file} is missing. scripts/photos.ts makes it.`);
  return address;
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
  const path = `/.generated/artwork/${slot}.svg`;
  const src = drawingAddresses[path];
  const source = drawings[path];
  if (!src || !source) throw new Error(`No picture for the slot "${slot}". artwork/catalogue/ lists the slots.`);
  return { src, ...sizeOfSvg(source) };
}
