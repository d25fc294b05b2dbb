import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconShape } from './IconShape.tsx';
import { x } from './icon-shapes.ts';

type ToastCardProps = ComponentPropsWithRef<'div'> & {
  isDestructive: boolean;
  /** The message, in a live region of its type (`output` is a polite one) that exists before the first message. */
  text: ReactNode;
  /** The buttons, which aren't announced. Undefined while there is no toast. */
  buttons?: ReactNode;
};

const CARD = classes(
  'pointer-events-auto relative grid touch-pan-y grid-cols-[1fr_auto] items-start gap-x-3',
  'rounded-control border border-edge border-s-6 bg-paper sm:py-3 ps-4 pe-2 text-ink shadow-raised',
  'transition-[translate,opacity] duration-200 ease-settle select-none',
  'starting:translate-y-3 starting:opacity-0',
);

/** A toast as a card with a colored edge. Without a message, it renders only its two empty live regions. */
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

/** A toast's message, and for screen readers, an alternative to its action. */
export function ToastText({ title, description, altText }: ToastTextProps) {
  return (
    <>
      {title && <p className="font-bold">{title}</p>}
      {description && <p className="text-note leading-tight">{description}</p>}
      {altText && <p className="sr-only">{altText}</p>}
    </>
  );
}

/** A toast's close button. */
export function ToastCloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close notification"
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-ink"
    >
      <IconShape shape={x} className="size-5" />
    </button>
  );
}

/** A toast's action button. */
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
