import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** How many times an island that throws while it is used is drawn anew. */
const MOST_REDRAWS = 3;

type WhenReadyProps = { onReady: () => void; onRemove: () => void; children: ReactNode };

function WhenReady({ onReady, onRemove, children }: WhenReadyProps) {
  useEffect(onReady, [onReady]);
  // Called while the island's elements are still on the page.
  useLayoutEffect(() => onRemove, [onRemove]);
  return children;
}

/** Browser translation wraps or replaces text nodes, so hydration would fail with a mismatch. */
const canHydrate = (element: HTMLElement) =>
  document.documentElement.lang === 'en' && element.hasChildNodes() && !element.querySelector('font');

/** Remembers an island's fields. The result copies their values, ticks and focus to the fields of the same ids. */
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
 * Hydrates an island's built HTML, or draws the island if there is none. Resolves when the island is interactive, and
 * marks it `data-ready`. This is the error boundary of every island: one that throws while it is used is drawn anew and
 * keeps what its fields contain. If it throws before it is ready, or too often, its built HTML is restored and it is marked
 * `data-failed`.
 */
export function hydrate(element: HTMLElement, Island: ComponentType<never>, props: object): Promise<void> {
  const built = [...element.childNodes].map((node) => node.cloneNode(true));
  // Island.astro has checked these props against this island's type.
  const island = createElement(Island as FunctionComponent<object>, props);
  return new Promise((resolve, reject) => {
    let restoreFields = holdFields(element);
    let redraws = 0;
    const handleRemove = () => {
      restoreFields = holdFields(element);
    };
    const start = (container: HTMLElement) => {
      let state: 'starting' | 'ready' | 'over' = 'starting';
      const handleReady = () => {
        state = 'ready';
        restoreFields();
        element.dataset['ready'] = '';
        resolve();
      };
      const onUncaughtError = (error: unknown) => {
        // React also reports each element that it then can't remove.
        if (state === 'over') return;
        console.error(error);
        const isUsed = state === 'ready';
        state = 'over';
        if (isUsed && redraws < MOST_REDRAWS) {
          redraws += 1;
          // A container of its own: React's listeners and what it couldn't remove stay behind.
          const next = Object.assign(document.createElement('div'), { className: 'contents' });
          element.replaceChildren(next);
          start(next);
          return;
        }
        delete element.dataset['ready'];
        element.dataset['failed'] = '';
        element.replaceChildren(...built);
        restoreFields();
        reject(error);
      };
      const content = (
        <WhenReady onReady={handleReady} onRemove={handleRemove}>
          {island}
        </WhenReady>
      );
      // A translation that came between the check and React is no fault: React then draws the island anew.
      const onRecoverableError = (error: unknown) => void (canHydrate(container) && reportError(error));
      if (canHydrate(container)) hydrateRoot(container, content, { onUncaughtError, onRecoverableError });
      else createRoot(container, { onUncaughtError }).render(content);
    };
    start(element);
  });
}
