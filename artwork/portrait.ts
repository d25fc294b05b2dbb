import { bandedOutline } from './borders.ts';
import { DODECAGONS, EIGHT, FOUR_SIX_TWELVE, OCTAGONS, TEN, TWELVE } from './catalogue/artwork.ts';
import type { Size } from './compositions/composition.ts';
import type { FieldSpec } from './field.ts';
import { starField } from './field.ts';
import { itemAt } from './geometry.ts';
import type { FamilyName, Mood, Palette, Role } from './palettes.ts';
import { paletteOf } from './palettes.ts';
import { circle, star } from './shapes.ts';
import { fill, rectPath, stroke } from './svg.ts';

export const SIZE: Size = [600, 600];

/** 32-bit FNV-1a: small, the same everywhere, and good enough to distribute similar slugs over a few options. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  // FNV's low bits are weak for short text, so mix once more.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
};

/** Draws independent numbers from a seed. */
const chooser = (seed: string) => {
  let turn = 0;
  const next = () => {
    turn += 1;
    return hash(`${turn}/${seed}`);
  };
  return {
    /** One of the options. */
    one: <T>(options: readonly T[]): T => itemAt(options, next() % options.length),
    /** One of four billion numbers between two others, so two seeds hardly ever get the same one. */
    between: (least: number, most: number): number => least + ((most - least) * next()) / 2 ** 32,
  };
};

/** Each grid with the smallest and largest contact angles that suit it. */
const GRIDS: readonly {
  grid: Pick<FieldSpec, 'tiling' | 'edge' | 'stars' | 'cores' | 'depth' | 'petals'>;
  points: number;
  contacts: readonly [number, number];
}[] = [
  { grid: { tiling: 'rosette-8', edge: 66, ...EIGHT }, points: 8, contacts: [60, 67.5] },
  { grid: { tiling: 'rosette-10', edge: 62, ...TEN }, points: 10, contacts: [56, 72] },
  { grid: { tiling: 'rosette-12', edge: 54, ...TWELVE }, points: 12, contacts: [60, 69] },
  { grid: { tiling: '4.8.8', edge: 72, ...OCTAGONS }, points: 8, contacts: [62, 70] },
  { grid: { tiling: '4.6.12', edge: 54, ...FOUR_SIX_TWELVE }, points: 12, contacts: [60, 68] },
  { grid: { tiling: '3.12.12', edge: 58, ...DODECAGONS }, points: 12, contacts: [60, 67] },
];

const COLOURS: readonly (readonly [FamilyName, FamilyName])[] = [
  ['green', 'brass'],
  ['teal', 'brass'],
  ['green', 'clay'],
  ['indigo', 'brass'],
  ['plum', 'brass'],
  ['clay', 'teal'],
  ['indigo', 'clay'],
];
/** How much a portrait's scale may differ from its grid's edge length. */
const SCALES = [0.82, 1.18] as const;
const MOODS: readonly Mood[] = ['night', 'day', 'tile', 'brass'];

/**
 * The drawing in place of a person's photograph: a star with its own grid, colors, angle and size, in a shared frame.
 * There are only 168 combinations of grid, colors and mood, so the angle and size make each `seed` unique.
 */
export const portrait = (seed: string): { markup: string; size: Size; palette: Palette } => {
  const { one, between } = chooser(seed);
  const [w, h] = SIZE;
  const [lead, companion] = one(COLOURS);
  const mood = one(MOODS);
  const { grid, points, contacts } = one(GRIDS);
  const field: FieldSpec = {
    ...grid,
    contact: between(...contacts),
    edge: grid.edge * between(...SCALES),
    weave: mood === 'tile' ? 'tile' : 'strap',
    width: mood === 'tile' ? 4.5 : 8,
    at: [0.5, 0.5],
  };
  const density = points === 12 ? 3.2 : points === 10 ? 2.7 : 2;
  const frameStar = (radius: number): string => star(points, density, radius, w / 2, h / 2);
  const [r, s] = [w * 0.425, w / 100];
  const rings: (readonly [Role, number])[] = [
    ['line', 5.6 * s],
    ['strap', 4.8 * s],
    ['line', 2.6 * s],
    ['rule', 1.8 * s],
  ];
  const markup =
    fill('veil', rectPath(0, 0, w, h)) +
    fill('page', circle(w * 0.47, w / 2, h / 2)) +
    stroke('rule', 0.5 * s, circle(w * 0.47, w / 2, h / 2)) +
    bandedOutline(frameStar(r), rings) +
    starField(field, { x: w / 2 - r, y: h / 2 - r, w: 2 * r, h: 2 * r }, 'p', frameStar(r));
  return { markup, size: SIZE, palette: paletteOf(mood, lead, companion) };
};
