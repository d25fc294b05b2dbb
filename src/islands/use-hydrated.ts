import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the built page and in the render that must equal it, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
