import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back to a button that was disabled while it had it. Browsers drop it to the page's beginning, and do not
 * give it back by themselves. A visitor who has moved on in the meantime is left alone.
 */
export function useFocusReturn(button: RefObject<HTMLButtonElement | null>, isDisabled: boolean): void {
  useLayoutEffect(() => {
    const element = button.current;
    // React has disabled the button by now, but the focus leaves it only when the browser next draws.
    if (!isDisabled || document.activeElement !== element) return;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body || document.activeElement === element) {
          element?.focus({ preventScroll: true });
        }
      });
    };
  }, [button, isDisabled]);
}
