import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../shared/TitledList.tsx';

/** What makes students excel, in two lists: what students do, and what the school does. */
export function ScienceFairExcellence({ excellence }: { excellence: PageContent<'scienceFair'>['excellence'] }) {
  const { heading, introduction, lists } = excellence;
  return (
    <Section id="excellence" heading={heading} introduction={introduction}>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {lists.map(({ id, heading: listHeading, items }) => (
          <div key={id}>
            <TitledList id={id} heading={listHeading} items={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}
