import { type PointerEvent, useRef } from 'react';

/** A swipe that ends within this distance is canceled. */
const SWIPE_THRESHOLD_PX = 50;
/** Smaller movements aren't swipes yet. Touch is less precise than a mouse. */
const START_BUFFER_PX = { touch: 10, other: 2 };

/** Pointer handlers that move an element with a swipe to the right, and call `onSwipe` if it went far enough. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isSwiping = useRef(false);

  const movement = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (start.current?.x ?? clientX),
    y: clientY - (start.current?.y ?? clientY),
  });

  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = movement(event);
    const isFarEnough = isSwiping.current && event.type === 'pointerup' && x > SWIPE_THRESHOLD_PX && x > Math.abs(y);
    start.current = null;
    isSwiping.current = false;
    event.currentTarget.style.translate = '';
    if (isFarEnough) onSwipe();
  };

  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { x, y } = movement(event);
      const buffer = event.pointerType === 'touch' ? START_BUFFER_PX.touch : START_BUFFER_PX.other;
      if (!isSwiping.current && x > Math.max(buffer, Math.abs(y))) {
        isSwiping.current = true;
        // From here on, the buttons under the pointer don't get a click.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (isSwiping.current) event.currentTarget.style.translate = `${Math.max(0, x)}px`;
      else if (Math.max(Math.abs(x), Math.abs(y)) > buffer) start.current = null;
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
