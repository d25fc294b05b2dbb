import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { Picture } from '../../lib/text/content-types.ts';
import { BandPicture } from '../shared/BandPicture.tsx';
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx';

/** One fact about a program: a label, its value in large type, and an optional note. */
type ProgramFact = { id: string; label: string; value: ReactNode; note?: ReactNode };

type ProgramOpeningProps = {
  page: { heading: string; subheading: string; picture: Picture };
  breadcrumb: Breadcrumb;
  facts: readonly ProgramFact[];
  /** One or two buttons for the next step. */
  children: ReactNode;
};

/**
 * The first screen of a program, from edge to edge in the program's color: what it is, who it is for and the next step,
 * beside a niche in a tiled wall. On a phone the wall comes first.
 */
export function ProgramOpening({ page, breadcrumb, facts, children }: ProgramOpeningProps) {
  return (
    <header className="on-deep relative bg-deep text-on-deep print:text-ink">
      <BandPicture picture={page.picture} className="lg:w-[47vw]" />
      <div className="shell">
        <div className="flex flex-col py-6 md:min-h-[27.5rem] md:w-1/2 md:pt-18 md:pe-6 md:pb-10 print:min-h-0 print:w-full print:py-3">
          <Breadcrumbs {...breadcrumb} />
          <h1 className="text-h1">{page.heading}</h1>
          <p className="mt-4 text-lead text-on-deep-soft">{page.subheading}</p>
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 md:mt-auto md:pt-6">
            {facts.map(({ id, label, value, note }) => (
              <div key={id}>
                <dt className="text-label font-bold text-on-deep-accent">{label}</dt>
                <dd className="font-serif text-h2 tabular-nums">{value}</dd>
                {note && <dd className="text-label text-on-deep-soft">{note}</dd>}
              </div>
            ))}
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </header>
  );
}
