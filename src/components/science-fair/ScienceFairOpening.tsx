import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx';
import { ContactSheet } from '../shared/ContactSheet.tsx';

type ScienceFairOpeningProps = { page: PageContent<'scienceFair'>; breadcrumb: Breadcrumb };

/** The first screen of the science fair is its gallery: the heading is a part of the grid of pictures (styles/fair.css). */
export function ScienceFairOpening({ page, breadcrumb }: ScienceFairOpeningProps) {
  const { heading, introduction, label, photos } = page.gallery;
  return (
    <div className="fair shell pt-6 pb-section md:pt-14">
      <header>
        <Breadcrumbs {...breadcrumb} />
        <h1 className="text-display">{page.heading}</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">{page.subheading}</p>
      </header>
      <section id="gallery" aria-labelledby="gallery-heading">
        <div className="my-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t-2 border-ink pt-4">
          <h2 id="gallery-heading" className="text-h3">
            {heading}
          </h2>
          {introduction && <p className="text-ink-soft">{introduction}</p>}
        </div>
        <ContactSheet label={label} photos={photos} columns={4} isFirst />
      </section>
    </div>
  );
}
