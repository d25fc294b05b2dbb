import { itemAt } from '../geometry.ts';
import { khatam, star } from '../shapes.ts';
import { both, box, disc, flat, line, placed, spot, strap, tone } from './pen.ts';

export const flask =
  tone('white', 'M-20-88V-30L-72 66C-80 82-70 92-56 92H56C70 92 80 82 72 66L20-30V-88z') +
  tone('mid', 'M-45 16C-28 6-14 26 4 16S34 10 45 16L72 66C80 82 70 92 56 92H-56C-70 92-80 82-72 66z') +
  box('gold', -30, -98, 60, 15, 6) +
  tone('cream', star(8, 3, 27, 0, 56)) +
  spot('cream', -32, 38, 5) +
  spot('cream', 34, 34, 5) +
  spot('cream', 46, 72, 6) +
  spot('cream', -44, 74, 6) +
  disc('soft', -6, -8, 7) +
  disc('soft', 8, -34, 5);

export const atom = ((): string => {
  const orbit = 'M-96 0A96 36 0 0 1 96 0A96 36 0 0 1-96 0z';
  // Each orbit passes over the last on one side only, so that the three weave.
  const half = 'M-96 0A96 36 0 0 1 96 0';
  return (
    [0, 60, 120].map((turn) => placed(strap(orbit, turn === 60 ? 'cream' : 'gold', 5), 0, 0, turn)).join('') +
    placed(strap(half, 'gold', 5), 0, 0, 0) +
    [0, 60, 120]
      .map((turn, i) =>
        placed(disc(itemAt(['mid', 'second', 'deep'] as const, i), i === 1 ? -94 : 94, 0, 11), 0, 0, turn),
      )
      .join('') +
    tone('deep', star(8, 3, 31)) +
    tone('cream', khatam(13))
  );
})();

export const sprout =
  strap('M0 78C0 40 2 20 0-6', 'mid', 6) +
  tone('mid', 'M0 30C-58 34-88 2-90-44C-42-46-2-22 0 30z') +
  line('M-72-30C-44-18-16 4 0 30', 'cream', 4) +
  tone('soft', 'M0-4C0-54 36-88 90-92C92-40 56 0 0-4z') +
  line('M72-74C44-62 18-36 0-4', 'cream', 4) +
  tone('gold', 'M-84 92C-64 62 64 62 84 92z') +
  spot('cream', -30, 82, 4) +
  spot('cream', 4, 78, 4) +
  spot('cream', 36, 83, 4);

/** A lamp lit by a circuit of wires and nodes. */
export const bulb =
  strap('M-26 62H-84V20M26 62H84V20M0 84V96', 'gold', 4) +
  disc('second', -84, 14, 10) +
  disc('second', 84, 14, 10) +
  [-66, -33, 0, 33, 66].map((turn) => placed(line('M0-64V-80', 'gold', 7), 0, -26, turn)).join('') +
  tone('cream', 'M-24 44C-24 18-54 8-54-28A54 54 0 0 1 54-28C54 8 24 18 24 44z') +
  line('M-12 42L-20-10L-8-24L0-8L8-24L20-10L12 42', 'ink', 4) +
  tone('gold', star(8, 3, 15, 0, -38)) +
  box('deep', -25, 44, 50, 14, 4) +
  box('mid', -22, 58, 44, 12, 4) +
  tone('deep', 'M-16 70H16L8 86H-8z');

export const planet = ((): string => {
  const back = strap('M-100 0A100 27 0 0 1 100 0', 'gold', 8);
  const front = strap('M-100 0A100 27 0 0 0 100 0', 'gold', 8);
  return (
    placed(
      back +
        disc('mid', 0, 0, 56) +
        flat('soft', 'M-52-20Q0 4 52-20L46-32Q0-12-46-32z') +
        flat('deep', 'M-54 14Q0 38 54 14L42 36Q0 54-42 36z') +
        `<circle class="s-ink" r="56"/>` +
        front,
      0,
      4,
      -22,
    ) +
    tone('cream', star(8, 3, 17, -66, -66)) +
    disc('second', 74, -64, 12) +
    tone('cream', star(8, 3, 11, 62, 78)) +
    spot('gold', -76, 70, 6)
  );
})();

/** A drop of water that runs through three beds of a filter. */
export const drop =
  tone('pale', 'M0-98C24-54 66-20 66 26A66 66 0 0 1-66 26C-66-20-24-54 0-98z') +
  tone('soft', 'M-63.5 8Q-32-6 0 8T63.5 8A66 66 0 1 1-63.5 8z') +
  tone('gold', 'M-64.5 40Q-32 28 0 40T64.5 40A66 66 0 0 1-64.5 40z') +
  tone('deep', 'M-52 66Q-26 56 0 66T52 66A66 66 0 0 1-52 66z') +
  [-36, -12, 12, 36].map((x) => spot('cream', x, 54, 4)).join('') +
  line('M-34-10C-30-26-22-38-14-48', 'white', 7);

export const magnet =
  [0, 1]
    .map((i) =>
      line(
        `M-${52 - i * 6} ${86 + i * 2}C-${40 - i * 12} ${104 - i * 2} ${40 - i * 12} ${104 - i * 2} ${52 - i * 6} ${86 + i * 2}`,
        'gold',
        4,
      ),
    )
    .join('') +
  both(line('M-84 78C-108 40-104-30-72-72', 'gold', 5)) +
  tone('second', 'M-72 74V-14A72 72 0 0 1 72-14V74H32V-14A32 32 0 0 0-32-14V74z') +
  box('cream', -72, 42, 40, 32) +
  box('cream', 32, 42, 40, 32) +
  tone('gold', star(8, 3, 15, 0, -66)) +
  tone('gold', star(8, 3, 13, 0, 46)) +
  spot('mid', 0, 12, 6) +
  spot('mid', -14, 76, 5) +
  spot('mid', 14, 76, 5);

/** A bridge of three pointed arches over water. */
export const bridge = ((): string => {
  const opening = (x: number, w: number, h: number): string =>
    `M${x - w} 62V${62 - h * 0.4}Q${x - w} ${62 - h * 0.8} ${x} ${62 - h}Q${x + w} ${62 - h * 0.8} ${x + w} ${62 - h * 0.4}V62z`;
  return (
    `<path class="s-ink gold" fill-rule="evenodd" d="M-98 62V-10Q0-60 98-10V62z${opening(0, 26, 74)}${opening(-62, 20, 52)}${opening(62, 20, 52)}"/>` +
    strap('M-98-18Q0-68 98-18', 'cream', 5) +
    both(box('deep', -100, -34, 14, 96, 2) + tone('cream', star(8, 3, 12, -33, 12))) +
    line('M-98 78Q-82 70-66 78T-34 78T-2 78T30 78T62 78T98 78M-82 93Q-66 85-50 93T-18 93T14 93T46 93T82 93', 'mid', 6)
  );
})();

export const microscope =
  tone('deep', 'M-72 94C-72 80-62 74-48 74H52C66 74 74 82 74 94z') +
  tone('mid', 'M4-38C66-30 80 44 36 76H4C48 52 44-2-8-8z') +
  box('gold', -70, 38, 116, 12, 3) +
  box('cream', -44, 30, 30, 8) +
  placed(
    box('mid', -17, -62, 34, 76, 4) +
      box('gold', -21, -84, 42, 20, 5) +
      box('cream', -17, -30, 34, 12) +
      box('gold', -13, 14, 26, 16, 2) +
      box('deep', -8, 30, 16, 14, 2),
    -8,
    -22,
    24,
  ) +
  disc('gold', 40, 28, 13) +
  tone('cream', khatam(7, 40, 28));

export const volcano =
  placed(tone('gold', 'M0-18C-16-52-8-78 0-102C8-78 16-52 0-18z'), 0, -4) +
  both(
    placed(tone('second', 'M0-18C-14-44-8-62 0-84C8-62 14-44 0-18z'), -6, -6, -34) +
      placed(tone('cream', 'M0-18C-10-36-6-48 0-64C6-48 10-36 0-18z'), -12, -6, -64) +
      spot('gold', -60, -70, 6) +
      spot('second', -82, -44, 5),
  ) +
  tone('deep', 'M-98 90C-62 62-42 20-30-22Q0-10 30-22C42 20 62 62 98 90z') +
  tone('second', 'M-30-22Q0-10 30-22L34-8Q30 30 22 14Q14 4 12 30Q8 62 0 44Q-4 30-8 22Q-14 10-20 28Q-28 40-34-8z') +
  line('M-74 72Q-50 50-44 44M74 72Q50 50 44 44M-30 80Q0 64 30 80', 'soft', 5);
