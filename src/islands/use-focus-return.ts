import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to a button that is enabled again, when it was disabled while it had the focus, or when a part in which
 * the focus was has gone with the same change. Browsers drop it to the page's beginning and do not give it back by
 * themselves. A visitor who has moved on in the meantime is left alone.
 * @returns The ref of such a part.
 */
export function useFocusReturn(
  button: RefObject<HTMLButtonElement | null>,
  isDisabled: boolean,
): RefCallback<HTMLElement> {
  const isOwed = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    const { activeElement, body } = document;
    // React has disabled the button by now, but the focus leaves it only when the browser next draws.
    if (isDisabled) {
      isOwed.current = activeElement === element;
      return;
    }
    if (isOwed.current && (activeElement === body || activeElement === element)) {
      element?.focus({ preventScroll: true });
    }
    isOwed.current = false;
  }, [button, isDisabled]);
  return useCallback((part) => {
    // React takes the ref back before it takes the part away, and both before the effect above.
    return () => {
      if (part?.contains(document.activeElement)) isOwed.current = true;
    };
  }, []);
}
