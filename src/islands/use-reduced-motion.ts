import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const motion = matchMedia(QUERY);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

/** Whether the visitor prefers reduced motion. True during the build. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}
