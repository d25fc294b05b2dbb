import type { PageContent } from '../../lib/text/content.ts';
import type { DayTexts } from '../../ui/DayText.tsx';
import { Section } from '../../ui/Section.tsx';

type CareersPositionsProps = { heading: DayTexts; positions: PageContent<'careers'>['positions'] };

export function CareersPositions({ heading, positions }: CareersPositionsProps) {
  return (
    <Section id="positions" heading={heading} introduction={positions.introduction} tone="sunk">
      <ul className="border-t-2 border-ink md:columns-2 md:gap-x-10">
        {positions.positions.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-b border-hairline py-4 font-serif text-h3">
            {title}
          </li>
        ))}
      </ul>
    </Section>
  );
}
