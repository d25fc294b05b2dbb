import type { PageContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type CareersOpeningProps = {
  page: PageContent<'careers'>;
  /** The anchor of the application form on this page. */
  applyId: string;
};

/** The first screen of /careers: a row of niches from edge to edge, with the things that teachers here teach with. */
export function CareersOpening({ page, applyId }: CareersOpeningProps) {
  return (
    <header className="on-deep bg-deep text-on-deep print:text-ink">
      <div className="shell grid items-center gap-x-12 gap-y-6 py-6 md:pt-14 md:pb-12 lg:grid-cols-12 print:py-3">
        <div className="lg:col-span-7">
          <h1 className="text-h1">{page.heading}</h1>
          <p className="mt-4 max-w-prose text-lead text-on-deep-soft">{page.subheading}</p>
        </div>
        <p className="lg:col-span-5 lg:justify-self-end print:hidden">
          <ButtonLink href={`#${applyId}`} tone="inverse" icon="file-text">
            {page.applyLink}
          </ButtonLink>
        </p>
      </div>
      <div className="print:hidden">
        <PictureFrame picture={page.picture} sizes="100vw" isFirst />
      </div>
    </header>
  );
}
