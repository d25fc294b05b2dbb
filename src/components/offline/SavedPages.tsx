import type { PageContent } from '../../lib/text/content.ts';
import { HREF, TITLE } from '../../service-worker/worker-facts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';

/** The list of saved pages. The service worker repeats its single item for each page. */
export function SavedPages({ saved }: { saved: PageContent<'offline'>['saved'] }) {
  return (
    <Section id="saved" heading={saved.heading} introduction={saved.introduction} headingPlace="beside">
      <ul role="list" className="grid border-t border-hairline sm:grid-cols-2 sm:gap-x-10">
        <li className="border-b border-hairline">
          <a
            href={HREF}
            className="flex min-h-14 items-center justify-between gap-4 py-2 font-serif text-h4 no-underline hover:underline"
          >
            {TITLE}
            <Icon name="arrow-right" className="size-5 text-brass-ink" />
          </a>
        </li>
      </ul>
    </Section>
  );
}
