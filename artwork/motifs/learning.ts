import { polar, radians } from '../geometry.ts';
import type { Motif } from './cut-tile.ts';
import {
  around,
  at,
  bar,
  beveled,
  both,
  box,
  cutTile,
  darker,
  disc,
  halved,
  inlay,
  inset,
  khatam,
  laid,
  mirrored,
  moved,
  rhomb,
  rim,
  sliced,
  tile,
  voussoirs,
} from './cut-tile.ts';

/** An open book with a ribbon. */
export const book = cutTile(
  8,
  both([
    ...tile('paper3', '-24,-38 -86,-12.3 -86,72.7 -24,47'),
    ...tile('paper2', '0,-28 -24,-38 -24,47 0,57'),
    ...tile('teal2', '-24,50 -92,78.2 -92,91.2 -24,63'),
    ...tile('teal1', '0,60 -24,50 -24,63 0,73'),
  ]),
  // Four lines of text on each page.
  [
    '-34,-16 -76,1.4 -76,7.4 -34,-10',
    '-34,0 -76,17.4 -76,23.4 -34,6',
    '-34,16 -76,33.4 -76,39.4 -34,22',
    '-34,32 -60,42.8 -60,48.8 -34,38',
  ].flatMap((points) => [...inlay('green1', points), ...mirrored(inlay('green1', points))]),
  tile('clay2', '-8,75 -8,99 0,91 8,99 8,75'),
);

/** An open Quran on a rehal, a folding book stand. */
export const rehal = cutTile(
  10,
  laid(tile('wood1', '-84,4.7 56,106.4 56,124 -84,22.3'), tile('wood2', '84,4.7 -56,106.4 -56,124 84,22.3')),
  both([
    ...tile('green2', '0,44 -96,12.8 -96,25.8 0,57'),
    ...tile('brass2', '0,34 -90,4.8 -90,12.8 0,42'),
    ...tile('paper3', '0,-50 -90,-79.2 -90,2.8 0,32'),
    ...inlay('brass3', '-9,-40 -81,-63.4 -81,-4 -9,19.4'),
    ...inlay('paper3', '-14,-35 -76,-55.1 -76,-9 -14,11.1'),
  ]),
  [-21, -9, 3].flatMap((y) => {
    const line = inlay('green1', `-19,${y} -71,${y - 16.9} -71,${y - 23.9} -19,${y - 7}`);
    return [...line, ...mirrored(line)];
  }),
);

/** Three books in a pile, seen from the corner of their spines. */
export const bookStack = cutTile(
  8,
  (
    [
      [88, 'indigo2', 34],
      [51, 'clay2', 26],
      [22, 'green2', 30],
    ] as const
  ).flatMap(([y, tone, thick]) => [
    // The spine, then the pages between two covers.
    ...tile(darker(tone), `-30,${y} -88,${y - 24} -88,${y - 24 - thick} -30,${y - thick}`),
    ...inlay('brass2', `-52,${y - 9.1} -62,${y - 13.2} -62,${y - 13.2 - thick} -52,${y - 9.1 - thick}`),
    ...tile(tone, `-30,${y} 88,${y - 48.9} 88,${y - 54.9} -30,${y - 6}`),
    ...tile('paper3', `-30,${y - 6} 80,${y - 51.6} 80,${y - thick + 6 - 45.6} -30,${y - thick + 6}`),
    ...tile(tone, `-30,${y - thick + 6} 88,${y - thick + 6 - 48.9} 88,${y - thick - 48.9} -30,${y - thick}`),
  ]),
  [
    ...tile('green3', '-30,-9 -88,-33 30,-81.9 88,-57.9'),
    ...inlay('green2', '-27,-19.1 -64,-34.4 27,-72.1 64,-56.8'),
    ...inlay('brass3', '-10,-32.9 -33,-42.4 10,-60.2 33,-50.7'),
  ],
);

/** Books on a shelf, one of them leaning. */
export const shelf = cutTile(
  8,
  (
    [
      [-90, 26, 118, 'indigo2'],
      [-64, 22, 96, 'clay2'],
      [-42, 30, 132, 'green2'],
      [-12, 22, 104, 'brass2'],
      [10, 26, 122, 'teal2'],
    ] as const
  ).flatMap(([x, w, h, tone], i) => [
    ...sliced([tone, darker(tone)], box(x, 70 - h, w, h), x + w * 0.6),
    ...inlay(tone === 'brass2' ? 'clay1' : 'brass3', box(x + 2, 84 - h, w - 4, 6)),
    ...inlay(tone === 'brass2' ? 'clay1' : 'brass3', box(x + 2, 50, w - 4, 6)),
    ...(i === 2 ? inlay('brass3', khatam(10, x + 15, 12)) : []),
  ]),
  moved(
    [
      ...sliced(['clay3', 'clay1'], box(0, -104, 24, 104), 15),
      ...inlay('paper3', box(2, -90, 20, 6)),
      ...inlay('paper3', box(2, -20, 20, 6)),
    ],
    78,
    70,
    -22.5,
  ),
  [...tile('wood2', box(-98, 72, 204, 14)), ...tile('wood1', '-80,88 -58,88 -58,96 -66,104 -80,104')],
  tile('wood1', '88,88 66,88 66,96 74,104 88,104'),
);

/** A bound book with a star on its cover. */
export const storyBook = cutTile(
  8,
  sliced(['green1', 'green2'], box(-66, -92, 126, 166), -42),
  [
    ...tile('paper3', box(62, -80, 9, 154)),
    ...tile('paper2', box(-42, 76, 113, 10)),
    ...tile('green1', '-66,76 -44,76 -44,92 -56,92 -66,82'),
    ...tile('green1', box(-42, 88, 118, 5)),
    ...inlay('brass3', khatam(36, 9, -9)),
    ...inlay('clay2', khatam(22, 9, -9)),
    ...inlay('paper3', khatam(9, 9, -9)),
  ],
  ['-34,-83 -10,-83 -34,-59', '52,-83 28,-83 52,-59', '-34,65 -10,65 -34,41', '52,65 28,65 52,41'].flatMap((points) =>
    inlay('brass2', points),
  ),
);

/** A pencil on the line it's drawing. */
export const pencil = cutTile(
  8,
  moved(
    [
      ...tile('clay2', beveled(-20, -104, 40, 20, 8)),
      ...sliced(['stone3', 'stone2'], box(-20, -82, 40, 16), 4),
      ...sliced(['brass3', 'brass2', 'brass1'], box(-20, -64, 40, 106), -7, 7),
      ...sliced(['paper3', 'paper2'], '-20,44 20,44 8,73 -8,73', 4),
      ...tile('indigo1', '-8,75 8,75 0,94.3'),
    ],
    10,
    -10,
    45,
  ),
  tile(
    'teal2',
    '-62,60 -50,60 -38,72 -24,58 -4,58 8,70 22,56 66,56 66,66 26,66 8,84 -8,68 -20,68 -38,86 -56,68 -62,68',
  ),
);

/** A reed pen in its inkpot, with the three dots a calligrapher measures with. */
export const qalam = cutTile(
  8,
  sliced(['teal3', 'teal2', 'teal2', 'teal1'], '-70,16 -14,16 12,42 12,68 -8,88 -76,88 -96,68 -96,42', -70, -42, -14),
  [
    ...inlay('brass3', khatam(19, -42, 53)),
    ...sliced(['brass3', 'brass1'], box(-66, 4, 48, 10), -42),
    ...tile('indigo1', '-60,2 -50,-8 -34,-8 -24,2'),
  ],
  moved(
    [
      ...sliced(['wood3', 'wood1'], '-8,-8 8,-8 8,-116 -8,-132', 1),
      ...inlay('brass3', box(-8, -48, 16, 6)),
      ...inlay('brass3', box(-8, -90, 16, 6)),
    ],
    -40,
    -4,
    45,
  ),
  [40, 64, 88].flatMap((x) => tile('clay2', rhomb(12, 90, x, 76))),
);

/** An abacus with four rods. */
export const abacus = cutTile(
  8,
  [-54, -18, 18, 54].flatMap((y, row) => [
    ...inlay('stone2', box(-76, y - 2.5, 152, 5)),
    ...[0, 1, 2, 3, 4].flatMap((i) => {
      // The first beads are on the left, the others on the right.
      const left = [3, 1, 4, 2][row] ?? 0;
      const x = i < left ? -60 + i * 24 : 60 - (4 - i) * 24;
      return halved((['clay3', 'teal3', 'brass3', 'green3'] as const)[row] ?? 'clay3', disc(14.5, x, y, 8), x);
    }),
  ]),
  [
    ...tile('wood3', '-96,-90 96,-90 78,-72 -78,-72'),
    ...tile('wood3', '-96,-90 -78,-72 -78,72 -96,90'),
    ...tile('wood2', '96,-90 96,90 78,72 78,-72'),
    ...tile('wood2', '-96,90 -78,72 78,72 96,90'),
  ],
);

/** Four connected puzzle pieces. */
export const puzzle = cutTile(
  8,
  around(4, (degrees, i) =>
    moved(
      [
        ...tile(
          (['teal3', 'clay2', 'green2', 'brass2'] as const)[i] ?? 'teal3',
          '-84,-84 0,-84 0,-49 9,-58 21,-58 30,-49 30,-35 21,-26 9,-26 0,-35 0,0 -35,0 -26,-9 -26,-21 -35,-30 -49,-30 -58,-21 -58,-9 -49,0 -84,0',
        ),
        ...inlay((['teal1', 'clay3', 'green3', 'brass3'] as const)[i] ?? 'teal1', khatam(17, -50, -55)),
      ],
      0,
      0,
      degrees + 90,
    ),
  ),
);

/** A drawing compass: a leg with a needle, a leg with a pencil, and the arc it has drawn. */
export const compasses = cutTile(
  8,
  moved(
    [...sliced(['indigo3', 'indigo2'], bar(0, 20, 90, 112, 19), 1), ...tile('stone2', '-9.5,134 9.5,134 0,157')],
    0,
    -66,
    22.5,
  ),
  moved(
    [
      ...sliced(['indigo2', 'indigo1'], bar(0, 20, 90, 60, 19), 1),
      ...sliced(['brass3', 'brass2'], bar(0, 82, 90, 56, 26), 2),
      ...tile('paper3', '-13,140 13,140 6.4,156 -6.4,156'),
      ...tile('stone1', '-6.4,158 6.4,158 0,173.4'),
    ],
    0,
    -66,
    -22.5,
  ),
  [
    ...tile('brass1', beveled(-7, -112, 14, 22, 4)),
    ...sliced(['brass3', 'brass2'], disc(25, 0, -66), [0, -66, 45]),
    ...inlay('paper3', khatam(12, 0, -66)),
  ],
);

/** A globe on its stand: green land, teal water, the axis tilted by one step. */
export const globe = cutTile(
  8,
  moved(
    (
      [
        ['teal3', '-10.7,-54 -24,-22 -49.4,-22 -45.8,-30.6 -30.6,-45.8'],
        ['green2', '0,-54 0,-22 -24,-22 -10.7,-54'],
        ['green3', '10.7,-54 0,-54 0,-22 24,-22'],
        ['green1', '10.7,-54 30.6,-45.8 45.8,-30.6 49.4,-22 24,-22'],
        ['green3', '-24,-22 -33.1,0 -24,22 -49.4,22 -54,10.7 -54,-10.7 -49.4,-22'],
        ['green2', '0,-22 0,22 -24,22 -33.1,0 -24,-22'],
        ['teal2', '0,-22 24,-22 33.1,0 24,22 0,22'],
        ['teal1', '24,-22 49.4,-22 54,-10.7 54,10.7 49.4,22 24,22 33.1,0'],
        ['teal3', '-24,22 -10.7,54 -30.6,45.8 -45.8,30.6 -49.4,22'],
        ['teal2', '0,22 0,54 -10.7,54 -24,22'],
        ['green2', '0,22 24,22 10.7,54 0,54'],
        ['teal1', '24,22 49.4,22 45.8,30.6 30.6,45.8 10.7,54'],
      ] as const
    ).flatMap(([tone, points]) => tile(tone, points)),
    0,
    -22,
    22.5,
  ),
  moved(
    voussoirs(
      ['brass3', 'brass3', 'brass3', 'brass2', 'brass2', 'brass2', 'brass1', 'brass1', 'brass1', 'brass1'],
      Array.from({ length: 12 }, (_, i) => polar(73, radians(-101.25 + 22.5 * i))),
      10,
    ),
    0,
    -22,
    22.5,
  ),
  [...tile('brass2', box(-9, 51, 18, 20)), ...sliced(['brass2', 'brass1'], '-22,73 22,73 40,91 -40,91', 0)],
);

/** A graduation cap above a tied scroll. */
export const cap = cutTile(
  8,
  [
    ...sliced(['indigo3', 'indigo2'], '0,-84 94,-45 0,-6 -94,-45', 0),
    ...sliced(['indigo2', 'indigo1'], '-52,-20 0,1.6 52,-20 52,20 0,41.6 -52,20', 0),
    ...inlay('brass3', '0,-49 80,-49 80,-41 0,-41'),
    ...inlay('brass2', khatam(11, 0, -45)),
  ],
  [...tile('brass3', box(74, -30, 10, 34)), ...tile('brass2', '74,6 84,6 93,28 65,28')],
  [
    ...tile('paper3', box(-58, 56, 42, 30)),
    ...tile('paper2', box(16, 56, 42, 30)),
    ...tile('clay2', box(-14, 52, 28, 38)),
    ...tile('paper2', beveled(-76, 53, 16, 36, 6)),
    ...tile('paper1', beveled(60, 53, 16, 36, 6)),
  ],
);

/** An open laptop with a star on its screen. */
export const laptop = cutTile(
  8,
  [
    ...tile('indigo1', beveled(-78, -84, 156, 108, 8)),
    ...sliced(['teal3', 'teal2'], box(-66, -72, 132, 84), [20, 0, 112.5]).map((facet) => ({ ...facet, isInlay: true })),
    ...inlay('brass3', khatam(28, 0, -30)),
    ...inlay('paper3', khatam(12, 0, -30)),
    ...tile('stone3', '-78,27 78,27 99,77 -99,77'),
    ...inlay('stone1', '-68,34 68,34 77,56 -77,56'),
    ...inlay('stone2', '-24,61 24,61 28,71 -28,71'),
    ...tile('stone2', '-99,80 99,80 91,88 -91,88'),
  ],
  [-52, -26, 0, 26, 52].flatMap((x) => inlay('stone3', box(x - 9, 38, 18, 5))),
  [-60, -30, 0, 30, 60].flatMap((x) => inlay('stone3', box(x - 11, 47, 22, 5))),
);

/** A clock at ten minutes past ten. */
export const clock = cutTile(
  12,
  tile('paper3', disc(73, 0, 0, 24)),
  rim(24, 92, 16, 'brass'),
  around(12, (degrees, i) => {
    const [x, y] = polar(60, radians(degrees));
    return inlay(i % 3 ? 'brass1' : 'green1', rhomb(i % 3 ? 5 : 10, 60, x, y, degrees));
  }),
  [
    ...inlay('green1', bar(0, 0, -150, 38, 9)),
    ...inlay('green2', bar(0, 0, -30, 54, 7)),
    ...inlay('clay2', disc(9, 0, 0, 12)),
  ],
);

/** A wall calendar with one day marked. */
export const calendar = cutTile(
  8,
  [
    ...sliced(['clay2', 'clay1'], '-74,-74 74,-74 84,-64 84,-36 -84,-36 -84,-64', 0),
    ...tile('paper3', '-84,-34 84,-34 84,78 74,88 -74,88 -84,78'),
  ],
  [-42, 42].flatMap((x) => [...tile('brass2', beveled(x - 9, -96, 18, 20, 6)), ...inlay('paper3', disc(8, x, -55, 8))]),
  [-9, 27, 63].flatMap((y, row) =>
    [-54, -18, 18, 54].flatMap((x, column) =>
      row === 1 && column === 2
        ? [...inlay('clay2', khatam(19, x, y)), ...inlay('brass3', khatam(9, x, y))]
        : inlay('paper1', box(x - 12, y - 11, 24, 22)),
    ),
  ),
);

/** A sealed letter. */
export const envelope = cutTile(8, [
  ...tile('paper2', '-92,-54 -14,-21.7 -92,56.3'),
  ...tile('paper2', '92,-54 92,56.3 14,-21.7'),
  ...tile('paper3', '-90,-56 90,-56 0,-18.7'),
  ...tile('paper1', '-90,58 -12,-20 0,-15 12,-20 90,58'),
  ...inlay('clay2', disc(21, 0, -12)),
  ...inlay('paper3', khatam(13, 0, -12)),
]);

/** An open door in an arch of glazed stones. */
export const door = ((): Motif => {
  const outer = at('-66,116 -66,-30 -56,-54.1 -34,-76.1 0,-90.2 34,-76.1 56,-54.1 66,-30 66,116');
  const inner = inset(outer, 18);
  const doorLeaf = [
    ...tile('wood2', '-46,-14 -16,-1.6 -16,75.6 -46,88'),
    ...inlay('clay3', '-39,-1 -23,5.6 -23,34 -39,34'),
    ...inlay('clay3', '-39,42 -23,42 -23,66.4 -39,73'),
  ];
  return cutTile(
    8,
    voussoirs(['green2', 'green3', 'green2', 'green3', 'green1', 'green2', 'green1'], outer, 18),
    [...tile('green3', box(-66, 43, 18, 45)), ...tile('green2', box(48, 43, 18, 45))],
    [
      ...tile('brass3', [...inner.slice(1, 8), [48, -18], [-48, -18]]),
      ...inlay('clay2', khatam(15, 0, -42)),
      ...tile('paper3', '-46,-16.5 46,-16.5 14,-3.2 14,76.8 41,88 -41,88 -14,76.8 -14,-3.2'),
    ],
    both(doorLeaf),
  );
})();
