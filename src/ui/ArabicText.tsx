import { ARABIC_CHARACTERS } from '../lib/pictures/font-characters.ts';
import { openTypeface } from '../lib/pictures/typeface.ts';

/** The size in which Arabic is outlined, in pixels. Its coordinates have one decimal: 0.25% of its size. */
const SIZE = 40;

const outline = await openTypeface('src/assets/fonts/amiri.woff2', ARABIC_CHARACTERS);

type ArabicTextProps = {
  children: string;
  /** The classes of the drawing, which give it a width or a height. Its color is that of the text around it. */
  className: string;
};

/**
 * Arabic drawn as a path, so that its letters and marks are right before any font has loaded. The text itself is beside it
 * for screen readers, search and copying, in a system font: nobody sees it, so it needn't load one.
 */
export function ArabicText({ children, className }: ArabicTextProps) {
  const { d, box } = outline(children, SIZE);
  return (
    <>
      <svg aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className={className}>
        <path fill="currentColor" d={d} />
      </svg>
      <span lang="ar" dir="rtl" className="sr-only font-sans">
        {children}
      </span>
    </>
  );
}
