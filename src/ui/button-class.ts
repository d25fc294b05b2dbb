/** `primary` once a screen, `secondary` beside it, `inverse` and `outline-inverse` on a dark background. */
export type ButtonTone = 'primary' | 'secondary' | 'inverse' | 'outline-inverse';

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-6 py-2.5 text-center font-bold leading-tight';
const SCREEN = 'no-underline transition-[color,background-color,border-color] duration-150';
const PRINT = 'print:border print:border-ink print:bg-transparent print:text-ink';

const tones: Record<ButtonTone, string> = {
  primary:
    'border-deep bg-deep text-on-deep hover:border-deep-strong hover:bg-deep-strong dark:border-green dark:bg-green dark:text-ground dark:hover:bg-green-strong',
  secondary: 'border-green bg-transparent text-green hover:bg-green hover:text-ground',
  inverse: 'border-on-deep bg-on-deep text-deep hover:bg-on-deep-accent hover:border-on-deep-accent',
  'outline-inverse': 'border-on-deep bg-transparent text-on-deep hover:bg-on-deep hover:text-deep',
};

/** The classes of a button, for links and real buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `${SHAPE} ${SCREEN} ${PRINT} ${tones[tone]}`;
}
