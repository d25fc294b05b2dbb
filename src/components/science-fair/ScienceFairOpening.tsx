import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx';
import { ContactSheet } from '../shared/ContactSheet.tsx';

type ScienceFairOpeningProps = { page: PageContent<'scienceFair'>; breadcrumb: Breadcrumb };

/** The first screen of the science fair is its gallery: the heading is a part of the grid of pictures (styles/fair.css). */
export function ScienceFairOpening({ page, breadcrumb }: ScienceFairOpeningProps) {
  const { heading, label, photos } = page.gallery;
  return (
    <div className="fair shell pt-6 pb-section md:pt-21">
      <header>
        <Breadcrumbs {...breadcrumb} />
        <h1 className="text-display">{page.heading}</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">{page.subheading}</p>
      </header>
      <section id="gallery" aria-labelledby="gallery-heading">
        <h2 id="gallery-heading" className="my-6 border-t-2 border-ink pt-4 text-h3">
          {heading}
        </h2>
        <ContactSheet label={label} photos={photos} columns={4} isFirst />
      </section>
    </div>
  );
}
