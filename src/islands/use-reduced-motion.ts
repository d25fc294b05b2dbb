import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const motion = matchMedia(QUERY);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

/** The same, as it changes. True during the build. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
