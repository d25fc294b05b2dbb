import { type ComponentPropsWithRef, Fragment } from 'react';
import type { Toast } from '../lib/contact/toast-store.ts';
import { classes } from './classes.ts';
import { IconShape } from './IconShape.tsx';
import { x } from './icon-shapes.ts';

const CARD = classes(
  'pointer-events-auto relative grid [touch-action:pan-y] grid-cols-[1fr_auto] items-start gap-x-3',
  'rounded-control border border-edge border-s-6 bg-paper sm:py-3 ps-4 pe-2 text-ink [box-shadow:var(--shadow-raised)]',
  'transition-[translate,opacity] duration-200 ease-settle select-none',
  'starting:translate-y-3 starting:opacity-0',
);

type ToastCardProps = ComponentPropsWithRef<'div'> & { toast: Toast | undefined; onClose: () => void };

/**
 * A toast as a card with a colored edge. Its message is in a live region of its type (`output` is a polite one) that exists
 * before the first message; without a toast, only the two empty regions are rendered. Its buttons aren't announced.
 */
export function ToastCard({ toast, onClose, ...rest }: ToastCardProps) {
  const isDestructive = toast?.variant === 'destructive';
  const action = toast?.action;
  const message = toast && (
    <Fragment key={toast.id}>
      {toast.title && <p className="font-bold">{toast.title}</p>}
      {toast.description && <p className="text-note leading-tight">{toast.description}</p>}
      {action && <p className="sr-only">{action.altText}</p>}
    </Fragment>
  );
  const handleAction = () => {
    action?.onClick();
    onClose();
  };
  return (
    <div {...rest} className={toast && classes(CARD, isDestructive ? 'border-s-danger' : 'border-s-success')}>
      <div className={toast && 'py-2'}>
        <div role="alert">{isDestructive && message}</div>
        <output className="block">{!isDestructive && message}</output>
      </div>
      {toast && (
        <div className="flex">
          {action && (
            <button
              type="button"
              onClick={handleAction}
              className="min-h-11 cursor-pointer rounded-control px-3 text-label font-bold text-green underline underline-offset-4"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label="Close notification"
            onClick={onClose}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <IconShape shape={x} className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
