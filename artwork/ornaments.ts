import type { Size } from './compositions/composition.ts';
import { starField } from './field.ts';
import type { Point } from './geometry.ts';
import { itemAt, polar, regularPolygon } from './geometry.ts';
import type { Color, Palette } from './palettes.ts';
import { patternBand, patternSteps, STEPS_SIZE } from './pattern-steps.ts';
import { circle, khatam, star } from './shapes.ts';
import { coordinate, fill, pathThrough, polygonPath, rectPath, stroke } from './svg.ts';

/** A small graphic that isn't a picture: a strip, a background tile, the broken star. */
type Ornament = {
  readonly size: Size;
  readonly markup: () => string;
  readonly css?: string;
  /** Colors that differ from the palette's. */
  readonly colors?: Partial<Palette>;
};

/**
 * An eight-pointed star of two interlaced squares. Two corners have come off. With animation they move back into place,
 * and brass shows in the seams. With reduced motion, they stay where they fell.
 */
const brokenStar = (): string => {
  const [w, h] = [1200, 800];
  const [cx, cy] = [w / 2, h / 2];
  const r = 290;
  const side = r * Math.SQRT1_2;
  const squareCorners = (phase: number): Point[] => [0, 1, 2, 3].map((i) => polar(r, phase + (i * Math.PI) / 2));
  const upright = squareCorners(Math.PI / 4);
  const turned = squareCorners(0);
  const [band, line] = [36, 6];
  const strand = (d: string, role: 'deep' | 'gold', extra = '', bandPath = d): string =>
    `<path class="s-ink" stroke-width="${band + 2 * line}" stroke-linejoin="miter"${extra} d="${d}"/><path class="s-${role}" stroke-width="${band}" stroke-linejoin="miter"${extra} d="${bandPath}"/>`;
  const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  // Each side crosses the other square twice, at 29.3% and 70.7% of its length. It's on top at the first crossing.
  const first = 1 - Math.SQRT1_2;
  const over = (square: readonly Point[], reach: number): string =>
    square
      .map((a, i) =>
        pathThrough([
          along(a, itemAt(square, (i + 1) % 4), first - reach),
          along(a, itemAt(square, (i + 1) % 4), first + reach),
        ]),
      )
      .join('');
  // The upright square loses its upper right (index 3) and lower left (index 1) corners.
  const cut = 0.146;
  const piece = (i: number): string =>
    pathThrough([
      along(itemAt(upright, i), itemAt(upright, (i + 3) % 4), cut),
      itemAt(upright, i),
      along(itemAt(upright, i), itemAt(upright, (i + 1) % 4), cut),
    ]);
  const remains = [0, 2]
    .map((i) =>
      pathThrough([
        along(itemAt(upright, i), itemAt(upright, (i + 3) % 4), 1 - cut),
        itemAt(upright, i),
        along(itemAt(upright, i), itemAt(upright, (i + 1) % 4), 1 - cut),
      ]),
    )
    .join('');
  const seams = [1, 3]
    .flatMap((i) => [(i + 3) % 4, (i + 1) % 4].map((j) => along(itemAt(upright, i), itemAt(upright, j), cut)))
    .map(([x, y]) => fill('cream', star(8, 3, 15, x, y)))
    .join('');
  const heart = circle(side * 0.62, 0, 0);
  const sparks = (
    [
      [-455, -150],
      [-395, 205],
      [-300, -285],
      [440, 165],
      [395, -235],
      [300, 290],
      [480, -40],
      [-490, 60],
    ] as const
  )
    .map(([x, y], i) => fill(i % 2 ? 'gold' : 'soft', star(8, 3, 9 + (i % 3) * 5, cx + x, cy + y)))
    .join('');
  return (
    fill('page', rectPath(0, 0, w, h)) +
    starField(
      {
        tiling: '4.8.8',
        edge: 62,
        contact: 67.5,
        depth: { 8: 2 },
        weave: 'line',
        width: 2,
        ground: 'page',
        strap: 'veil',
      },
      { x: 0, y: 0, w, h },
      'q',
    ) +
    fill('page', circle(372, cx, cy)) +
    stroke('gold', 3, circle(372, cx, cy), ' stroke-dasharray="1 13" stroke-linecap="round"') +
    sparks +
    `<g transform="translate(${cx} ${cy})">` +
    fill('veil', khatam(r)) +
    stroke('gold', 4, piece(1) + piece(3), ' stroke-dasharray="2 11" stroke-linecap="round"') +
    strand(remains, 'deep') +
    strand(polygonPath(turned), 'gold', ' stroke-miterlimit="4"') +
    strand(over(upright, 0.142), 'deep', '', over(upright, 0.147)) +
    `<g class="m a" transform="translate(-74 66)rotate(-19 ${coordinate(itemAt(upright, 1)[0])} ${coordinate(itemAt(upright, 1)[1])})">${strand(piece(1), 'deep')}</g><g class="m b" transform="translate(84 -52)rotate(23 ${coordinate(itemAt(upright, 3)[0])} ${coordinate(itemAt(upright, 3)[1])})">${strand(piece(3), 'deep')}</g>` +
    `<g class="s">${seams}</g>` +
    starField(
      {
        tiling: 'rosette-8',
        edge: 58,
        contact: 67.5,
        weave: 'strap',
        width: 8,
        stars: { 8: 'star', 5: 'star2' },
        cores: { 8: 0.5 },
        at: [0.5, 0.5],
      },
      { x: -side * 0.62, y: -side * 0.62, w: side * 1.24, h: side * 1.24 },
      'p',
      heart,
    ) +
    stroke('ink', 12, heart) +
    stroke('gold', 5, heart) +
    '</g>'
  );
};

/** A strip of two straps that cross at 45°, over and under in turn, between two lines. It repeats every 48 units. */
const strapworkStrip = (): string => {
  const over = (reach: number): string =>
    [4, 28, 52]
      .map((x) =>
        pathThrough([
          [x - reach, 12 + reach],
          [x + reach, 12 - reach],
        ]),
      )
      .join('');
  return (
    fill('line', rectPath(0, 0, 48, 24)) +
    fill(
      'rule',
      [0, 23].map((y) => rectPath(0, y, 48, 1)).join('') +
        [16, 40].map((x) => polygonPath(regularPolygon(4, 4.4, 0, [x, 12]))).join(''),
    ) +
    stroke('paper3', 3, 'M-12 20h8L12 4h8L36 20h8l12-12M-12 4h8L12 20h8L36 4h8l12 12') +
    stroke('line', 6, over(3.6)) +
    stroke('paper3', 3, over(4.4))
  );
};

/** A subtle seamless background tile: stars touching tip to tip, with crosses between them; 120 units square. */
const khatamTile = (): string => {
  const half = 60;
  return stroke('veil', 1.5, khatam(half, half, half) + star(8, 3, half * 0.46, half, half));
};

/** Close to the ground of the page, in both schemes. */
const RELIEF: Color = { light: '#145445', dark: '#1B4A3D' };

/** A twelve-fold rosette in a brass rim, as a relief on the page's dark ground: only its lines. */
const rosetteRelief = (): string => {
  const ring = circle(345, 372, 372);
  return (
    starField(
      {
        tiling: 'rosette-12',
        edge: 106,
        contact: 68,
        turn: 30,
        weave: 'line',
        width: 16,
        ground: null,
        strap: 'deep',
        at: [0.5, 0.5],
      },
      { x: 27, y: 27, w: 690, h: 690 },
      'p',
      ring,
    ) +
    stroke('deep', 14, ring) +
    stroke('rule', 2.5, circle(362, 372, 372))
  );
};

const MISSION: Size = [1000, 440];
const MISSION_PHONE: Size = [720, 300];

export const ORNAMENTS: Readonly<Record<string, Ornament>> = {
  'not-found': {
    size: [1200, 800],
    markup: brokenStar,
    css: '.s{opacity:0}@media(prefers-reduced-motion:no-preference){.m{animation:m 1.6s .6s cubic-bezier(.3,0,.1,1) forwards}.s{animation:s .6s 2s forwards}@keyframes m{to{transform:none}}@keyframes s{to{opacity:1}}}',
  },
  strip: { size: [48, 24], markup: strapworkStrip },
  rosette: { size: [744, 744], markup: rosetteRelief, colors: { deep: RELIEF } },
  khatam: { size: [120, 120], markup: khatamTile },
  'pattern-steps': { size: STEPS_SIZE, markup: patternSteps },
  'opening-mission': { size: MISSION, markup: () => patternBand(MISSION) },
  'opening-mission-phone': { size: MISSION_PHONE, markup: () => patternBand(MISSION_PHONE) },
};
