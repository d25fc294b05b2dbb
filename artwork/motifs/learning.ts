import { itemAt } from '../geometry.ts';
import { arch, khatam, lobed, star } from '../shapes.ts';
import { around, both, box, disc, flat, line, placed, spot, strap, tone } from './pen.ts';

const pages = (): string =>
  tone('deep', 'M0 42C-26 16-62 4-102 4V-72H102V4C62 4 26 16 0 42z') +
  both(
    tone('white', 'M0 30C-22 6-58-8-94-10V-84C-58-82-22-68 0-44z') +
      line('M-80-64C-54-61-32-52-15-40M-80-48C-54-45-32-36-15-24M-80-32C-54-29-32-20-15-8', 'soft', 4),
  );

/** An open book. */
export const book = placed(pages() + tone('gold', 'M-7 34V76L0 66L7 76V34z'), 0, 20);

/** An open book on a rehal, the folding stand a Quran is read from. */
export const rehal =
  tone('gold', 'M-84 2L-93 17L42 98H72z') +
  tone('gold', 'M84 2L93 17L-42 98H-72z') +
  placed(pages(), 0, -4) +
  tone('cream', khatam(15, 0, 62));

/** Three books lying on one another. */
export const bookStack =
  box('deep', -84, 52, 168, 38, 6) +
  box('white', -70, 60, 154, 22) +
  line('M-52 71H84', 'soft', 4) +
  box('gold', -72, 14, 150, 38, 6) +
  box('white', -72, 22, 136, 22) +
  line('M-72 33H50', 'soft', 4) +
  box('second', -62, -24, 128, 38, 6) +
  box('white', -50, -16, 116, 22) +
  line('M-36-5H66', 'soft', 4) +
  tone('cream', 'M0-24C-10-44-46-46-66-34C-44-66-14-62 0-40C14-62 44-66 66-34C46-46 10-44 0-24z') +
  tone('gold', star(8, 3, 20, 0, -72));

/** A shelf of standing books under an arch. */
export const shelf = ((): string => {
  const spines: [number, number, number, Parameters<typeof box>[0]][] = [
    [-82, 26, 112, 'deep'],
    [-56, 22, 92, 'gold'],
    [-34, 30, 126, 'mid'],
    [-4, 22, 100, 'cream'],
    [18, 28, 118, 'second'],
    [46, 20, 88, 'deep'],
  ];
  return (
    spines
      .map(
        ([x, w, h, role]) =>
          box(role, x, 76 - h, w, h, 2) +
          line(`M${x + 4} ${92 - h}h${w - 8}M${x + 4} ${60}h${w - 8}`, role === 'cream' ? 'mid' : 'cream', 3.5),
      )
      .join('') +
    placed(box('gold', 0, -96, 20, 96, 2) + line('M4-80h12M4-16h12', 'cream', 3.5), 74, 74, 9) +
    box('gold', -98, 76, 196, 16, 3)
  );
})();

/** A bound book with a pointed medallion on its cover. */
export const storyBook =
  box('white', -56, -84, 128, 172, 4) +
  box('mid', -68, -92, 128, 172, 6) +
  box('deep', -68, -92, 22, 172, 6) +
  `<rect class="s-cream" stroke-width="3.5" x="-36" y="-80" width="84" height="148"/>` +
  tone('gold', 'M6-58C14-36 40-28 40-6S14 24 6 46C-2 24-28 16-28-6S-2-36 6-58z') +
  tone('cream', star(8, 3, 20, 6, -6));

export const pencil =
  placed(
    box('second', -17, -98, 34, 22, 8) +
      box('cream', -17, -80, 34, 16) +
      tone('gold', 'M-17-64H17V52H-17z') +
      flat('cream', 'M-6-62H6V52H-6z') +
      line('M-6-64V52M6-64V52', 'ink', 3) +
      tone('white', 'M-17 52L0 100L17 52Q8 44 0 52Q-8 44-17 52z') +
      tone('ink', 'M-6 84L0 100L6 84z'),
    0,
    0,
    40,
  ) + line('M-92 86C-74 66-60 98-44 80S-20 92-8 84', 'gold', 6);

/** A reed pen and an inkpot, with the three dots a calligrapher measures by. */
export const qalam =
  tone('mid', 'M-92 88C-100 60-96 34-70 22V6H-20V22C6 34 10 60 2 88z') +
  box('gold', -76, -6, 62, 14, 4) +
  flat('deep', 'M-90 66C-60 56-30 76 0 66L2 86H-92z') +
  tone('cream', star(8, 3, 22, -45, 48)) +
  placed(
    tone('gold', 'M-10-104L10-104V58L-1 100L-10 70z') +
      line('M-10-52H10M-10 4H10', 'ink', 4) +
      tone('ink', 'M-7 78L-1 100L5 78z') +
      line('M0 40V80', 'ink', 3),
    48,
    2,
    26,
  ) +
  [40, 62, 84].map((x) => tone('second', `M${x} 78l10 10l-10 10l-10-10z`)).join('');

export const abacus = ((): string => {
  const rods = [-56, -20, 16, 52];
  const beads: [number, number, Parameters<typeof disc>[0]][] = [];
  // Beads to the left and to the right of each rod.
  const counts: [number, number][] = [
    [3, 2],
    [2, 3],
    [4, 1],
    [1, 4],
  ];
  rods.forEach((y, row) => {
    const [left, right] = itemAt(counts, row);
    for (let i = 0; i < left; i += 1) beads.push([-60 + i * 22, y, row % 2 ? 'second' : 'mid']);
    for (let i = 0; i < right; i += 1) beads.push([60 - i * 22, y, row % 2 ? 'gold' : 'deep']);
  });
  return (
    box('gold', -96, -92, 192, 180, 14) +
    box('white', -78, -76, 156, 148, 4) +
    rods.map((y) => line(`M-78 ${y}H78`, 'ink', 4)).join('') +
    beads.map(([x, y, role]) => disc(role, x, y, 12.5)).join('')
  );
})();

export const puzzle = ((): string => {
  const piece = 'M-84-84H0V-56A18 18 0 1 1 0-28V0H-28A18 18 0 1 0-56 0H-84z';
  const tones = ['mid', 'gold', 'deep', 'second'] as const;
  return (
    around(4, (i) => tone(itemAt(tones, i), piece)) +
    around(4, (i) => tone(i % 2 ? 'cream' : 'white', star(8, 3, 15, -50, -50)))
  );
})();

/** A pair of compasses opening over the arc it has drawn. */
export const compasses = placed(
  strap('M-82 62A92 92 0 0 0 82 62', 'cream', 5) +
    tone('mid', 'M-10-62L-24-56L-50 92L-4-44z') +
    tone('deep', 'M10-62L24-56L50 92L4-44z') +
    tone('gold', 'M-36 6Q0 24 36 6L33-8Q0 8-33-8z') +
    box('gold', -7, -100, 14, 30, 5) +
    disc('gold', 0, -58, 20) +
    tone('cream', star(8, 3, 12, 0, -58)),
  0,
  -3,
);

export const globe =
  strap('M-52-72A82 82 0 1 0 66 48', 'gold', 8) +
  strap('M0 76V90', 'gold', 10) +
  tone('gold', 'M-44 98Q0 72 44 98z') +
  placed(
    disc('soft', 0, 0, 64) +
      line('M0-64V64M-64 0H64M-56-32H56M-56 32H56', 'ink', 3.5) +
      line('M0-64C-44-40-44 40 0 64C44 40 44-40 0-64z', 'ink', 3.5) +
      tone(
        'deep',
        'M-46-26C-34-48-8-46-10-28S-24-14-18 2S-34 26-40 10S-52-10-46-26zM12 6C26-8 46 0 42 18S22 46 14 32S4 18 12 6z',
      ),
    0,
    -8,
    18,
  );

/** A graduate's cap above a tied scroll. */
export const cap =
  tone('mid', 'M-54-22V22C-34 44 34 44 54 22V-22z') +
  tone('deep', 'M0-84L100-40L0 4L-100-40z') +
  tone('gold', khatam(15, 0, -40)) +
  strap('M8-38L76-22V18', 'gold', 4) +
  tone('gold', 'M66 16H86L92 48H60z') +
  box('white', -72, 60, 144, 32, 16) +
  disc('cream', -72, 76, 16) +
  disc('cream', 72, 76, 16) +
  box('second', -14, 56, 28, 40, 4);

export const laptop =
  box('deep', -74, -82, 148, 108, 8) +
  box('white', -60, -68, 120, 80) +
  tone('gold', star(8, 3, 34, 0, -28)) +
  tone('cream', khatam(13, 0, -28)) +
  tone('mid', 'M-74 30H74L98 84H-98z') +
  line('M-68 44H68M-75 56H75', 'cream', 5.5) +
  line('M-68 44H68M-75 56H75', 'mid', 5.5).replace('/>', ' stroke-dasharray="3 12"/>') +
  line('M-26 70H26', 'cream', 6);

export const clock =
  disc('gold', 0, 0, 94) +
  disc('white', 0, 0, 76) +
  around(12, (i) => (i % 3 ? spot('mid', 0, -62, 4) : tone('deep', 'M0-72L7-62L0-52L-7-62z'))) +
  strap('M0 0V-46', 'deep', 4) +
  strap('M0 0L34 20', 'deep', 4) +
  disc('gold', 0, 0, 10);

export const calendar =
  box('white', -82, -74, 164, 162, 8) +
  tone('mid', 'M-82-66Q-82-74-74-74H74Q82-74 82-66V-34H-82z') +
  [-46, 46].map((x) => box('gold', x - 8, -92, 16, 34, 7)).join('') +
  [-54, -18, 18, 54]
    .flatMap((x) =>
      [-8, 24, 58].map((y) =>
        x === 18 && y === 24
          ? tone('gold', star(8, 3, 20, x, y))
          : `<path class="pale" d="M${x} ${y - 11}l11 11l-11 11l-11-11z"/>`,
      ),
    )
    .join('');

export const envelope =
  box('white', -96, -60, 192, 130, 6) +
  line('M-92 66L-26 6M92 66L26 6') +
  tone('pale', 'M-96-58L0 26L96-58Q94-60 90-60H-90Q-94-60-96-58z') +
  tone('gold', lobed(12, 26, 0, 20)) +
  tone('cream', khatam(13, 0, 20));

export const apple =
  tone('second', 'M0-40C30-66 82-52 84-2C86 46 44 96 0 80C-44 96-86 46-84-2C-82-52-30-66 0-40z') +
  line('M-56-2C-56-18-46-28-36-30', 'cream', 6) +
  strap('M0-40C0-60 6-76 16-88', 'gold', 5) +
  tone('mid', 'M10-64C20-94 54-98 74-86C66-62 36-52 10-64z');

/** A doorway with a keel arch, its two leaves inlaid with stars. */
export const door =
  tone('cream', arch('keel', 148, 186, 0, 84)) +
  tone('deep', arch('keel', 108, 150, 0, 84)) +
  line('M0-64V84') +
  both(
    tone('gold', star(8, 3, 19, -27, -4)) + tone('gold', 'M-46 26H-8V70H-46z') + tone('mid', 'M-38 34H-16V62H-38z'),
  ) +
  spot('cream', -6, 24, 4) +
  spot('cream', 6, 24, 4) +
  box('gold', -88, 84, 176, 14, 2);
