import type { ReactNode } from 'react';
import type { Home } from '../../lib/content-types.ts';
import { RuledIndex } from '../../ui/RuledIndex.tsx';

/** The pages that families look for first, beside the next school dates (`children`). */
export function QuickLinks({ quickLinks, children }: { quickLinks: Home['quickLinks']; children: ReactNode }) {
  const { heading, links, nextDatesHeading } = quickLinks;
  return (
    <section id="quick-links" aria-labelledby="quick-links-heading">
      <div className="shell grid gap-x-16 gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="quick-links-heading" className="mb-6 text-h2">
            {heading}
          </h2>
          <RuledIndex entries={links} />
        </div>
        <div className="lg:col-span-5">
          <h3 className="mb-6 text-h2">{nextDatesHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
