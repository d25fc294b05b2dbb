/** The screen of the address. Links between screens are plain links, which the browser’s Navigation API catches. */
import { useSyncExternalStore } from 'react';

/** Opens a screen. */
export const go = (next: string): void => void navigation.navigate(next);

/** Opens screens without loading the document again. */
export const interceptLinks = (): void =>
  navigation.addEventListener('navigate', (event) => {
    if (event.canIntercept && event.navigationType !== 'reload') event.intercept({ focusReset: 'manual' });
  });

function subscribe(listener: () => void) {
  navigation.addEventListener('currententrychange', listener);
  return () => navigation.removeEventListener('currententrychange', listener);
}

/** The path and the query of the screen. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.search);

/** A parameter of the address, such as `slot` in `/photograph?slot=slide-01`. */
export const useParameter = (name: string): string | undefined =>
  new URL(useAddress(), location.origin).searchParams.get(name) ?? undefined;
