import { itemAt, polar, radians } from '../geometry.ts';
import type { Motif } from './cut-tile.ts';
import {
  around,
  at,
  bar,
  below,
  both,
  box,
  cutTile,
  disc,
  hexagon,
  inlay,
  inset,
  khatam,
  laid,
  leaf,
  moved,
  rhomb,
  sliced,
  tile,
} from './cut-tile.ts';

export const flask = cutTile(
  12,
  [
    ...tile('teal1', box(-24, -90, 48, 11)),
    ...sliced(['teal3', 'teal2'], '-14,-77 14,-77 14,-30 38.3,12 -38.3,12 -14,-30', 0),
    ...sliced(
      ['clay3', 'clay2', 'clay1'],
      '-38.3,12 38.3,12 64.8,58 49.8,84 -49.8,84 -64.8,58',
      [0, 12, 120],
      [0, 12, 60],
    ),
  ],
  [
    ...inlay('paper3', hexagon(10, 0, 60)),
    ...inlay('paper3', hexagon(7, -32, 46)),
    ...inlay('paper3', hexagon(6, 26, 32)),
    ...inlay('clay3', hexagon(5, 40, 62)),
  ],
);

/** A nucleus with three orbits, each passing over the next. */
export const atom = ((): Motif => {
  const outer = at('0,-46 82,-24 88.4,0 82,24 0,46 -82,24 -88.4,0 -82,-24');
  const inner = inset(outer, 9);
  const orbits = (['brass', 'teal', 'clay'] as const).map((material, turn) =>
    outer.flatMap((corner, i) =>
      moved(
        tile(`${material}2`, [corner, itemAt(outer, i + 1), itemAt(inner, i + 1), itemAt(inner, i)]),
        0,
        0,
        turn * 60,
      ),
    ),
  );
  return cutTile(
    12,
    orbits.flatMap((orbit, i) => below(orbit, itemAt(orbits, i + 2))),
    [0, 60, 240].flatMap((turn) => inlay('indigo2', disc(13, ...polar(86, radians(turn)), 12))),
    around(6, (degrees, i) => moved(tile(i % 2 ? 'indigo2' : 'indigo3', rhomb(10, 60, 10, 0, 0)), 0, 0, degrees)),
  );
})();

/** A seedling with two leaves. */
export const sprout = cutTile(
  8,
  [
    ...tile('green2', '-6,62 -6,6 6,-6 6,62'),
    ...sliced(['green3', 'green1'], leaf(6, -9, -45, 48, 26), [6, -9, 135]),
    ...sliced(['green2', 'green3'], leaf(-6, 24, -135, 38, 20), [-6, 24, 45]),
  ],
  sliced(['wood3', 'wood2', 'wood1'], '-50,65 50,65 75,90 -75,90', [-18, 65, 135], [18, 65, 45]),
);

/** A light bulb with short rays around it. */
export const bulb = cutTile(
  8,
  sliced(
    ['brass3', 'paper3', 'brass3', 'brass2'],
    '-10,-72 10,-72 28,-64.5 42,-50.5 49.5,-32.5 49.5,-12.5 42,5.5 20,27.5 20,44 -20,44 -20,27.5 -42,5.5 -49.5,-12.5 -49.5,-32.5 -42,-50.5 -28,-64.5',
    -20,
    0,
    20,
  ),
  [
    ...inlay('clay2', '-17,-13 -9,-13 0,8.7 9,-13 17,-13 5,16 5,44 -5,44 -5,16'),
    ...tile('stone3', box(-22, 46, 44, 12)),
    ...tile('stone2', box(-22, 60, 44, 12)),
    ...tile('stone1', '-18,74 18,74 4,88 -4,88'),
  ],
  [-180, -157.5, -135, -112.5, -90, -67.5, -45, -22.5, 0].flatMap((degrees, i) => {
    const [x, y] = polar(i % 2 ? 72 : 76, radians(degrees), [0, -22]);
    return tile(i % 2 ? 'brass2' : 'clay2', rhomb(i % 2 ? 11 : 15, 45, x, y, degrees));
  }),
);

/** A ringed planet among stars. */
export const planet = ((): Motif => {
  const ball = sliced(
    ['clay3', 'clay2', 'clay3', 'clay2', 'clay1'],
    disc(56),
    [0, -30, 180],
    [0, -10, 180],
    [0, 12, 180],
    [0, 32, 180],
  );
  const front = [
    ...tile('brass3', '-98,0 -72,0 -41.6,12.6 -45,22'),
    ...tile('brass2', '-41.6,12.6 41.6,12.6 45,22 -45,22'),
    ...tile('brass1', '98,0 45,22 41.6,12.6 72,0'),
  ];
  const back = [...tile('brass3', '-98,0 -45,-22 -41.6,-12.6 -72,0'), ...tile('brass1', '98,0 72,0 41.6,-12.6 45,-22')];
  return cutTile(8, moved([...below(back, tile('clay1', disc(57))), ...laid(ball, front)], 0, 0, -22.5), [
    ...tile('brass3', khatam(13, -72, -58)),
    ...tile('teal2', khatam(10, 66, 66)),
    ...tile('brass2', khatam(8, -48, 78)),
  ]);
})();

/** A water filter: a bottle turned upside down with gravel, sand and charcoal, and a jar for the drops. */
export const waterFilter = cutTile(
  8,
  tile('teal3', '-60,-104 60,-104 60,-8 18,34 18,50 -18,50 -18,34 -60,-8'),
  sliced(
    ['wood2', 'stone3', 'brass3', 'stone1', 'paper3'],
    '-52,-92 52,-92 52,-10 11,31 11,50 -11,50 -11,31 -52,-10',
    [0, -72, 180],
    [0, -42, 180],
    [0, -12, 180],
    [0, 16, 180],
  ).map((facet) => ({ ...facet, isInlay: true })),
  [-40, -20, 0, 20, 40].flatMap((x, i) => inlay(i % 2 ? 'stone1' : 'stone2', disc(10, x, -57 + (i % 2 ? 4 : -4), 8))),
  [-30, 0, 30].flatMap((x) => inlay('brass2', rhomb(6, 90, x, -27))),
  [
    ...tile('teal2', '0,52 8,71.3 8,75 3,80 -3,80 -8,75 -8,71.3'),
    ...tile('teal3', box(-54, 66, 10, 46)),
    ...tile('teal1', box(44, 66, 10, 46)),
    ...tile('teal2', box(-44, 84, 88, 28)),
    ...inlay('teal3', box(-42, 86, 84, 6)),
  ],
);

/** A horseshoe magnet that pulls up iron filings. */
export const magnet = cutTile(
  8,
  both([
    ...sliced(
      ['clay2', 'clay3'],
      '0,-88 -26,-88 -54,-76.4 -76,-54.4 -86,-30.3 -86,10 -46,10 -46,-24 -39,-41 -27,-53 -15,-58 0,-58',
      [-60, -60, 45],
    ),
    ...tile('stone3', box(-86, 12, 40, 30)),
    ...tile('stone2', rhomb(13, 45, -80, 62)),
    ...tile('stone2', rhomb(13, 45, -66, 72)),
    ...tile('stone2', rhomb(13, 45, -52, 62)),
  ]),
);

/** A bridge of craft sticks: a truss of triangles on two piers, with a weight on it, over water. */
export const bridge = ((): Motif => {
  const stick = (x: number, y: number, direction: number, length: number) => bar(x, y, direction, length, 10);
  const side = 66;
  const up = side * Math.sin(Math.PI / 3);
  const [low, high] = [18, 18 - up];
  return cutTile(
    12,
    [-99, -33, 33].flatMap((x) => [
      ...tile('brass3', stick(x, low, -60, side)),
      ...tile('wood3', stick(x + side, low, -120, side)),
    ]),
    tile('brass3', box(-80, high - 6, 160, 12)),
    tile('brass2', box(-106, low - 6, 212, 12)),
    [
      ...tile('indigo2', box(-17, low - 34, 34, 27)),
      ...tile('indigo1', box(-7, low - 45, 14, 10)),
      ...sliced(['stone3', 'stone2'], box(-104, low + 8, 34, 52), -90),
      ...sliced(['stone3', 'stone2'], box(70, low + 8, 34, 52), 84),
    ],
    [-52, -26, 0, 26, 52].flatMap((x) =>
      tile('teal2', `${x - 13},58 ${x},50.5 ${x + 13},58 ${x + 13},68 ${x},60.5 ${x - 13},68`),
    ),
  );
})();

export const microscope = cutTile(
  8,
  moved(
    [
      ...tile('brass2', box(-20, -88, 40, 12)),
      ...sliced(['indigo3', 'indigo2'], box(-15, -76, 30, 74), 2),
      ...tile('brass3', box(-20, -2, 40, 10)),
      ...tile('indigo1', '-12,8 12,8 6,22 -6,22'),
    ],
    -14,
    -4,
    -22.5,
  ),
  [
    ...tile(
      'indigo1',
      '-25,-70.2 26,-49 52,-23 60,-3 60,23 52,43 29,66 7,66 34,39 40,23 40,-1 34,-17 14,-37 -16.7,-49.7',
    ),
    ...inlay('brass2', disc(12, 50, 10, 8)),
    ...tile('stone3', box(-52, 42, 66, 9)),
    ...tile('teal3', box(-24, 33, 26, 7)),
    ...sliced(['indigo3', 'indigo2'], '-60,90 -60,78 -50,68 54,68 64,78 64,90', 10),
  ],
);

/** An erupting volcano: glazed slopes, a stream of lava, smoke made of hexagons. */
export const volcano = cutTile(
  12,
  [
    ...tile('indigo3', '-22,-6 -71.7,80 -45,80'),
    ...tile('indigo2', '-22,-6 -45,80 0,80 0,43.3 -12,36.4 -12,11.3'),
    ...tile('indigo2', '22,-6 45,80 0,80 0,57.3 6,57.3 12,47 12,11.3'),
    ...tile('indigo1', '22,-6 71.7,80 45,80'),
    ...tile('clay3', '-22,-6 22,-6 12,11.3 -12,11.3'),
    ...tile('clay2', '-12,11.3 12,11.3 12,50.2 -12,36.4'),
    ...tile('clay1', '0,43.3 12,50.2 6,60.6 0,57.3'),
  ],
  [
    ...tile('brass3', rhomb(17, 60, 0, -27)),
    ...tile('clay2', rhomb(15, 60, -23, -23, -120)),
    ...tile('clay2', rhomb(15, 60, 23, -23, -60)),
  ],
  (
    [
      [0, 0, 'stone3'],
      [1, 0, 'stone2'],
      [-1, 0, 'stone3'],
      [-0.5, -1, 'stone3'],
      [0.5, -1, 'stone3'],
      [1.5, -1, 'stone2'],
    ] as const
  ).flatMap(([i, j, tone]) => tile(tone, hexagon(18, i * 18 * Math.sqrt(3), -62 + j * 27))),
);

/** A telescope on its tripod, pointed at a star. */
export const telescope = cutTile(
  8,
  [
    ...tile('wood2', bar(-2, 14, 112.5, 88, 13)),
    ...tile('wood1', bar(2, 14, 67.5, 88, 13)),
    ...tile('wood3', box(-6, 18, 12, 74)),
  ],
  moved(
    [
      ...tile('brass1', box(-96, -8, 16, 16)),
      ...sliced(['indigo3', 'indigo2'], box(-78, -12, 56, 24), [0, -2, 180]),
      ...tile('brass2', box(-22, -17, 10, 34)),
      ...sliced(['indigo3', 'indigo2', 'indigo1'], box(-10, -19, 72, 38), [0, -6, 180], [0, 8, 180]),
      ...tile('brass3', box(62, -25, 20, 50)),
      ...tile('teal3', box(83, -21, 7, 42)),
    ],
    0,
    -14,
    -22.5,
  ),
  [...tile('brass2', disc(15, 0, 10)), ...inlay('brass3', disc(7, 0, 10, 8))],
  [
    ...tile('brass3', khatam(15, -38, -66)),
    ...tile('brass2', khatam(9, -76, -44)),
    ...tile('brass2', khatam(8, 4, -94)),
  ],
);
