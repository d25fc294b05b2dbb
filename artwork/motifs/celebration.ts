import type { Motif } from './cut-tile.ts';
import {
  archLine,
  around,
  beveled,
  both,
  box,
  cutTile,
  darker,
  disc,
  halved,
  inlay,
  khatam,
  leaf,
  mirrored,
  moved,
  rhomb,
  rim,
  sliced,
  tile,
  voussoirs,
} from './cut-tile.ts';

export const lantern = cutTile(8, [
  ...tile('brass2', khatam(12, 0, -86)),
  ...halved('brass3', '-6,-73 6,-73 30,-49 -30,-49'),
  ...tile('brass1', box(-38, -47, 76, 8)),
  ...tile('teal3', '-30,-37 -14,-37 -14,50 -30,50 -44,16.8 -44,-3.2'),
  ...tile('teal1', '30,-37 44,-3.2 44,16.8 30,50 14,50 14,-37'),
  ...tile('paper3', box(-12, -37, 24, 87)),
  ...inlay('clay2', rhomb(30, 45, 0, 6.5)),
  ...inlay('brass3', rhomb(16, 45, 0, 6.5)),
  ...tile('brass1', box(-38, 52, 76, 8)),
  ...halved('brass3', '-28,62 28,62 8,82 -8,82'),
]);

/** A crescent around a star. */
export const crescent = ((): Motif => {
  const upper = sliced(
    ['brass3', 'brass3', 'brass2', 'brass3'],
    '-22,0 -82.4,0 -82.4,-16.4 -69.9,-46.7 -46.7,-69.9 -16.4,-82.4 16.4,-82.4 42,-71.8 10,-58.5 -12.6,-35.9 -22,-13.3',
    [-20, -18, 22.5],
    [-6, -43, 45],
    [10, -58.5, 67.5],
  );
  const lower = mirrored(moved(upper, 0, 0, 180)).map((facet) => ({ ...facet, tone: darker(facet.tone) }));
  return cutTile(8, upper, lower, [...tile('clay2', khatam(29, 38, 0)), ...inlay('brass3', khatam(14, 38, 0))]);
})();

/** A wrapped gift. */
export const gift = cutTile(
  8,
  both([
    ...tile('clay3', box(-74, 0, 60, 88)),
    ...tile('clay3', box(-84, -32, 70, 30)),
    ...tile('brass3', box(-12, 0, 12, 88)),
    ...tile('brass3', box(-12, -32, 12, 30)),
    ...inlay('paper3', khatam(19, -44, 46)),
    ...tile('brass3', '-12,-36 -27,-72.2 -59,-72.2 -67,-64.2 -67,-58.8'),
    ...inlay('brass1', '-22,-42 -32,-66 -54,-66 -58,-62 -58,-57'),
  ]),
  tile('brass2', disc(13, 0, -48, 8)),
);

/** A heap of dates in a dish. The one in front is open and shows its stone. */
export const dates = ((): Motif => {
  const skin = tile(
    'wood1',
    '-32,-4 -28,-13.7 -14,-19.5 14,-19.5 28,-13.7 32,-4 32,4 28,13.7 14,19.5 -14,19.5 -28,13.7 -32,4',
  );
  const date = [
    ...skin,
    ...inlay('wood2', '-20,-13 16,-13 20,-9 20,-6 -24,-6 -24,-9'),
    ...inlay('wood2', '-22,3 22,3 22,6 -22,6'),
    ...inlay('paper1', '-31,-5 -26,-5 -26,5 -31,5'),
  ];
  const opened = [
    ...skin,
    ...inlay('wood3', '-26,-3 -24,-8.7 -12,-14 12,-14 24,-8.7 26,-3 26,3 24,8.7 12,14 -12,14 -24,8.7 -26,3'),
    ...inlay('paper3', '-19,0 -12,-7 12,-7 19,0 12,7 -12,7'),
    ...inlay('brass1', box(-12, -1.3, 24, 2.6)),
  ];
  return cutTile(
    8,
    moved(date, 2, -66, -22.5),
    moved(date, -30, -36, 22.5),
    moved(date, 36, -36, 0),
    moved(date, -60, -8, -22.5),
    moved(date, 62, -6, 22.5),
    moved(opened, 0, -6, 0),
    sliced(['teal3', 'teal2', 'teal2', 'teal1'], '-94,8 94,8 82,37 62,57 -62,57 -82,37', -44, 0, 44),
    inlay('brass3', box(-88, 13, 176, 5)),
    [-44, 0, 44].flatMap((x) => inlay('paper3', khatam(11, x, 36))),
    halved('teal2', '-26,59 26,59 38,71 -38,71'),
  );
})();

/** A steaming cup of tea on its saucer. */
export const tea = cutTile(
  8,
  [
    ...sliced(['teal3', 'teal2', 'teal1'], '-60,-28 40,-28 40,6 24,44.6 12,56.6 -32,56.6 -44,44.6 -60,6', -30, 14),
    ...inlay('clay2', box(-58, -26, 96, 12)),
    ...inlay('brass3', khatam(18, -9, 20)),
    ...tile('teal1', '42,-18 60,-18 72,-6 72,12 56,28 34,28 38,18 52,18 62,8 62,-2 56,-8 42,-8'),
    ...sliced(['brass3', 'brass2', 'brass1'], '-84,60 64,60 44,80 -64,80', -34, 18),
  ],
  [-36, -10, 16].flatMap((x) =>
    tile(
      'stone3',
      `${x - 5},-38 ${x - 5},-50 ${x + 5},-60 ${x - 5},-70 ${x - 5},-82 ${x + 5},-92 ${x + 5},-74 ${x + 15},-64 ${x + 5},-54 ${x + 5},-38`,
    ),
  ),
);

/** A mosque lamp on its chains. */
export const lamp = cutTile(8, [
  ...tile('brass2', khatam(11, 0, -92)),
  ...tile('brass1', '-8,-85 0,-85 -38.6,-46.4 -46.6,-46.4'),
  ...tile('brass1', '8,-85 0,-85 38.6,-46.4 46.6,-46.4'),
  ...sliced(['teal3', 'teal2', 'teal1'], '-52,-44 52,-44 33,2 -33,2', -16, 16),
  ...sliced(['brass3', 'brass2', 'brass2', 'brass1'], '-33,4 33,4 50,21 50,41 29,62 -29,62 -50,41 -50,21', -25, 0, 25),
  ...inlay('paper3', khatam(23, 0, 33)),
  ...inlay('clay2', khatam(11, 0, 33)),
  ...inlay('paper3', box(-44, -32, 88, 6)),
  ...halved('teal2', '-24,64 24,64 36,92.9 -36,92.9'),
]);

/** A woven basket with a large loaf in it. */
export const basket = cutTile(
  8,
  voussoirs(['brass3', 'brass3', 'brass3', 'brass2', 'brass2', 'brass1', 'brass1', 'brass1'], archLine(84, -16, 24), 9),
  tile('clay3', '-68,0 -68,-20 -56,-48.9 -42,-62.9 -18,-72.8 18,-72.8 42,-62.9 56,-48.9 68,-20 68,0'),
  inlay('clay2', '66,-2 66,-20 55,-47 45,-57 42,-54 53,-27.4 53,-2'),
  [-40, -8, 24].flatMap((x) => inlay('paper3', `${x + 10},-56 ${x + 20},-56 ${x + 2},-12.5 ${x - 8},-12.5`)),
  sliced(['brass3', 'brass2'], beveled(-98, -4, 196, 18, 6), 10),
  // Each withe goes over one stake and under the next.
  [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 8 }, (_, i) =>
      sliced(
        [null, (i + row) % 2 ? 'brass1' : 'brass3', null],
        box(-92 + i * 23, 16 + row * 20, 23, 20),
        [-90, 16, 67.5],
        [90, 16, 112.5],
      ),
    ).flat(),
  ),
  sliced(['brass2', 'brass1'], box(-62, 97, 124, 8), 10),
);

/** A cake of three tiers. */
export const cake = cutTile(
  8,
  tile('brass2', khatam(15, 0, -80)),
  (
    [
      [-62, 32, 44, 'clay', 2],
      [-16, 58, 46, 'teal', 3],
      [32, 84, 46, 'clay', 4],
    ] as const
  ).flatMap(([y, half, height, material, teeth]) => {
    const step = (2 * half) / (2 * teeth);
    const zigzag = Array.from({ length: 2 * teeth }, (_, i) => {
      const x = half - (i + 0.5) * step;
      return ` ${x},${y + 10 + step / 2} ${x - step / 2},${y + 10}`;
    }).join('');
    return [
      ...sliced([`${material}3`, `${material}2`, `${material}1`], box(-half, y, 2 * half, height), -half / 3, half / 2),
      ...inlay('paper3', `${-half},${y} ${half},${y} ${half},${y + 10}${zigzag}`),
    ];
  }),
  sliced(['brass3', 'brass2', 'brass1'], '-98,80 98,80 88,90 -88,90', -30, 30),
);

export const trophy = cutTile(8, [
  ...both([
    ...tile('brass3', box(-60, -92, 60, 12)),
    ...tile('brass3', '-52,-78 -20,-78 -20,10.6 -35,-4.4 -52,-45.4'),
    ...tile('brass2', '-18,-78 0,-78 0,20 -18,12.6'),
    ...tile(
      'brass2',
      '-64,-66 -64,-74 -84,-74 -92,-66 -92,-40 -72,-20 -50,-10.9 -54,-20.5 -68,-26.3 -84,-42.3 -84,-62 -80,-66',
    ),
    ...tile('brass2', '-10,24 0,24 0,46 -19.1,46'),
    ...tile('indigo2', '-34,48 0,48 0,66 -41.5,66'),
  ]),
  ...sliced(['indigo2', 'indigo1'], box(-58, 68, 116, 24), 20),
  ...inlay('paper3', box(-30, 76, 60, 8)),
  ...inlay('paper3', khatam(26, 0, -40)),
  ...inlay('clay2', khatam(12, 0, -40)),
]);

/** Three tulips in a vase, as on Iznik tiles. */
export const bouquet = ((): Motif => {
  const tulip = (tones: readonly ['clay3' | 'plum3', 'clay2' | 'plum2', 'clay1' | 'plum1']) => [
    ...tile(tones[0], '0,0 -20,-20 -20,-38 -29,-59.7 -9,-39.7 -9,-9'),
    ...tile(tones[2], '0,0 9,-9 9,-39.7 29,-59.7 20,-38 20,-20'),
    ...tile(tones[1], '-7,-7 0,0 7,-7 7,-44 0,-60.9 -7,-44'),
  ];
  return cutTile(
    8,
    moved(tulip(['clay3', 'clay2', 'clay1']), 0, -38),
    moved(tulip(['plum3', 'plum2', 'plum1']), -46, -16, -22.5),
    moved(tulip(['plum3', 'plum2', 'plum1']), 46, -16, 22.5),
    [
      ...tile('green2', box(-4, -36, 8, 60)),
      ...tile('green2', '-45,-13 -36,-13 -7,16 -7,25'),
      ...tile('green1', '45,-13 36,-13 7,16 7,25'),
      ...sliced(['green3', 'green2'], leaf(-14, 27, -157.5, 26, 26), [-14, 27, 22.5]),
      ...sliced(['green2', 'green1'], leaf(14, 27, -22.5, 26, 26), [14, 27, 157.5]),
    ],
    [
      ...sliced(['brass3', 'brass1'], box(-26, 29, 52, 9), 4),
      ...sliced(
        ['teal3', 'teal2', 'teal2', 'teal1'],
        '-18,40 18,40 40,62 40,78 26,92 -26,92 -40,78 -40,62',
        -18,
        0,
        18,
      ),
      ...inlay('paper3', khatam(15, 0, 68)),
    ],
  );
})();

/** A round table from above: eight stools, and papers, pencils and cups on it. */
export const table = cutTile(
  8,
  around(8, (degrees) =>
    moved([...tile('teal2', disc(17, 0, -78, 8)), ...inlay('teal3', disc(10, 0, -78, 8))], 0, 0, degrees + 90),
  ),
  tile('wood2', disc(60)),
  inlay('wood3', disc(54)),
  around(4, (degrees) =>
    moved(
      [
        ...inlay('paper3', box(-14, -50, 24, 30)),
        ...[-45, -39, -33].flatMap((y) => inlay('stone2', box(-10, y, 16, 2.5))),
        ...inlay('brass2', box(13, -48, 4, 24)),
      ],
      0,
      0,
      degrees + 90,
    ),
  ),
  around(4, (degrees) =>
    moved([...inlay('paper3', disc(8, 0, -40, 8)), ...inlay('wood1', disc(5, 0, -40, 8))], 0, 0, degrees + 135),
  ),
);

/** A row of three portraits in frames, each with a star for a face. */
export const portraits = ((): Motif => {
  const portrait = (coat: 'teal' | 'clay' | 'green', x: number, y: number) =>
    moved(
      [
        ...tile('brass2', box(-31, -44, 62, 88)),
        ...inlay('paper3', box(-25, -38, 50, 76)),
        ...inlay('brass1', khatam(15, 0, -12)),
        ...inlay('wood3', khatam(12, 0, -12)),
        ...inlay(`${coat}2`, '-22,38 -22,18 -10,6 10,6 22,18 22,38'),
      ],
      x,
      y,
    );
  return cutTile(8, portrait('teal', -66, 4), portrait('clay', 0, -10), portrait('green', 66, 4), [
    ...tile('brass1', box(-98, 50, 196, 8)),
  ]);
})();

/** A medal on two ribbons. */
export const medal = cutTile(
  8,
  both([...tile('clay3', '-38,22 -58,70.3 -58,92 -41,75 -20,96 -20,30'), ...tile('clay2', '-18,32 0,32 0,76 -18,94')]),
  moved(
    [
      ...rim(16, 66, 17, 'brass'),
      ...tile('paper3', disc(47)),
      ...inlay('teal2', khatam(38)),
      ...inlay('brass3', khatam(19)),
    ],
    0,
    -28,
  ),
);
