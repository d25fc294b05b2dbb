import { type Artwork, OCTAGONS, straps, WIDE } from './artwork.ts';

/** Admissions. */
export const admissions: readonly Artwork[] = [
  {
    id: 'hero-admissions',
    size: WIDE,
    colors: ['day', 'green', 'clay'],
    composition: {
      kind: 'frieze',
      field: straps('4.8.8', 52, 67.5, 7, OCTAGONS),
      shape: 'circle',
      motifs: ['pencil', 'envelope', 'calendar', 'tea', 'door'],
      band: 0.46,
      radius: 0.26,
      border: 'beads',
    },
  },
];
