import { itemAt, polar } from '../geometry.ts';
import { arch, khatam, lobed, star } from '../shapes.ts';
import { coordinate, pathThrough } from '../svg.ts';
import { around, both, box, disc, flat, line, placed, spot, strap, tone } from './pen.ts';

export const ball = ((): string => {
  const turn = (i: number): number => -90 + i * 72;
  const at = (r: number, degrees: number): [number, number] =>
    [...polar(r, (degrees * Math.PI) / 180)] as [number, number];
  const patches = [0, 1, 2, 3, 4].map((i) => {
    const a = turn(i);
    const [p, q] = [at(91, a - 19), at(91, a + 19)];
    return tone(
      'deep',
      `${pathThrough([p, at(70, a - 16), at(58, a), at(70, a + 16), q])}A91 91 0 0 0 ${coordinate(p[0])} ${coordinate(p[1])}z`,
    );
  });
  const seams = [0, 1, 2, 3, 4].map(
    (i) =>
      pathThrough([at(34, turn(i)), at(58, turn(i))]) +
      pathThrough([at(70, turn(i) + 16), at(62, turn(i) + 36), at(70, turn(i) + 56)]),
  );
  return (
    disc('white', 0, 0, 91) +
    patches.join('') +
    line(seams.join(''), 'ink', 5) +
    tone(
      'mid',
      pathThrough(
        [0, 1, 2, 3, 4].map((i) => at(36, turn(i))),
        true,
      ),
    ) +
    tone('gold', star(5, 1.8, 22)) +
    `<circle class="s-ink" r="91"/>`
  );
})();

/** Building blocks: an arch, a dome and two cubes. */
export const blocks =
  tone('second', 'M-36-40A36 36 0 0 1 36-40z') +
  box('gold', -36, -40, 72, 60, 3) +
  tone('cream', star(8, 3, 24, 0, -10)) +
  box('mid', -76, 20, 72, 72, 3) +
  tone('cream', 'M-40 30L-14 56L-40 82L-66 56z') +
  disc('second', -40, 56, 10) +
  `<path class="s-ink deep" d="M4 20H76V92H60V68A20 20 0 0 0 20 68V92H4z"/>` +
  spot('cream', 40, 34, 5);

/** A painter's palette and brush. */
export const paintbox =
  tone('cream', 'M-14-76C44-84 94-44 90 2C88 32 58 26 42 34C24 42 36 66 14 80C-32 98-92 58-90 0C-88-46-54-72-14-76z') +
  disc('deep', -52, -26, 14) +
  disc('second', -14, -50, 14) +
  disc('gold', 30, -42, 14) +
  disc('mid', -58, 16, 14) +
  disc('soft', 60, -10, 12) +
  disc('page', -8, 44, 16) +
  placed(
    tone('gold', 'M-7-24H7L4 92Q0 100-4 92z') +
      box('white', -9, -42, 18, 20, 2) +
      tone('second', 'M-9-42C-18-64-4-76 0-98C4-76 18-64 9-42z'),
    30,
    26,
    46,
  );

export const sun =
  tone('gold', star(16, 5.2, 98)) +
  tone('cream', star(16, 4.4, 74)) +
  disc('gold', 0, 0, 50) +
  tone('cream', star(8, 3, 42)) +
  tone('second', khatam(17));

/** A school bus. */
export const bus =
  tone('gold', 'M-98 56V-34Q-98-54-78-54H64Q82-54 86-38L98 8V56z') +
  flat('cream', 'M-96 14H97L98 26H-96z') +
  line('M-98 14H97M-98 26H98', 'ink', 4) +
  [-86, -46, -6].map((x) => tone('white', `M${x} 4V-26Q${x} -40 ${x + 16}-42Q${x + 32}-40 ${x + 32}-26V4z`)).join('') +
  tone('white', 'M38-40H64Q70-40 72-34L82 4H38z') +
  tone('second', 'M-30-54Q-30-70 0-70T30-54z') +
  [-54, 52].map((x) => disc('deep', x, 58, 26) + disc('cream', x, 58, 13) + spot('deep', x, 58, 4)).join('') +
  disc('second', 92, 40, 6);

/** A wind rose of sixteen points. */
export const windRose = ((): string => {
  const needle = (r: number, w: number, left: Parameters<typeof tone>[0], right: Parameters<typeof tone>[0]): string =>
    tone(left, `M0 0L${-w}-${w}L0-${r}z`) + tone(right, `M0 0L${w}-${w}L0-${r}z`);
  return (
    disc('white', 0, 0, 76) +
    `<circle class="s-gold" r="66" stroke-width="4"/>` +
    around(16, () => line('M0-66V-74', 'ink', 4)) +
    around(8, () => needle(54, 8, 'cream', 'soft'), 22.5) +
    around(4, () => needle(78, 13, 'cream', 'mid'), 45) +
    around(4, () => needle(100, 18, 'gold', 'deep')) +
    disc('gold', 0, 0, 9)
  );
})();

/** A folded map with a route from a star to a mark. */
export const map =
  tone('white', 'M-94-58L-32-78V58L-94 78z') +
  tone('pale', 'M-32-78L32-58V78L-32 58z') +
  tone('white', 'M32-58L94-78V58L32 78z') +
  line('M-74 40C-60 0-20 40 0 0S40-10 66-40', 'second', 7).replace('/>', ' stroke-dasharray="1 15"/>') +
  tone('gold', star(8, 3, 22, 66, -44)) +
  disc('deep', -72, 44, 10) +
  line('M-84-24L-46-40M-20 30L20 46M46 30L84 14', 'soft', 6);

/** A round-headed tree in fruit. */
export const tree =
  tone('gold', 'M-12 92C-6 60-8 40-8 16H8C8 40 6 60 12 92z') +
  tone('mid', lobed(11, 74, 0, -26)) +
  tone('soft', lobed(9, 48, 0, -26)) +
  line('M0 40V-40M0 6L-26-16M0 6L26-16M0-16L-18-36M0-16L18-36', 'ink', 4) +
  both(disc('second', 46, -48, 8) + disc('second', 58, -8, 8) + disc('second', 32, 26, 8)) +
  disc('second', 0, -74, 8) +
  tone('deep', 'M-80 96Q-60 82 0 82T80 96z');

/** A sunflower with two leaves. */
export const flower =
  strap('M0 96V10', 'mid', 6) +
  both(tone('mid', 'M0 84C-10 52-46 40-78 46C-70 76-36 92 0 84z') + line('M-56 56C-36 60-16 70 0 84', 'cream', 4)) +
  placed(
    tone('gold', lobed(14, 62, 0, 0, 1)) +
      tone('cream', star(14, 4, 46)) +
      disc('deep', 0, 0, 25) +
      tone('gold', star(8, 3, 18)),
    0,
    -34,
  );

/** A domed house of learning between two minarets. */
export const dome =
  both(
    box('gold', -92, -42, 22, 134) +
      tone('mid', 'M-96-42H-66L-70-52H-92z') +
      tone('gold', 'M-90-52C-94-70-84-76-81-92C-78-76-68-70-72-52z'),
  ) +
  tone('mid', 'M-40-4C-62-40-22-52 0-90C22-52 62-40 40-4z') +
  line('M0-90V-102', 'gold', 5) +
  line('M-18-4C-30-36-10-52 0-80C10-52 30-36 18-4', 'cream', 4) +
  box('gold', -46, -6, 92, 16) +
  box('white', -66, 10, 132, 82) +
  tone('deep', arch('keel', 40, 68, 0, 92)) +
  both(tone('soft', arch('keel', 26, 46, -43, 80))) +
  box('gold', -98, 90, 196, 10, 2);

/** A loop of counting beads with a tassel. */
export const beads = ((): string => {
  const count = 17;
  const beadsRound = Array.from({ length: count }, (_, i) => {
    const a = 90 + ((i + 0.5) * 360) / count;
    const [x, y] = polar(66, (a * Math.PI) / 180);
    return disc(itemAt(['mid', 'gold', 'second'] as const, i % 3), x * 1.12, y * 1 - 22, 12.5);
  });
  return `<ellipse class="s-ink" cy="-22" rx="74" ry="66"/>${beadsRound.join('')}${strap('M0 46V62', 'gold', 4)}${tone('gold', star(8, 3, 18, 0, 54))}${tone('second', 'M-9 70H9L16 100H-16z')}`;
})();

/** A spinning top for the youngest. */
export const top =
  tone('gold', 'M-6-96H6V-60H-6z') +
  tone('mid', 'M-70-60H70Q76-34 60-14H-60Q-76-34-70-60z') +
  tone('cream', 'M-60-14H60Q50 12 34 30H-34Q-50 12-60-14z') +
  tone('second', 'M-34 30H34Q18 56 6 78L0 98L-6 78Q-18 56-34 30z') +
  tone('gold', star(8, 3, 20, 0, -37)) +
  line('M-96 84Q-50 104-20 92M96 84Q50 104 20 92', 'gold', 5);
