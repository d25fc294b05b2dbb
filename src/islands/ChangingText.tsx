import type { ReactNode } from 'react';

/**
 * A text that changes, or comes and goes, in an element that React replaces as a whole. A translator moves text nodes
 * into elements of its own, where React can't find them to change or remove them.
 * @param children What follows the text. It may change only together with the text.
 */
export function ChangingText({ text, children }: { text: string; children?: ReactNode }) {
  if (!text) return null;
  return (
    <span key={text}>
      {text}
      {children}
    </span>
  );
}
