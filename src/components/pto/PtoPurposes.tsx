import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type PtoPurposesProps = Pick<PageContent<'pto'>, 'purposes' | 'benefits'>;

/** What the PTO is for, with the benefits of membership in the margin. */
export function PtoPurposes({ purposes, benefits }: PtoPurposesProps) {
  return (
    <Section id="purposes" heading={purposes.heading} introduction={purposes.introduction}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:col-span-8">
          {purposes.cards.map(({ id, title, description }) => (
            <li key={id} className="border-t border-hairline pt-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
        <div className="lg:col-span-4 lg:border-s lg:border-hairline lg:ps-8">
          <h3 id="benefits-heading" className="text-h4">
            {benefits.heading}
          </h3>
          <ul aria-labelledby="benefits-heading" className="mt-3 list-disc ps-5 marker:text-brass-ink print:columns-2">
            {benefits.items.map((item) => (
              <li key={item} className="py-1.5 ps-1">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
