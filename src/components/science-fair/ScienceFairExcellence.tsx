import type { PageContent } from '../../lib/content.ts';
import { Section } from '../../ui/Section.tsx';

/** What makes students excel, in lists side by side: what is theirs to do, and what is ours. */
export function ScienceFairExcellence({ excellence }: { excellence: PageContent<'scienceFair'>['excellence'] }) {
  const { heading, introduction, lists } = excellence;
  return (
    <Section id="excellence" heading={heading} introduction={introduction}>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {lists.map(({ id, heading: listHeading, items }) => (
          <div key={id}>
            <h3 id={`${id}-heading`} className="border-b-2 border-ink pb-3 text-h3">
              {listHeading}
            </h3>
            <ul aria-labelledby={`${id}-heading`}>
              {items.map((item) => (
                <li key={item} className="border-b border-hairline py-3">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
