import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts, type Toast } from '../lib/toast-store.ts';
import { ToastActionButton, ToastCard, ToastCloseButton, ToastText } from '../ui/ToastCard.tsx';
import { useAttention } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeRight } from './use-swipe.ts';
import { useWindowFocus } from './use-window-focus.ts';

/** How long a toast stays when nobody is reading it. */
const DISPLAY_TIME_MS = 5000;
/** Brings the keyboard to the toast from anywhere. */
const HOTKEY = 'F8';
/** What a toast must leave between itself and what has the focus. */
const CLEARANCE_PX = 16;

type AutoCloseProps = {
  toast: Toast;
  region: RefObject<HTMLElement | null>;
  hasWindowFocus: boolean;
  onEnd: () => void;
};

/** Nothing to see: counts a toast's time. Every toast has its own, so that no pause outlives the toast it was for. */
function AutoClose({ toast, region, hasWindowFocus, onEnd }: AutoCloseProps) {
  const hasAttention = useAttention(region, () => Boolean(document.activeElement?.closest('[data-toasts]')));
  useCountdown(toast.duration || DISPLAY_TIME_MS, hasAttention || !hasWindowFocus, onEnd);
  return null;
}

/** Scrolls the page so far that the field, button or link that has the focus is not under the toast (WCAG 2.4.11). */
function uncoverFocused(card: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches('a, input, select, textarea, button') || card.contains(focused)) return;
  const [above, below] = [focused.getBoundingClientRect(), card.getBoundingClientRect()];
  const overlap = above.bottom + CLEARANCE_PX - below.top;
  const isBeside = above.right < below.left || above.left > below.right;
  if (overlap > 0 && !isBeside) scrollBy({ top: overlap, behavior: 'instant' });
}

/**
 * The one toast that is visible, and the region it appears in. It waits while the visitor reads it: pointer over it, focus
 * in it, or away in another window.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const toast = toasts.find(({ open }) => open);
  const region = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);
  const hasWindowFocus = useWindowFocus();
  const id = toast?.id;

  const close = () => {
    if (!toast) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && region.current?.contains(focused)) {
      // Back to where the visitor was. Focus left in here would hold the next toast open for ever.
      const target = focusedBefore.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
      else focused.blur();
    }
    toast.onOpenChange(false);
  };
  const swipe = useSwipeRight(close);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code === HOTKEY) region.current?.focus();
    // A tooltip or a dialog has the first claim on Escape.
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
    if (event.key === 'Escape' && !isTaken) close();
  });

  useEffect(() => {
    const element = region.current;
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget);
      if (!isInside) focusedBefore.current = relatedTarget;
    };
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    element?.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('keydown', listen);
      element?.removeEventListener('focusin', handleFocus);
    };
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    const uncover = () => card.current && uncoverFocused(card.current);
    uncover();
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [id]);

  const action = toast?.action;
  const hasAction = Boolean(action?.altText.trim());
  if (action && !hasAction) console.error('A toast with an action needs an altText that says how to do it otherwise.');

  return (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      data-toasts=""
      tabIndex={-1}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 p-3 sm:start-auto sm:w-108 sm:p-5 print:hidden"
    >
      {toast && (
        <AutoClose
          key={`${toast.id} ${toast.duration}`}
          toast={toast}
          region={region}
          hasWindowFocus={hasWindowFocus}
          onEnd={close}
        />
      )}
      <ToastCard
        {...swipe}
        ref={card}
        isDestructive={toast?.variant === 'destructive'}
        text={
          toast && (
            <ToastText
              key={toast.id}
              title={toast.title}
              description={toast.description}
              altText={hasAction ? action?.altText : undefined}
            />
          )
        }
        buttons={
          toast && (
            <div className="flex">
              {action && hasAction && (
                <ToastActionButton
                  label={action.label}
                  onClick={() => {
                    action.onClick();
                    close();
                  }}
                />
              )}
              <ToastCloseButton onClick={close} />
            </div>
          )
        }
      />
    </section>
  );
}
