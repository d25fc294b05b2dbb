import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

/** How long each slide is shown during rotation. */
const ADVANCE_INTERVAL_MS = 4000;
/** The share of the carousel that must be in the viewport for it to rotate. */
const VISIBLE_SHARE = 0.2;

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(listener: () => void): () => void {
  const motion = matchMedia(QUERY);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

/** The same, as it changes. True during the build. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => true);
}

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Automatic rotation that follows the WAI-ARIA carousel pattern. It pauses while the pointer is over the carousel, and
 * while the carousel is out of view or its tab is hidden. Keyboard focus stops it until the visitor starts it again.
 * With reduced motion it never starts by itself.
 * @param position Changes with every slide change, whatever caused it. Each change restarts the interval.
 */
export function useRotation(root: RefObject<HTMLElement | null>, position: number, onAdvance: () => void) {
  const isStill = useReducedMotion();
  const isTabHidden = useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => false,
  );
  const [choice, setChoice] = useState<boolean>();
  const [isPaused, setIsPaused] = useState(false);
  const [isInView, setIsInView] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const isOn = choice ?? !isStill;
  const isRotating = isOn && !isPaused && isInView && !isTabHidden;

  useEffect(() => {
    if (!root.current) return;
    const handleView = ([entry]: IntersectionObserverEntry[]) =>
      setIsInView((entry?.intersectionRatio ?? 0) >= VISIBLE_SHARE);
    const observer = new IntersectionObserver(handleView, { threshold: VISIBLE_SHARE });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position restarts the interval.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => advance(), ADVANCE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRotating, position]);

  // A mouse pauses it while over it. Touch pauses it during contact.
  const handlePointer = ({ pointerType, type }: PointerEvent) =>
    setIsPaused(pointerType === 'mouse' ? type !== 'pointerleave' : type === 'pointerdown');

  return {
    isRotating,
    isOn,
    toggle: () => setChoice(!isOn),
    handlers: {
      onPointerEnter: handlePointer,
      onPointerDown: handlePointer,
      onPointerUp: handlePointer,
      onPointerCancel: handlePointer,
      onPointerLeave: handlePointer,
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
        // A click or tap also moves focus (on touch screens after the finger is lifted), but it doesn't match
        // `:focus-visible`.
        if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) setChoice(false);
      },
    },
  };
}
