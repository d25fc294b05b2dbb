import type { Composition } from '../compositions/composition.ts';
import { type Artwork, OCTAGONS, straps } from './artwork.ts';

/** The page opens a gate in the middle of this wall. */
const wall = (edge: number): Composition => ({
  kind: 'tiling',
  field: straps('4.8.8', edge, 67.5, edge / 7, OCTAGONS),
});

/** Admissions. */
export const admissions: readonly Artwork[] = [
  { id: 'hero-admissions', size: [2400, 720], colors: ['night', 'teal', 'brass'], composition: wall(50) },
  { id: 'hero-admissions-phone', size: [720, 1200], colors: ['night', 'teal', 'brass'], composition: wall(42) },
];
