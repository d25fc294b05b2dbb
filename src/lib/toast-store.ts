/**
 * The toasts of the page. The state lives in this module and not in React, so that every island, each a root of its own,
 * shares it. Its rules are those of the `use-toast` store of shadcn/ui.
 */

/** A new toast takes the place of the one that is there. */
const TOAST_LIMIT = 1;
/** How long the record of a dismissed toast is kept. On the screen it is gone at once. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastAction = {
  label: string;
  /** How to do the same in another way, for those who cannot reach the button before the toast is gone. */
  altText: string;
  onClick: () => void;
};

export type ToastOptions = {
  title?: string;
  description?: string;
  action?: ToastAction;
  /** `destructive` is announced at once, the others when the reader pauses. */
  variant?: 'default' | 'destructive';
  /** Milliseconds on the screen, for a toast that needs other than the usual time. */
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

/** Calls back after every change; the answer ends it. With `readToasts` it is what `useSyncExternalStore` asks for. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts, the newest first, dismissed ones among them until they are removed. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a toast in place of the one before. */
export function toast(options: ToastOptions) {
  const id = nextId();
  const dismiss = () => dismissToast(id);
  const added: Toast = { ...options, id, open: true, onOpenChange: (open) => !open && dismiss() };
  setToasts([added, ...toasts].slice(0, TOAST_LIMIT));
  return { id, dismiss, update: (changes: Partial<Toast>) => updateToast({ ...changes, id }) };
}

/** Changes what a toast says. An unknown id changes nothing. */
export function updateToast(changes: Partial<Toast> & { id: string }): void {
  setToasts(toasts.map((each) => (each.id === changes.id ? { ...each, ...changes } : each)));
}

/** Takes a toast, or all of them, off the screen; the record goes later. */
export function dismissToast(id?: string): void {
  for (const dismissed of id === undefined ? toasts.map((each) => each.id) : [id]) queueRemoval(dismissed);
  setToasts(toasts.map((each) => (id === undefined || each.id === id ? { ...each, open: false } : each)));
}

/** Drops the record of a toast, or of all. */
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
