import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';

type ToastCardProps = ComponentPropsWithRef<'div'> & {
  isDestructive: boolean;
  /** What is said. It stands in the live region of its kind (`output` is a polite one), there before the first message. */
  text: ReactNode;
  /** The buttons; they are not part of what is announced. Absent while there is no toast. */
  buttons?: ReactNode;
};

const CARD = classes(
  'pointer-events-auto relative grid touch-pan-y grid-cols-[1fr_auto] items-start gap-x-3',
  'rounded-plate border border-edge border-s-6 bg-paper py-3 ps-4 pe-2 text-ink shadow-raised',
  'transition-[translate,opacity] duration-200 ease-settle select-none',
  'starting:translate-y-3 starting:opacity-0',
);

/** One notification as a slip of paper with a coloured spine. Without text only its two empty live regions are there. */
export function ToastCard({ isDestructive, text, buttons, ...rest }: ToastCardProps) {
  const spine = isDestructive ? 'border-s-danger' : 'border-s-success';
  return (
    <div {...rest} className={text ? `${CARD} ${spine}` : undefined}>
      <div className={text ? 'py-2' : undefined}>
        <div role="alert">{isDestructive && text}</div>
        <output className="block">{!isDestructive && text}</output>
      </div>
      {buttons}
    </div>
  );
}

type ToastTextProps = { title?: string | undefined; description?: string | undefined; altText?: string | undefined };

/** What a toast says, and to those who hear it, what its action is another way for. */
export function ToastText({ title, description, altText }: ToastTextProps) {
  return (
    <>
      {title && <p className="font-bold">{title}</p>}
      {description && <p className="text-label">{description}</p>}
      {altText && <p className="sr-only">{altText}</p>}
    </>
  );
}

/** The X at the corner of a toast. */
export function ToastCloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close notification"
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-ink"
    >
      <X aria-hidden="true" focusable="false" className="size-5" strokeWidth={1.75} />
    </button>
  );
}

/** The one thing that can be done about a toast. */
export function ToastActionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 cursor-pointer rounded-control px-3 text-label font-bold text-green underline underline-offset-4"
    >
      {label}
    </button>
  );
}
