import { type RefObject, useEffect, useState } from 'react';

/** Whether the visitor is using this element: focus is inside it, or the pointer has moved over it. */
export function useAttention(target: RefObject<HTMLElement | null>, isFocusInsideAtFirst: () => boolean): boolean {
  const [isFocusInside, setIsFocusInside] = useState(isFocusInsideAtFirst);
  const [isPointerOver, setIsPointerOver] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('focusin', () => setIsFocusInside(true), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => setIsFocusInside(relatedTarget instanceof Node && element.contains(relatedTarget)),
      { signal },
    );
    // `pointermove` rather than `pointerenter`: a toast that appears under a resting pointer isn't being read.
    element.addEventListener('pointermove', () => setIsPointerOver(true), { signal });
    element.addEventListener('pointerleave', () => setIsPointerOver(false), { signal });
    return () => listening.abort();
  }, [target]);

  return isFocusInside || isPointerOver;
}
