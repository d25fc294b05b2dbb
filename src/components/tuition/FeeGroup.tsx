import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type FeeGroupProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  children: ReactNode;
};

/** One group of the fee schedule, with its name in the margin. */
export function FeeGroup({ id, heading, note, children }: FeeGroupProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={classes(
        'grid gap-x-10 gap-y-2 border-t border-ink py-5 first:border-t-0',
        'md:grid-cols-[14rem_1fr]',
        'print:grid-cols-[11rem_1fr] print:break-inside-avoid print:py-0.5 print:text-label print:leading-tight',
      )}
    >
      <div>
        <h3 id={`${id}-heading`} className="text-h4 md:pt-2 print:break-after-auto print:pt-0.5 print:leading-tight">
          {heading}
        </h3>
        {note && <p className="text-note text-ink-soft">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
