import type { ReactNode } from 'react';
import type { Home, Link } from '../../lib/text/content-types.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { RuledIndex } from '../../ui/RuledIndex.tsx';

const LINK = 'inline-flex min-h-11 items-center font-bold';

type QuickLinksProps = {
  quickLinks: Home['quickLinks'];
  visit: Link;
  /** The first of the families’ links that leads to another site: the grades portal. */
  portal: Link | undefined;
  children: ReactNode;
};

/** The pages that families look for first, the link for a visit and the grades portal, beside the next school dates (`children`). */
export function QuickLinks({ quickLinks, visit, portal, children }: QuickLinksProps) {
  const { heading, links, nextDatesHeading } = quickLinks;
  return (
    <section id="quick-links" aria-labelledby="quick-links-heading">
      <div className="shell grid gap-x-16 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="quick-links-heading" className="mb-6 text-h2">
            {heading}
          </h2>
          <RuledIndex entries={links} />
          <p className="mt-4 flex flex-wrap gap-x-6">
            <a href={visit.href} className={LINK}>
              {visit.text}
            </a>
            {portal && (
              <OutsideLink href={portal.href} className={LINK}>
                {portal.text}
              </OutsideLink>
            )}
          </p>
        </div>
        <div className="lg:col-span-5">
          <h3 className="mb-6 text-h2">{nextDatesHeading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
