import type { PageContent } from '../../lib/content.ts';
import { Section } from '../../ui/Section.tsx';

export function CareersPositions({ positions }: { positions: PageContent<'careers'>['positions'] }) {
  return (
    <Section id="positions" heading={positions.heading} introduction={positions.introduction} tone="sunk">
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
