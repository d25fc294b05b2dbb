import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus near a focused button that becomes disabled. Focus moves to the button's parent, and back when the button
 * is enabled. Browsers would reset focus to the start of the page. The button also gets focus when a focused element
 * (the returned ref) is removed in the same update. Nothing happens if the visitor has moved focus in the meantime.
 * @returns A ref for that element.
 */
export function useFocusReturn(
  button: RefObject<HTMLButtonElement | null>,
  isDisabled: boolean,
): RefCallback<HTMLElement> {
  const isOwed = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    const surroundings = element?.parentElement;
    // React has already disabled the button, but it keeps focus until the browser's next paint.
    if (isDisabled) {
      if (document.activeElement === element) surroundings?.focus({ preventScroll: true });
      return;
    }
    const isLost = isOwed.current && document.activeElement === document.body;
    if (isLost || document.activeElement === surroundings) element?.focus({ preventScroll: true });
    isOwed.current = false;
  }, [button, isDisabled]);
  return useCallback((part) => {
    // React runs the ref's cleanup before it removes the element, and both before the effect above.
    return () => {
      if (part?.contains(document.activeElement)) isOwed.current = true;
    };
  }, []);
}
