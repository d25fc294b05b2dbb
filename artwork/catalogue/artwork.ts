import type { Composition, Size } from '../compositions/composition.ts';
import type { FieldSpec } from '../field.ts';
import type { FamilyName, Mood } from '../palettes.ts';
import type { TilingName } from '../tilings.ts';

/** A picture on the site: its slot, size in units (CSS pixels), colors and composition. */
export type Artwork = {
  readonly id: string;
  readonly size: Size;
  readonly colors: readonly [mood: Mood, lead: FamilyName, companion: FamilyName];
  /** Draws the motif on a dark page, for night scenes. */
  readonly isNight?: boolean;
  readonly composition: Composition;
};

export const SLIDE: Size = [1200, 800];
export const PHOTO: Size = [1200, 900];
export const TALL: Size = [900, 1200];
export const WIDE: Size = [1500, 600];
/** The size of a `<slot>-phone`, the composition for phones of a wide picture. */
export const PHONE: Size = [720, 480];
export const SQUARE: Size = [800, 800];
export const PLATE: Size = [768, 864];

type Options = Partial<Omit<FieldSpec, 'tiling' | 'edge' | 'contact' | 'weave' | 'width'>>;

const weave =
  (kind: FieldSpec['weave']) =>
  (tiling: TilingName, edge: number, contact: number, width: number, options: Options = {}): FieldSpec => ({
    tiling,
    edge,
    contact,
    weave: kind,
    width,
    ...options,
  });
export const straps = weave('strap');
export const lines = weave('line');
export const tiles = weave('tile');

/** Default star colors for each grid. */
export const TEN = { stars: { 10: 'star', 5: 'star2', 6: 'star3' }, cores: { 10: 0.5 } } as const satisfies Options;
export const TWELVE = { stars: { 12: 'star', 5: 'star2' }, cores: { 12: 0.5 } } as const satisfies Options;
export const TWELVE_SIX = {
  stars: { 12: 'star', 6: 'star3', 5: 'star2' },
  cores: { 12: 0.5 },
} as const satisfies Options;
export const EIGHT = { stars: { 8: 'star', 5: 'star2' }, cores: { 8: 0.5 } } as const satisfies Options;
export const OCTAGONS = {
  stars: { 8: 'star', 4: 'star2' },
  cores: { 8: 0.5 },
  depth: { 8: 2 },
  petals: 'petal',
} as const satisfies Options;
export const FOUR_SIX_TWELVE = {
  stars: { 12: 'star', 6: 'star2', 4: 'star3' },
  cores: { 12: 0.5 },
  depth: { 12: 2 },
  petals: 'petal',
} as const satisfies Options;
export const DODECAGONS = {
  stars: { 12: 'star', 3: 'star2' },
  cores: { 12: 0.5 },
  depth: { 12: 3 },
  petals: 'petal',
} as const satisfies Options;
export const SIX = { stars: { 6: 'star', 4: 'star2', 3: 'star3' }, cores: { 6: 0.5 } } as const satisfies Options;
