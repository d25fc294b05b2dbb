import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus near a button that had it and is disabled: it goes to the element around the button, and back when the
 * button is enabled. Browsers drop it to the page's beginning and don't return it by themselves. The button also gets the
 * focus when a part that had it is removed with the same change. A visitor who has moved on in the meantime is left alone.
 * @returns The ref of such a part.
 */
export function useFocusReturn(
  button: RefObject<HTMLButtonElement | null>,
  isDisabled: boolean,
): RefCallback<HTMLElement> {
  const isOwed = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    const surroundings = element?.parentElement;
    // React has disabled the button by now, but the focus leaves it only when the browser next draws.
    if (isDisabled) {
      if (document.activeElement === element) surroundings?.focus({ preventScroll: true });
      return;
    }
    const isLost = isOwed.current && document.activeElement === document.body;
    if (isLost || document.activeElement === surroundings) element?.focus({ preventScroll: true });
    isOwed.current = false;
  }, [button, isDisabled]);
  return useCallback((part) => {
    // React takes the ref back before it takes the part away, and both before the effect above.
    return () => {
      if (part?.contains(document.activeElement)) isOwed.current = true;
    };
  }, []);
}
