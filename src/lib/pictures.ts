/** A picture file as a page needs it: its address and its intrinsic size in CSS pixels, so that nothing shifts. */
export type PictureFile = { src: string; width: number; height: number };

const addresses = import.meta.glob<string>('/.generated/artwork/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const sources = import.meta.glob<string>('/.generated/artwork/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The intrinsic size that an SVG file gives in its own width and height. */
export function sizeOfSvg(source: string): { width: number; height: number } {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`^<svg[^>]*\\s${name}="([\\d.]+)"`).exec(source)?.[1]),
  );
  if (!width || !height) throw new Error('An SVG without width and height cannot be laid out before it has loaded.');
  return { width, height };
}

/** The file that fills a picture slot. Throws when nothing has been drawn or photographed for it. */
export function pictureFile(slot: string): PictureFile {
  const path = `/.generated/artwork/${slot}.svg`;
  const src = addresses[path];
  const source = sources[path];
  if (!src || !source)
    throw new Error(`No picture for the slot "${slot}". The slots are in scripts/artwork/catalogue.ts.`);
  return { src, ...sizeOfSvg(source) };
}
