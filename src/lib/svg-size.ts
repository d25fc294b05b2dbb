/** The intrinsic size that an SVG file gives in its own width and height. */
export function sizeOfSvg(source: string): { width: number; height: number } {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`^<svg[^>]*\\s${name}="([\\d.]+)"`).exec(source)?.[1]),
  );
  if (!width || !height) throw new Error('An SVG without width and height cannot be laid out before it has loaded.');
  return { width, height };
}
