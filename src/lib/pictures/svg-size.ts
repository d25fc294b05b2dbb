/** The intrinsic size of an SVG file, from its width and height attributes. Throws when it has none. */
export function sizeOfSvg(source: string): { width: number; height: number } {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`^<svg[^>]*\\s${name}="([\\d.]+)"`).exec(source)?.[1]),
  );
  if (!width || !height) throw new Error('The SVG has no width and height, so the layout would shift when it loads.');
  return { width, height };
}
