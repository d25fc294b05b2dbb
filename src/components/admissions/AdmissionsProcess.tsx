import type { ReactNode } from 'react';
import type { PageContent } from '../../lib/text/content.ts';

type AdmissionsProcessProps = {
  process: PageContent<'generalInfo'>['process'];
  /** The list of the steps. */
  children: ReactNode;
};

export function AdmissionsProcess({ process, children }: AdmissionsProcessProps) {
  return (
    <section id="process" aria-labelledby="process-heading">
      <h2 id="process-heading" className="text-h2">
        {process.heading}
      </h2>
      {process.introduction && <p className="mt-4 max-w-prose text-lead text-ink-soft">{process.introduction}</p>}
      <div className="mt-8 md:mt-12 print:mt-2">{children}</div>
    </section>
  );
}
