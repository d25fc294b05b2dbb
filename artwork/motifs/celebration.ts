import { polar } from '../geometry.ts';
import { khatam, lobed, star } from '../shapes.ts';
import { coordinate } from '../svg.ts';
import { around, both, box, disc, flat, line, placed, spot, strap, tone } from './pen.ts';

export const lantern =
  `<circle class="s-ink" cy="-92" r="8"/>` +
  tone('gold', 'M-42-46C-42-72-12-70 0-86C12-70 42-72 42-46z') +
  tone('mid', 'M-42-46H42L58 8L42 62H-42L-58 8z') +
  tone('cream', 'M-20 54V-6Q-20-24 0-36Q20-24 20-6V54z') +
  both(tone('gold', 'M-32 50L-44 8L-34-30L-30-26V46z')) +
  tone('gold', star(8, 3, 19, 0, 12)) +
  tone('gold', 'M-46 62H46L34 78H-34z') +
  tone('deep', 'M-16 78H16L0 98z');

export const crescent = placed(
  tone('gold', 'M34-72A80 80 0 1 0 34 72A72.5 72.5 0 1 1 34-72z') + tone('cream', star(8, 3, 34, 42, 0)),
  8,
  0,
  -18,
);

export const gift =
  box('mid', -70, -14, 140, 106, 4) +
  both(tone('soft', 'M-58 38L-38 14L-18 38L-38 62z')) +
  box('deep', -80, -40, 160, 28, 4) +
  box('gold', -13, -40, 26, 132) +
  both(tone('gold', 'M0-40C-8-84-72-100-72-64C-72-46-30-40 0-40z') + line('M-14-48C-26-64-44-72-54-66', 'ink', 4)) +
  tone('cream', khatam(13, 0, -42));

/** A footed bowl heaped with dates. */
export const dates = ((): string => {
  const date = (x: number, y: number, turn: number, role: 'gold' | 'second'): string =>
    placed(
      `<ellipse class="s-ink ${role}" rx="25" ry="14"/><path class="s-cream" stroke-width="4" d="M-10-4Q0-9 8-6"/>`,
      x,
      y,
      turn,
    );
  return (
    date(0, -62, 84, 'second') +
    date(-30, -38, -50, 'gold') +
    date(30, -38, 50, 'gold') +
    date(-2, -32, 8, 'second') +
    date(-58, -8, -24, 'second') +
    date(58, -8, 24, 'second') +
    date(-22, -6, 14, 'gold') +
    date(24, -6, -14, 'second') +
    tone('mid', 'M-96 6H96C92 48 56 72 0 72S-92 48-96 6z') +
    flat('cream', 'M-90 22Q0 34 90 22L88 30Q0 42-88 30z') +
    both(tone('cream', 'M-40 42L-30 52L-40 62L-50 52z')) +
    tone('cream', star(8, 3, 15, 0, 54)) +
    tone('deep', 'M-22 72H22L40 94H-40z')
  );
})();

/** A waisted glass of tea on its saucer. */
export const tea =
  line('M-12-78C-24-88-2-94-12-104M14-78C2-88 24-94 14-104', 'gold', 5) +
  tone('white', 'M-44-66H44C40-34 26-16 30 10C34 36 40 54 22 74H-22C-40 54-34 36-30 10C-26-16-40-34-44-66z') +
  tone('second', 'M-39-44H39C34-24 26-10 30 10C34 36 40 54 22 74H-22C-40 54-34 36-30 10C-26-10-34-24-39-44z') +
  flat('cream', 'M-27-6Q0 2 27-6L28 4Q0 12-28 4z') +
  tone('gold', star(8, 3, 14, 0, 38)) +
  tone('mid', 'M-84 76H84C74 92 44 98 0 98S-74 92-84 76z');

export const lamp =
  line('M0-104L-40-56M0-104L40-56M0-104V-56', 'gold', 4) +
  disc('gold', 0, -98, 8) +
  tone('mid', 'M-44-58H44L22-6H-22z') +
  tone('gold', 'M-22-6C-72 8-72 58-24 72H24C72 58 72 8 22-6z') +
  tone('cream', star(8, 3, 26, 0, 33)) +
  disc('second', 0, 33, 7) +
  both(spot('deep', -44, 33, 6)) +
  line('M-36-40H36', 'cream', 5) +
  tone('mid', 'M-24 72H24L36 94H-36z');

/** A basket of loaves. */
export const basket =
  strap('M-62-6A62 74 0 0 1 62-6', 'gold', 8) +
  disc('cream', -44, -16, 26) +
  disc('cream', 44, -16, 26) +
  disc('second', 0, -26, 32) +
  line('M-14-38L14-24M-14-24L14-38', 'cream', 5) +
  tone('gold', 'M-84 0H84L64 92H-64z') +
  line('M-76 34H76M-70 62H70', 'ink', 4) +
  line('M-52 6L-44 88M-26 6L-22 88M0 6V88M26 6L22 88M52 6L44 88', 'ink', 4) +
  box('mid', -94, -12, 188, 22, 8);

/** A cake of three tiers. */
export const cake =
  tone('gold', star(8, 3, 17, 0, -82)) +
  line('M0-68V-56', 'gold', 6) +
  box('second', -32, -56, 64, 42, 4) +
  flat('cream', 'M-30-54H30V-44Q22-30 15-44Q8-30 0-44Q-8-30-15-44Q-22-30-30-44z') +
  box('mid', -58, -14, 116, 46, 4) +
  tone('cream', 'M-58-14H58V0Q48 18 38 0Q28 18 19 0Q10 18 0 0Q-10 18-19 0Q-28 18-38 0Q-48 18-58 0z') +
  box('second', -82, 32, 164, 48, 4) +
  [-56, -28, 0, 28, 56].map((x) => tone('cream', `M${x} 44l12 12l-12 12l-12-12z`)).join('') +
  tone('gold', 'M-98 80H98Q90 94 76 94H-76Q-90 94-98 80z');

export const trophy =
  both(strap('M-48-68C-94-74-90-14-34-10', 'gold', 7)) +
  tone('gold', 'M-52-88H52C52-30 36 4 0 12C-36 4-52-30-52-88z') +
  tone('cream', star(8, 3, 28, 0, -46)) +
  disc('second', 0, -46, 8) +
  tone('gold', 'M-9 12H9L14 44H-14z') +
  tone('mid', 'M-36 44H36L46 64H-46z') +
  box('deep', -60, 64, 120, 30, 4) +
  line('M-36 79H36', 'cream', 5) +
  box('cream', -60, -96, 120, 12, 6);

/** Three tulips in a vase, as on the tiles of Iznik. */
export const bouquet = ((): string => {
  const tulip = (role: 'second' | 'gold'): string =>
    tone(role, 'M0 2C-30-8-30-44-20-66Q-10-54 0-40Q10-54 20-66C30-44 30-8 0 2z') +
    tone('cream', 'M0 0C-10-16-8-36 0-62C8-36 10-16 0 0z');
  return (
    line('M0 30V-36M0 34C-14 8-30-6-46-18M0 34C14 8 30-6 46-18', 'mid', 7) +
    both(tone('mid', 'M-4 36C-34 40-66 24-84 6C-50 2-20 10-4 36z')) +
    both(placed(tulip('gold'), -44, -16, -30)) +
    placed(tulip('second'), 0, -32) +
    tone('mid', 'M-24 94H24C46 74 38 50 16 42V30H-16V42C-38 50-46 74-24 94z') +
    box('gold', -24, 22, 48, 12, 4) +
    tone('cream', star(8, 3, 17, 0, 68))
  );
})();

/** A round table seen from above, with eight seats. */
export const table =
  around(8, (i) => tone(i % 2 ? 'soft' : 'mid', 'M-20-70Q0-78 20-70L26-94Q0-104-26-94z')) +
  disc('gold', 0, 0, 58) +
  `<circle class="s-cream" r="49" stroke-width="4"/>` +
  tone('cream', star(8, 3, 42)) +
  tone('deep', khatam(17));

/** A heart that holds a star, between two sprays of laurel. */
export const heart = ((): string => {
  const leaves = [108, 126, 144, 162, 180, 198].flatMap((degrees) => {
    const [x, y] = polar(88, (degrees * Math.PI) / 180);
    // Leaves point along the spray, one to either side of it.
    return [-34, 34].map((lean) => placed(tone('mid', 'M0 0Q11-14 0-31Q-11-14 0 0z'), x, y, degrees - 180 + lean));
  });
  const [ex, ey] = polar(88, (206 * Math.PI) / 180);
  const spray = `${line(`M0 88A88 88 0 0 1 ${coordinate(ex)} ${coordinate(ey)}`, 'ink', 5)}${leaves.join('')}`;
  return (
    both(spray) +
    tone('second', 'M0 58C-46 28-64 0-61-29C-57-58-21-65 0-34C21-65 57-58 61-29C64 0 46 28 0 58z') +
    tone('cream', star(8, 3, 28, 0, -6)) +
    tone('gold', khatam(11, 0, -6)) +
    tone('gold', khatam(11, 0, 88))
  );
})();

export const medal =
  tone('second', 'M-38 20L-56 96L-30 82L-8 98V20zM38 20L56 96L30 82L8 98V20z') +
  tone('gold', lobed(16, 66, 0, -28)) +
  disc('cream', 0, -28, 46) +
  tone('mid', star(8, 3, 38, 0, -28));
