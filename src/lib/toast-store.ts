/**
 * The page's toasts. The state is in this module instead of React, because every island is a separate root and shares
 * it. It follows the rules of the `use-toast` store of shadcn/ui.
 */

/** A new toast replaces the current one. */
const TOAST_LIMIT = 1;
/** How long a dismissed toast's record is kept. It disappears from the screen at once. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastAction = {
  label: string;
  /** Another way to do the same, for people who can't reach the button before the toast disappears. */
  altText: string;
  onClick: () => void;
};

export type ToastOptions = {
  title?: string;
  description?: string;
  action?: ToastAction;
  /** `destructive` toasts are assertive live messages; the others are polite. */
  variant?: 'default' | 'destructive';
  /** Milliseconds on screen, if not the default. */
  duration?: number;
};

export type Toast = ToastOptions & { id: string; open: boolean; onOpenChange: (open: boolean) => void };

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function nextId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  return String(count);
}

/** Subscribes to changes and returns a function that unsubscribes, as `useSyncExternalStore` requires. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All toasts, newest first, including dismissed ones until they are removed. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a toast and replaces the current one. */
export function toast(options: ToastOptions) {
  const id = nextId();
  const dismiss = () => dismissToast(id);
  const added: Toast = { ...options, id, open: true, onOpenChange: (open) => !open && dismiss() };
  setToasts([added, ...toasts].slice(0, TOAST_LIMIT));
  return { id, dismiss, update: (changes: Partial<Toast>) => updateToast({ ...changes, id }) };
}

/** Updates a toast. Does nothing for an unknown id. */
export function updateToast(changes: Partial<Toast> & { id: string }): void {
  setToasts(toasts.map((each) => (each.id === changes.id ? { ...each, ...changes } : each)));
}

/** Dismisses one toast or all. Their records are removed later. */
export function dismissToast(id?: string): void {
  for (const dismissed of id === undefined ? toasts.map((each) => each.id) : [id]) queueRemoval(dismissed);
  setToasts(toasts.map((each) => (id === undefined || each.id === id ? { ...each, open: false } : each)));
}

/** Removes one toast's record or all. */
export function removeToast(id?: string): void {
  setToasts(id === undefined ? [] : toasts.filter((each) => each.id !== id));
}

function queueRemoval(id: string): void {
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    removeToast(id);
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, removal);
}
