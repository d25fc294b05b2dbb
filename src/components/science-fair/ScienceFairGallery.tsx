import type { PageContent } from '../../lib/content.ts';
import { ContactSheet } from '../shared/ContactSheet.tsx';

export function ScienceFairGallery({ gallery }: { gallery: PageContent<'scienceFair'>['gallery'] }) {
  const { heading, introduction, label, photos } = gallery;
  return (
    <section id="gallery" aria-labelledby="gallery-heading" className="shell pb-section">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t-2 border-ink pt-4">
        <h2 id="gallery-heading" className="text-h3">
          {heading}
        </h2>
        {introduction && <p className="text-ink-soft">{introduction}</p>}
      </div>
      <ContactSheet label={label} photos={photos} columns={3} isFirst />
    </section>
  );
}
