import { type ComponentType, createElement, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function WhenReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Browser translation wraps or replaces text nodes, so hydration would fail with a mismatch. */
const isTranslated = (element: HTMLElement) =>
  document.documentElement.lang !== 'en' || element.querySelector('font') !== null;

/**
 * Remembers an island's fields. The returned function copies their values, ticks and focus to the fields of the same id
 * that have replaced them.
 */
function holdFields(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  return () => {
    for (const field of fields) {
      const successor = document.getElementById(field.id) as HTMLInputElement | null;
      if (!successor || successor === field) continue;
      if (field.type === 'checkbox') {
        if (field.checked && !successor.checked) successor.click();
      } else if (field.value !== '') {
        successor.value = field.value;
        // React listens to one of them for text, to the other for a list.
        for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

/**
 * Hydrates an island's built HTML. Resolves when the island is interactive, and marks it `data-ready`. If the island
 * throws, then or later, its built HTML is restored and it is marked `data-failed`.
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
    // Island.astro has checked these props against this island's type.
    const island = createElement(Island as FunctionComponent<object>, props);
    const content = <WhenReady onReady={handleReady}>{island}</WhenReady>;
    if (isTranslated(element)) createRoot(element, { onUncaughtError }).render(content);
    else hydrateRoot(element, content, { onUncaughtError });
  });
}
