import type { Artwork } from './catalogue/artwork.ts';
import { CATALOGUE } from './catalogue.ts';
import { compose } from './compositions/compose.ts';
import type { Size } from './compositions/composition.ts';
import { ORNAMENTS } from './ornaments.ts';
import type { Palette } from './palettes.ts';
import { paletteOf, styled, withNightPage } from './palettes.ts';
import { SIZE as PORTRAIT_SIZE, portrait } from './portrait.ts';
import { withSharedPaths } from './svg.ts';

/** A complete SVG document with its size and its light and dark colors. */
export const svgDocument = (drawing: string, [w, h]: Size, palette: Palette, extraCss = ''): string => {
  const { css, markup } = styled(palette, drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><style>${css}${extraCss}</style>${withSharedPaths(markup)}</svg>\n`;
};

const paletteFor = ({ colors, isNight }: Artwork): Palette =>
  isNight ? withNightPage(paletteOf(...colors), colors[1]) : paletteOf(...colors);

/** The ids of all slots with a drawing, without portraits. */
export const slotIds = (): string[] => [...CATALOGUE.map(({ id }) => id), ...Object.keys(ORNAMENTS)];

const artworkOf = (slotId: string) => CATALOGUE.find(({ id }) => id === slotId);

/** The size of a slot's drawing, without drawing it. Undefined for an unknown slot. */
export function slotSize(slotId: string): { width: number; height: number } | undefined {
  const ornament = Object.hasOwn(ORNAMENTS, slotId) ? ORNAMENTS[slotId] : undefined;
  const size = slotId.startsWith('portrait-') ? PORTRAIT_SIZE : (ornament ?? artworkOf(slotId))?.size;
  return size && { width: size[0], height: size[1] };
}

/** The drawing of a slot as an SVG document. The output is deterministic. Throws an error for an unknown slot. */
export const renderArtwork = (slotId: string): string => {
  const ornament = ORNAMENTS[slotId];
  if (ornament)
    return svgDocument(
      ornament.markup(),
      ornament.size,
      { ...paletteOf('night', 'green', 'brass'), ...ornament.colors },
      ornament.css,
    );
  const artwork = artworkOf(slotId);
  if (!artwork) throw new Error(`There is no artwork for the slot "${slotId}". Add it to artwork/catalogue/.`);
  return svgDocument(compose(artwork.composition, artwork.size), artwork.size, paletteFor(artwork));
};

/** The star-framed ornament for a person's portrait. The same seed (a slug) always returns the same one. */
export const renderPortrait = (seed: string): string => {
  const { markup, size, palette } = portrait(seed);
  return svgDocument(markup, size, palette);
};
