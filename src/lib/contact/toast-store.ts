/** The page's one toast. Its state is here and not in React, because every island is a separate root. */

/** How long a dismissed toast's record is kept. It disappears from the screen at once. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

type ToastOptions = {
  title?: string;
  description?: string;
  action?: {
    label: string;
    /** Another way to do the same, for people who can't reach the button before the toast disappears. */
    altText: string;
    onClick: () => void;
  };
  /** `destructive` toasts are assertive live messages; the others are polite. */
  variant?: 'default' | 'destructive';
};

export type Toast = ToastOptions & { id: string; open: boolean };

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function setToast(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes and returns a function that unsubscribes, as `useSyncExternalStore` requires. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest toast, open or dismissed, until its record is removed. */
export function readToast(): Toast | undefined {
  return current;
}

/** Shows a toast, replaces the current one, and returns its id. */
export function toast(options: ToastOptions): string {
  count += 1;
  const id = String(count);
  setToast({ ...options, id, open: true });
  return id;
}

/** Dismisses the current toast, or only the one with this id. Its record is removed later. */
export function dismissToast(id = current?.id): void {
  if (current?.id !== id || !current?.open) return;
  setToast({ ...current, open: false });
  setTimeout(() => current?.id === id && setToast(undefined), TOAST_REMOVE_DELAY_MS);
}
