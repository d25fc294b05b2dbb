import type { Point } from '../geometry.ts';
import { itemAt, polar, radians, regularPolygon } from '../geometry.ts';
import type { Motif } from './cut-tile.ts';
import {
  around,
  beveled,
  both,
  box,
  cutTile,
  disc,
  halved,
  hexagon,
  inlay,
  khatam,
  leaf,
  moved,
  rhomb,
  sliced,
  tile,
} from './cut-tile.ts';

/** A ball with dark and pale patches. */
export const ball = ((): Motif => {
  const on = (radius: number, degrees: number): Point => polar(radius, radians(degrees));
  return cutTile(
    10,
    tile('indigo1', regularPolygon(5, 30, -Math.PI / 2)),
    inlay('brass3', regularPolygon(10, 13, -Math.PI / 2)),
    around(5, (degrees, i) => {
      const pale = [
        [30, 0],
        [50.5, 0],
        [90, 27],
        [90, 45],
        [50.5, 72],
        [30, 72],
      ] as const;
      const dark = [
        [50.5, 0],
        [90, -27],
        [90, -9],
        [90, 9],
        [90, 27],
      ] as const;
      return [
        ...tile(
          i === 0 || i === 1 ? 'paper2' : 'paper3',
          pale.map(([radius, turn]) => on(radius, degrees + turn)),
        ),
        ...tile(
          i === 0 || i === 4 ? 'indigo2' : 'indigo1',
          dark.map(([radius, turn]) => on(radius, degrees + turn)),
        ),
      ];
    }),
  );
})();

/** Building blocks: a small domed house. */
export const blocks = cutTile(8, [
  ...tile('teal2', box(-66, 44, 44, 44)),
  ...tile('green2', box(22, 44, 44, 44)),
  ...inlay('teal3', khatam(15, -44, 66)),
  ...inlay('green3', khatam(15, 44, 66)),
  ...sliced(['brass2', 'brass1'], '-20,44 20,44 20,88 12,88 12,68 0,56 -12,68 -12,88 -20,88', 0),
  ...sliced(['clay2', 'clay1'], box(-72, 22, 144, 20), 20),
  ...tile('brass2', box(-46, -18, 38, 38)),
  ...tile('teal2', box(8, -18, 38, 38)),
  ...tile('clay2', box(-6, -18, 12, 38)),
  ...inlay('brass3', khatam(15, -27, 1)),
  ...inlay('teal3', khatam(15, 27, 1)),
  ...sliced(['green3', 'green2'], box(-54, -36, 108, 16), 15),
  ...sliced(
    ['clay3', 'clay2', 'clay2', 'clay1'],
    '-36,-38 -36,-48 -26,-72.1 0,-98.1 26,-72.1 36,-48 36,-38',
    -17,
    0,
    17,
  ),
]);

/** A painter's palette with its colors, and a brush across it. */
export const paintbox = cutTile(
  8,
  sliced(
    ['brass3', null, 'brass2'],
    '-36,-72 18,-72 56,-56.3 82,-30.3 90,-11 90,12 76,26 44,26 30,40 30,58 16,72 -30,72 -66,57 -86,37 -92,22.5 -92,-22.5 -86,-37 -61,-62',
    [7, 22, 135],
    [23, 38, 135],
  ),
  [
    ...inlay('clay2', khatam(20, -20, -45)),
    ...inlay('paper3', khatam(20, 28, -42)),
    ...inlay('teal2', khatam(20, -60, -14)),
    ...inlay('green2', khatam(20, -56, 30)),
  ],
  moved(
    [
      ...sliced(['wood3', 'wood1'], box(-9, -42, 18, 112), 1),
      ...tile('stone3', box(-11, -66, 22, 22)),
      ...tile('clay2', '-11,-68 11,-68 11,-80 0,-106.6 -11,-80'),
    ],
    15,
    30,
    45,
  ),
);

/** The sun: a disc with two rings of rays. */
export const sun = cutTile(
  8,
  around(8, (degrees) =>
    moved(
      [
        ...sliced(['brass3', 'brass2'], '51,-17.4 51,17.4 93,0', [51, 0, 180]),
        ...moved(tile('clay2', rhomb(15, 45, 72, 0, 0)), 0, 0, 22.5),
      ],
      0,
      0,
      degrees,
    ),
  ),
  sliced(['brass3', 'brass2'], disc(47), [0, 0, 135]),
  [...inlay('clay2', khatam(31)), ...inlay('brass3', khatam(20))],
);

/** A school bus. */
export const bus = cutTile(
  8,
  [
    ...tile('clay2', box(-34, -72, 44, 8)),
    ...sliced(['brass3', 'brass2'], '-90,-62 54,-62 64,-52 64,-46 -96,-46 -96,-56', -20),
    ...tile('brass2', '-96,-44 62,-44 74,-15 96,-5.9 96,14 -96,14'),
    ...tile(
      'brass1',
      '-96,16 96,16 96,46 82,46 82,40 71,29 45,29 34,40 34,46 -34,46 -34,40 -45,29 -71,29 -82,40 -82,46 -96,46',
    ),
    ...inlay('teal2', '40,-36 55,-36 64.1,-14 40,-14'),
    ...inlay('stone1', box(-90, 0, 150, 4)),
    ...inlay('clay2', box(84, 0, 12, 8)),
    ...inlay('paper3', box(84, 26, 12, 8)),
  ],
  [-90, -65, -40, -15, 10].flatMap((x) => [
    ...inlay('teal3', box(x, -36, 20, 24)),
    ...inlay('teal2', `${x + 20},-28 ${x + 20},-12 ${x + 4},-12`),
  ]),
  [-58, 58].flatMap((x) => [...tile('stone1', disc(20, x, 50)), ...inlay('stone3', khatam(10, x, 50))]),
);

/** A compass rose with sixteen points. */
export const windRose = cutTile(
  8,
  around(4, (degrees) =>
    moved(
      [
        ...tile('brass3', '0,0 27,-27 92.2,0'),
        ...tile('indigo1', '0,0 92.2,0 27,27'),
        ...tile('teal3', '27,-27 53.7,-53.7 40.3,-21.5'),
        ...tile('teal1', '27,27 40.3,21.5 53.7,53.7'),
        ...moved(tile('brass2', rhomb(13, 45, 70, 0, 0)), 0, 0, 22.5),
        ...moved(tile('brass2', rhomb(13, 45, 70, 0, 0)), 0, 0, -22.5),
      ],
      0,
      0,
      degrees,
    ),
  ),
  inlay('clay2', khatam(12)),
);

/** A young tree with leaves of hexagons, each cut into three rhombuses. */
export const tree = cutTile(
  12,
  [
    ...sliced(['wood3', 'wood1'], box(-8, 30, 16, 48), 0),
    ...sliced(['wood3', 'wood1'], '-8,80 8,80 15,92.1 -15,92.1', 0),
  ],
  (
    [
      [-0.5, -1],
      [0.5, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-0.5, 1],
      [0.5, 1],
    ] as const
  ).flatMap(([i, j]) => {
    const r = 26;
    const [x, y] = [i * r * Math.sqrt(3), -32 + j * 1.5 * r];
    const h = hexagon(r, x, y);
    const cut = (k: number) => [[x, y] as const, itemAt(h, k), itemAt(h, k + 1), itemAt(h, k + 2)];
    return [...tile('green3', cut(2)), ...tile('green2', cut(0)), ...tile('green1', cut(4))];
  }),
  (
    [
      [-45, -32],
      [22, -71],
      [0, -6],
      [45, -58],
      [22, 20],
    ] as const
  ).flatMap(([x, y]) => inlay('clay2', disc(6.5, x, y, 12))),
);

/** A sunflower with two leaves. */
export const flower = cutTile(
  8,
  moved(
    around(16, (degrees, i) => moved(tile(i % 2 ? 'brass2' : 'brass3', rhomb(22, 45, 46, 0, 0)), 0, 0, degrees)),
    0,
    -34,
  ),
  moved([...tile('wood1', disc(24)), ...inlay('wood3', khatam(18)), ...inlay('brass3', khatam(8))], 0, -34),
  [
    ...tile('green1', box(-5, 36, 10, 56)),
    ...sliced(['green3', 'green2'], leaf(-7, 90, -157.5, 34, 22), [-7, 90, 22.5]),
    ...sliced(['green3', 'green1'], leaf(7, 90, -22.5, 34, 22), [7, 90, 157.5]),
  ],
);

/** A mosque: a dome over three doors, between two minarets. */
export const dome = cutTile(
  8,
  both([
    ...tile('paper3', '-52,30 0,30 0,43 -15,58 -15,88 -25,88 -25,64 -34,55 -43,64 -43,88 -52,88'),
    ...tile('green2', '-15,88 -15,58 0,43 0,88'),
    ...tile('green2', '-43,88 -43,64 -34,55 -25,64 -25,88'),
    ...tile('brass3', box(-58, 19, 58, 9)),
    ...tile('paper3', box(-36, 8, 36, 9)),
    ...tile('green3', '-36,6 -43,-11 -43,-23 -33,-47.1 -20,-60.1 -20,6'),
    ...tile('green2', '-20,6 -20,-60.1 -10,-70.1 0,-94.2 0,6'),
    // A minaret: shaft, gallery, lantern and cap.
    ...sliced(['paper3', 'paper2'], box(-84, -16, 18, 104), -75),
    ...tile('brass3', '-90,-26 -60,-26 -68,-18 -82,-18'),
    ...tile('paper3', box(-81, -45, 12, 17)),
    ...tile('green2', '-85,-47 -65,-47 -75,-71.1'),
  ]),
  tile('brass2', rhomb(10, 45, 0, -106)),
);

/** A loop of prayer beads with a tassel. */
export const beads = cutTile(
  8,
  around(16, (_, i) => {
    const [x, y] = polar(64, radians(-78.75 + i * 22.5), [0, -24]);
    const tone = (['teal3', 'clay2', 'teal2', 'brass2'] as const)[i % 4] ?? 'teal2';
    return halved(tone, disc(12.5, x, y, 8), x);
  }),
  [...tile('brass3', khatam(13, 0, 56)), ...tile('clay2', '-5,70 5,70 11,84.5 11,100 -11,100 -11,84.5')],
);

/** A spinning top. */
export const top = cutTile(
  8,
  // Turning a whole step keeps the directions.
  moved(
    [
      ...tile('wood2', beveled(-7, -98, 14, 40, 4)),
      ...tile('brass2', '-20,-56 20,-56 20,-46 -20,-46'),
      ...sliced(['clay3', 'clay2', 'clay1'], '-20,-44 20,-44 58,-28.3 72,5.5 -72,5.5 -58,-28.3', -26, 26),
      ...sliced(['brass3', 'brass2', 'brass1'], '-73,8 73,8 73,22 -73,22', -26, 26),
      ...sliced(['teal3', 'teal2', 'teal1'], '-70,25 70,25 28,67 -28,67', -22, 22),
      ...sliced(['clay3', 'clay1'], '-26,69 26,69 0,95', 0),
    ],
    0,
    0,
    22.5,
  ),
  tile('brass2', '-84,92 20,92 12,100 -76,100'),
);
