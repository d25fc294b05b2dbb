import words from '../assets/arabic-words.json' with { type: 'json' };

const drawn: Readonly<Record<string, { viewBox: string; d: string }>> = words;

type ArabicTextProps = {
  text: string;
  /** The classes of the drawing, which give it a width or a height. Its color is that of the text around it. */
  className: string;
};

/**
 * Arabic drawn as a path, so that its letters and marks are right before any font has loaded. The text itself is beside it
 * for screen readers, search and copying, in a system font: nobody sees it, so it needn't load one. Text without a path in
 * `arabic-words.json` is set in the Arabic font.
 */
export function ArabicText({ text, className }: ArabicTextProps) {
  const shape = drawn[text];
  if (!shape) {
    return (
      <span lang="ar" dir="rtl">
        {text}
      </span>
    );
  }
  return (
    <>
      <svg aria-hidden="true" viewBox={shape.viewBox} className={className}>
        <path fill="currentColor" d={shape.d} />
      </svg>
      <span lang="ar" dir="rtl" className="sr-only font-sans">
        {text}
      </span>
    </>
  );
}
