import type { Composition } from '../compositions/composition.ts';
import { type Artwork, EIGHT, FOUR_SIX_TWELVE, OCTAGONS, PLATE, SIX, straps } from './artwork.ts';

/** The page opens a gate in the middle of this wall. */
const wall = (edge: number): Composition => ({
  kind: 'tiling',
  field: straps('4.8.8', edge, 67.5, edge / 7, OCTAGONS),
});

/** The page sets the grades on the border. */
const PLATE_ARCH = { kind: 'arch', width: 0.66, rise: 0.86, halo: [16, 5], motifSize: 0.38, hasLabel: true } as const;

/** Admissions. */
export const admissions: readonly Artwork[] = [
  { id: 'hero-admissions', size: [2400, 720], colors: ['night', 'teal', 'brass'], composition: wall(50) },
  { id: 'hero-admissions-phone', size: [720, 1200], colors: ['night', 'teal', 'brass'], composition: wall(42) },
  {
    id: 'grades-early-childhood',
    size: PLATE,
    colors: ['day', 'clay', 'teal'],
    composition: {
      ...PLATE_ARCH,
      field: straps('3.4.6.4', 72, 54, 10, SIX),
      arch: 'multifoil',
      motif: 'kite',
      border: 'beads',
    },
  },
  {
    id: 'grades-elementary',
    size: PLATE,
    colors: ['night', 'teal', 'brass'],
    composition: {
      ...PLATE_ARCH,
      field: straps('rosette-8', 62, 66, 9, EIGHT),
      arch: 'pointed',
      motif: 'bookStack',
      border: 'lozenges',
    },
  },
  {
    id: 'grades-middle',
    size: PLATE,
    colors: ['night', 'indigo', 'brass'],
    composition: {
      ...PLATE_ARCH,
      field: straps('4.6.12', 52, 63, 8, FOUR_SIX_TWELVE),
      arch: 'round',
      motif: 'laptop',
      border: 'teeth',
    },
  },
];
