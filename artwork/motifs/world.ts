import type { Point } from '../geometry.ts';
import { itemAt, polar, radians, regularPolygon, rotate } from '../geometry.ts';
import type { Motif } from './cut-tile.ts';
import {
  around,
  bar,
  beveled,
  both,
  box,
  cutTile,
  disc,
  hexagon,
  inlay,
  inset,
  khatam,
  leaf,
  mirrored,
  moved,
  rhomb,
  rim,
  sliced,
  tile,
} from './cut-tile.ts';

/** A football as it is sewn, seen on one of its five-sided patches. The seams are its dark leather. */
export const ball = ((): Motif => {
  const on = (radius: number, degrees: number): Point => polar(90 * radius, radians(degrees));
  const seamed = (corners: readonly Point[]) => inset(corners, 1.4);
  return cutTile(
    10,
    inlay('indigo1', regularPolygon(20, 91, radians(-81))),
    around(5, (degrees) => [
      // A whole patch, and one at the edge that the ball's curve makes narrow.
      ...tile(
        'paper3',
        seamed(
          [on(0.343, 0), on(0.687, 0), on(0.857, 22.4), on(0.857, 49.6), on(0.687, 72), on(0.343, 72)].map((p) =>
            rotate(p, radians(degrees)),
          ),
        ),
      ),
      ...tile(
        'paper2',
        seamed(
          [on(0.857, 22.4), on(0.985, 11.8), on(0.991, 27), on(0.991, 45), on(0.985, 60.2), on(0.857, 49.6)].map((p) =>
            rotate(p, radians(degrees)),
          ),
        ),
      ),
    ]),
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

/** A painter's palette with a hole for the thumb, and a brush beside it. */
export const paintbox = cutTile(
  8,
  [
    ...tile(
      'brass3',
      '-20,-66 -20,14 -26.6,14 -36,23.4 -36,36.6 -26.6,46 -20,46 -20,66 -50,66 -78,54.4 -94,38.4 -102,19 -102,-19 -94,-38.4 -78,-54.4 -50,-66',
    ),
    ...tile(
      'brass3',
      '-20,-66 2,-66 30,-54.4 46,-38.4 54,-19 54,8 44,18 28,18 16,30 16,50 6,60 -8.5,66 -20,66 -20,46 -13.4,46 -4,36.6 -4,23.4 -13.4,14 -20,14',
    ),
    ...inlay('green2', disc(15, -74, -12, 8)),
    ...inlay('teal2', disc(15, -50, -42, 8)),
    ...inlay('indigo2', disc(15, -10, -46, 8)),
    ...inlay('plum2', disc(15, 26, -28, 8)),
    ...inlay('clay1', disc(15, -66, 26, 8)),
  ],
  moved(
    [
      ...sliced(['wood3', 'wood1'], '-8,-28 8,-28 5,96 -5,96', 1),
      ...tile('stone3', box(-9, -54, 18, 25)),
      ...tile('clay2', '-11,-56 11,-56 11,-70 0,-96.6 -11,-70'),
    ],
    68,
    8,
    22.5,
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

/** A school bus: bonnet, rails, and the stop arm on the driver's side. */
export const bus = cutTile(
  8,
  mirrored([
    ...tile('brass3', '-114,-48 56,-48 66,-38 66,-30 -124,-30 -124,-38'),
    ...tile('brass2', '-124,-28 66,-28 78,1 108,1 116,9 116,34 -124,34'),
    ...inlay('teal2', '56,-24 64,-24 73.9,0 56,0'),
    ...inlay('stone1', box(-122, 3, 176, 4)),
    ...inlay('stone1', box(-122, 16, 196, 4)),
    ...inlay('paper3', box(106, 10, 9, 9)),
    ...inlay('stone1', box(106, 25, 12, 7)),
    ...inlay('stone1', box(-126, 25, 10, 7)),
    ...inlay('clay1', box(46, -44, 8, 6)),
    ...inlay('clay1', box(-112, -44, 8, 6)),
  ]),
  [-116, -88, -60, -32, -4, 24].flatMap((x) => mirrored(inlay('teal3', box(x, -24, 23, 22)))),
  mirrored([
    ...inlay('stone1', box(16, 8, 22, 4)),
    ...inlay('paper3', disc(17, 44, 10, 8)),
    ...inlay('clay1', disc(13.5, 44, 10, 8)),
    ...inlay('paper3', box(36, 8, 16, 4)),
  ]),
  [-72, 84].flatMap((x) => [...tile('stone1', disc(19, x, 36)), ...inlay('stone3', disc(9, x, 36, 8))]),
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

/** A daisy on its stalk. */
export const flower = cutTile(
  8,
  [
    ...sliced(['green2', 'green1'], box(-6, -10, 12, 102), 0),
    ...sliced(['green3', 'green2'], leaf(-6, 82, -157.5, 36, 30), [-6, 82, 22.5]),
    ...sliced(['green2', 'green1'], leaf(6, 66, -22.5, 36, 30), [6, 66, 157.5]),
  ],
  around(8, (degrees, i) =>
    moved(
      moved(
        tile(i > 2 && i < 6 ? 'clay2' : 'clay3', '-7,-22 7,-22 17,-46 17,-62 7,-72 -7,-72 -17,-62 -17,-46'),
        0,
        0,
        degrees + 90,
      ),
      0,
      -36,
    ),
  ),
  moved([...tile('brass2', disc(26)), ...inlay('brass3', khatam(16))], 0, -36),
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

/** Prayer beads on their cord, with a tassel. The separators are brass. */
export const beads = ((): Motif => {
  const [count, radius] = [19, 72];
  return cutTile(
    8,
    rim(16, radius + 2, 4, 'wood', [0, -28]),
    Array.from({ length: count - 1 }, (_, i) => {
      const [x, y] = polar(radius, radians(90 + ((i + 1) * 360) / count), [0, -28]);
      const isSeparator = i === 5 || i === 12;
      return [
        ...tile(isSeparator ? 'brass2' : 'green2', disc(13.6, x, y, 8)),
        ...inlay(isSeparator ? 'brass3' : 'green3', disc(4.5, x - 3, y - 3.5, 8)),
      ];
    }).flat(),
    [
      ...tile('brass2', beveled(-14, 28, 28, 24, 7)),
      ...inlay('brass3', box(-8, 33, 16, 5)),
      ...tile('green2', box(-8, 53, 16, 18)),
      ...tile('brass2', box(-11, 72, 22, 8)),
      ...tile('clay3', '-9,82 -4,82 -4,116 -18,116 -18,103.7'),
      ...tile('clay2', box(-4, 82, 8, 34)),
      ...tile('clay1', '9,82 4,82 4,116 18,116 18,103.7'),
    ],
  );
})();

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

/** A kite with a tail of bows. */
export const kite = cutTile(
  8,
  moved(
    [
      ...tile('clay3', '0,-104 -42,-62 0,-62'),
      ...tile('teal2', '0,-104 42,-62 0,-62'),
      ...tile('teal3', '0,-62 -42,-62 0,39.4'),
      ...tile('clay2', '0,-62 42,-62 0,39.4'),
    ],
    16,
    -2,
    22.5,
  ),
  [
    ...inlay('wood2', bar(1, 32, 112.5, 38, 4)),
    ...inlay('wood2', bar(-13, 66, 67.5, 40, 4)),
    ...tile('brass2', rhomb(24, 45, -13, 62, 0)),
    ...tile('teal2', rhomb(24, 45, 2, 96, 0)),
  ],
);
