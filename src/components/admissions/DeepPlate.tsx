import type { ReactNode } from 'react';

type DeepPlateProps = { id: string; heading: string; text?: ReactNode; children: ReactNode };

/** A call to action on a dark band: a sentence and its buttons. Use it once a page. */
export function DeepPlate({ id, heading, text, children }: DeepPlateProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="on-deep bg-deep text-on-deep">
      <div className="shell grid items-center gap-x-12 gap-y-6 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
          {text && (
            <p className="mt-3 text-lead text-on-deep-soft print:mt-0 print:text-body print:leading-tight">{text}</p>
          )}
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">{children}</div>
      </div>
    </section>
  );
}
