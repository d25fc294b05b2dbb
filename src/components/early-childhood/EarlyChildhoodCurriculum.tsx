import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type EarlyChildhoodCurriculumProps = { curriculum: PageContent<'earlyChildhood'>['curriculum'] };

export function EarlyChildhoodCurriculum({ curriculum }: EarlyChildhoodCurriculumProps) {
  const { heading, introduction, areas } = curriculum;
  return (
    <Section id="curriculum" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {areas.map(({ id, title, description }) => (
          <div key={id} className="border-t border-hairline pt-4 pb-7">
            <dt className="font-serif text-h3">{title}</dt>
            <dd className="mt-1.5 text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
