import type { ReactNode } from 'react';
import type { Home, Link } from '../../lib/text/content-types.ts';
import { RuledIndex } from '../../ui/RuledIndex.tsx';

type QuickLinksProps = {
  quickLinks: Home['quickLinks'];
  visit: Link;
  children: ReactNode;
};

/** The pages that families look for first and the link for a visit, beside the next school date (`children`). */
export function QuickLinks({ quickLinks, visit, children }: QuickLinksProps) {
  const { heading, links, nextDatesHeading } = quickLinks;
  return (
    <section id="quick-links" aria-labelledby="quick-links-heading">
      <div className="shell grid gap-x-16 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="quick-links-heading" className="mb-4 text-h2">
            {heading}
          </h2>
          <RuledIndex entries={links} />
          <a href={visit.href} className="mt-2 inline-flex min-h-11 items-center font-bold">
            {visit.text}
          </a>
        </div>
        <div className="lg:col-span-5">
          <h3 className="mb-4 text-h2">{nextDatesHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
