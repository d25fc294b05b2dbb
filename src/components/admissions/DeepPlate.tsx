import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type DeepPlateProps = { id: string; heading: string; text?: ReactNode; children: ReactNode };

/** A call to action on a dark background: a sentence and its buttons. Use it once a page. */
export function DeepPlate({ id, heading, text, children }: DeepPlateProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={classes(
        'on-deep grid items-center gap-x-12 gap-y-6 bg-deep px-6 py-8 text-on-deep',
        'sm:px-10 sm:py-10 lg:grid-cols-12 lg:px-16 lg:py-16',
        'print:grid-cols-[1fr_auto] print:border print:border-ink print:px-3 print:py-1.5',
      )}
    >
      <div className="lg:col-span-7">
        <h2 id={`${id}-heading`} className="text-h2">
          {heading}
        </h2>
        {text && (
          <p className="mt-3 text-lead text-on-deep-soft print:mt-0 print:text-body print:leading-tight">{text}</p>
        )}
      </div>
      <div className="lg:col-span-5 lg:justify-self-end">{children}</div>
    </section>
  );
}
