import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useTabVisible } from './use-tab-visible.ts';

/** How long a slide stays while the slides rotate. */
const ADVANCE_INTERVAL_MS = 4000;
/** The share of the carousel that must be on the screen for it to move. */
const VISIBLE_SHARE = 0.2;

/**
 * When a carousel moves by itself: after the pattern of the WAI-ARIA practices. It waits while the pointer rests on it,
 * while it is off the screen or its tab is hidden. Keyboard focus that enters it stops it until the visitor starts it
 * again. Under reduced motion it never starts by itself.
 *
 * @param position Changes with every move, whoever made it: the interval begins anew.
 */
export function useRotation(root: RefObject<HTMLElement | null>, position: number, onAdvance: () => void) {
  const isStill = useReducedMotion();
  const isTabVisible = useTabVisible();
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setIsHeld] = useState(false);
  const [isInView, setIsInView] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const isOn = choice ?? !isStill;
  const isRotating = isOn && !isHeld && isInView && isTabVisible;

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView((entry?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
      {
        threshold: VISIBLE_SHARE,
      },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position begins a new interval.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => advance(), ADVANCE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRotating, position]);

  // A finger pauses it while it touches, a mouse while it is over it.
  const hold = ({ pointerType, type }: PointerEvent) => {
    if (type === 'pointerdown' || pointerType === 'mouse') setIsHeld(true);
  };
  const release = ({ pointerType, type }: PointerEvent) => {
    if (type === 'pointerleave' || pointerType !== 'mouse') setIsHeld(false);
  };

  return {
    isRotating,
    isOn,
    toggle: () => setChoice(!isOn),
    handlers: {
      onPointerEnter: hold,
      onPointerDown: hold,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
        // A click or tap also gives focus, on a touch screen after the finger has gone; it does not show the focus ring.
        if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) setChoice(false);
      },
    },
  };
}
