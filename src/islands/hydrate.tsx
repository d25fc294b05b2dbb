import { type ComponentType, createElement, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function WhenReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Translators of the browser wrap or replace every text: React would find another page than the one that was built. */
const isTranslated = (element: HTMLElement) =>
  document.documentElement.lang !== 'en' || element.querySelector('font') !== null;

/**
 * Keeps hold of an island's fields. The answer puts what was written in them, and the focus, into the fields that have
 * come in their place, if any have.
 */
function holdFields(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  return () => {
    for (const field of fields) {
      const successor = document.getElementById(field.id) as HTMLInputElement | null;
      if (!successor || successor === field || field.value === '') continue;
      successor.value = field.value;
      successor.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

/**
 * Brings the built HTML of an island to life. Resolves when it answers the visitor, and marks it `data-ready`. An island
 * that breaks, then or later, gets its built HTML back and is marked `data-failed`: it must never leave a hole in the page.
 */
export function hydrate(element: HTMLElement, Island: ComponentType<never>, props: object): Promise<void> {
  const built = [...element.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    let restoreFields = holdFields(element);
    const handleReady = () => {
      restoreFields();
      restoreFields = holdFields(element);
      element.dataset['ready'] = '';
      resolve();
    };
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      delete element.dataset['ready'];
      element.dataset['failed'] = '';
      element.replaceChildren(...built);
      restoreFields();
      reject(error);
    };
    // The props were written into the page for this very island (Island.astro).
    const island = createElement(Island as FunctionComponent<object>, props);
    const content = <WhenReady onReady={handleReady}>{island}</WhenReady>;
    if (isTranslated(element)) createRoot(element, { onUncaughtError }).render(content);
    else hydrateRoot(element, content, { onUncaughtError });
  });
}
