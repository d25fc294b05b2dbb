import { type ComponentType, createElement, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function WhenReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Brings the built HTML of an island to life. Resolves when it answers the visitor, and marks it `data-ready`. */
export function hydrate(element: HTMLElement, Island: ComponentType<never>, props: object): Promise<void> {
  return new Promise((resolve) => {
    const handleReady = () => {
      element.dataset['ready'] = '';
      resolve();
    };
    // The props were written into the page for this very island (Island.astro).
    const island = createElement(Island as FunctionComponent<object>, props);
    hydrateRoot(element, <WhenReady onReady={handleReady}>{island}</WhenReady>);
  });
}
