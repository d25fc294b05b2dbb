import { type Artwork, straps, TEN, WIDE } from './artwork.ts';

/** Resources. */
export const resources: readonly Artwork[] = [
  {
    id: 'hero-resources',
    size: WIDE,
    colors: ['paper', 'indigo', 'brass'],
    composition: {
      kind: 'cartouche',
      field: straps('rosette-10', 56, 66, 9, TEN),
      motifs: ['book', 'calendar', 'clock'],
      width: 0.78,
      height: 0.62,
      border: 'rules',
    },
  },
];
