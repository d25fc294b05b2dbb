import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { dismissToast, readToast, subscribeToToast } from '../lib/contact/toast-store.ts';
import { ToastCard } from '../ui/ToastCard.tsx';
import { hydrate } from './hydrate.tsx';
import { useSwipeRight } from './use-swipe.ts';

/** How long a toast stays while nobody is reading it. */
const DISPLAY_TIME_MS = 5000;
/** The key that moves focus to the toast from anywhere. */
const HOTKEY = 'F8';
/** The minimum space between the toast and the focused element. */
const CLEARANCE_PX = 16;

/**
 * Renders nothing and counts down a toast's time, except while the visitor reads it (pointer over it or focus in it) or is
 * in another window. Each toast has its own, so that a pause doesn't outlast its toast.
 */
function AutoClose({ region, onEnd }: { region: RefObject<HTMLElement | null>; onEnd: () => void }) {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const pauses = { focus: element.contains(document.activeElement), pointer: false, window: !document.hasFocus() };
    let remainingMs = DISPLAY_TIME_MS;
    let startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (change: Partial<typeof pauses>) => {
      if (timer) remainingMs -= Date.now() - startedAt;
      clearTimeout(timer);
      Object.assign(pauses, change);
      startedAt = Date.now();
      timer = Object.values(pauses).includes(true) ? undefined : setTimeout(() => handleEnd(), remainingMs);
    };
    const listening = new AbortController();
    const on = (target: EventTarget, type: string, change: Partial<typeof pauses>) =>
      target.addEventListener(type, () => update(change), { signal: listening.signal });
    // Focus that moves inside leaves and comes at once.
    on(element, 'focusin', { focus: true });
    on(element, 'focusout', { focus: false });
    // `pointermove` rather than `pointerenter`: a toast that appears under a resting pointer isn't being read.
    on(element, 'pointermove', { pointer: true });
    on(element, 'pointerleave', { pointer: false });
    on(window, 'blur', { window: true });
    on(window, 'focus', { window: false });
    update({});
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [region]);
  return null;
}

/**
 * Scrolls the page so that the toast doesn't cover the focused element (WCAG 2.4.11). On a phone the toast is at the top,
 * and a new one pushes the form down: the first field that could be seen is under it, if the focused part stays visible.
 */
function makeRoom(card: HTMLElement, isNew: boolean): void {
  const focused = document.activeElement;
  if (!focused?.matches('a, input, select, textarea, button') || card.contains(focused)) return;
  const toast = card.getBoundingClientRect();
  // A field with its label and its error, or the button with the note of the result.
  const element = focused.closest('form > *') ?? focused;
  const part = element.getBoundingClientRect();
  if (part.right < toast.left || part.left > toast.right) return;
  if (toast.top > innerHeight / 2) {
    scrollBy({ top: Math.max(0, part.bottom + CLEARANCE_PX - toast.top), behavior: 'instant' });
    return;
  }
  const place = toast.bottom + CLEARANCE_PX;
  const room = innerHeight - CLEARANCE_PX - part.bottom;
  const tops = [...(element.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect().top);
  const first = isNew ? tops.find((top) => top >= toast.top - CLEARANCE_PX && place - top <= room) : place;
  scrollBy({ top: Math.min(first ?? part.top, part.top) - place, behavior: 'instant' });
}

/** The visible toast and its live region. */
export function Toaster() {
  const latest = useSyncExternalStore(subscribeToToast, readToast, readToast);
  const toast = latest?.open ? latest : undefined;
  const region = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);
  const id = toast?.id;

  const close = () => {
    if (!toast) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && region.current?.contains(focused)) {
      // Returns focus to where it was. If it stayed in here, the next toast would stay open forever.
      const target = focusedBefore.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
      else focused.blur();
    }
    dismissToast(toast.id);
  };
  const swipe = useSwipeRight(close);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code === HOTKEY) region.current?.focus();
    // A tooltip handles Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });

  useEffect(() => {
    const element = region.current;
    const listening = new AbortController();
    const { signal } = listening;
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) focusedBefore.current = relatedTarget;
    };
    document.addEventListener('keydown', (event) => handleKey(event), { signal });
    element?.addEventListener('focusin', handleFocus, { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    const clear = (isNew: boolean) => card.current && makeRoom(card.current, isNew);
    // Not for a button that is being pressed: if it moved, the press would end beside it.
    const uncover = () => document.activeElement?.matches(':focus-visible') && clear(false);
    clear(true);
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [id]);

  return (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      data-toasts=""
      tabIndex={-1}
      className="pointer-events-none fixed inset-x-0 top-header z-50 px-3 sm:start-auto sm:top-auto sm:bottom-0 sm:w-108 sm:p-5 print:hidden"
    >
      {toast && <AutoClose key={toast.id} region={region} onEnd={close} />}
      <ToastCard {...swipe} ref={card} toast={toast} onClose={close} />
    </section>
  );
}

let isMounted = false;

/** Mounts the toaster once, outside every island. A live region must exist before its first message. */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  hydrate(document.body.appendChild(document.createElement('div')), Toaster, {}).catch(() => {});
}
