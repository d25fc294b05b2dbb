import type { Composition } from '../compositions/composition.ts';
import { type Artwork, OCTAGONS, PHONE, straps, WIDE } from './artwork.ts';

const gateway = (edge: number): Composition => ({
  kind: 'portal',
  field: straps('4.8.8', edge, 67.5, edge / 7, OCTAGONS),
  border: 'stars',
});

/** Admissions. */
export const admissions: readonly Artwork[] = [
  { id: 'hero-admissions', size: WIDE, colors: ['night', 'teal', 'brass'], composition: gateway(52) },
  { id: 'hero-admissions-phone', size: PHONE, colors: ['night', 'teal', 'brass'], composition: gateway(38) },
];
