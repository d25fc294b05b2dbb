import { type Artwork, PHONE, straps, TEN, WIDE } from './artwork.ts';

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
      width: 0.93,
      height: 0.62,
      border: 'rules',
    },
  },
  {
    id: 'hero-resources-phone',
    size: PHONE,
    colors: ['paper', 'indigo', 'brass'],
    composition: {
      kind: 'cartouche',
      field: straps('rosette-10', 46, 66, 7.5, TEN),
      motifs: ['book', 'calendar', 'clock'],
      width: 0.94,
      height: 0.54,
      border: 'rules',
    },
  },
];
