import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during the build and the hydration render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
