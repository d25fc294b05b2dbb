import { type Artwork, EIGHT, PHONE, SQUARE, straps, TEN, TWELVE } from './artwork.ts';

/** About us, its accreditations, and History. */
export const about: readonly Artwork[] = [
  {
    id: 'hero-about',
    size: [1500, 440],
    colors: ['night', 'green', 'brass'],
    composition: {
      kind: 'arcade',
      field: straps('rosette-12', 36, 66, 5.5, TWELVE),
      arch: 'keel',
      // One for each link below the arches: the mission, the letter, accreditation, history and the staff.
      motifs: ['dome', 'envelope', 'medal', 'tree', 'portraits'],
    },
  },
  {
    id: 'hero-about-phone',
    size: PHONE,
    colors: ['night', 'green', 'brass'],
    composition: {
      kind: 'arcade',
      field: straps('rosette-12', 30, 66, 4.6, TWELVE),
      arch: 'keel',
      motifs: ['tree', 'dome', 'portraits'],
    },
  },
  {
    id: 'history-wall',
    size: [480, 480],
    colors: ['night', 'plum', 'brass'],
    composition: { kind: 'tiling', field: straps('rosette-12', 46, 68, 7, { ...TWELVE, turn: 30 }) },
  },
  {
    id: 'accreditation-01',
    size: SQUARE,
    colors: ['night', 'green', 'brass'],
    composition: {
      kind: 'seal',
      field: straps('rosette-8', 104, 67.5, 14, EIGHT),
      points: 16,
      shape: 'lobed-16',
      radius: 0.46,
    },
  },
  {
    id: 'accreditation-02',
    size: SQUARE,
    colors: ['day', 'teal', 'brass'],
    composition: {
      kind: 'seal',
      field: straps('rosette-12', 84, 66, 13, TWELVE),
      points: 12,
      shape: 'star-12',
      radius: 0.47,
    },
  },
  {
    id: 'accreditation-03',
    size: SQUARE,
    colors: ['brass', 'plum', 'brass'],
    composition: {
      kind: 'seal',
      field: straps('rosette-10', 100, 66, 14, TEN),
      points: 10,
      shape: 'shamsa-12',
      radius: 0.47,
    },
  },
];
