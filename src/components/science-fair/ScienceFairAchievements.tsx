import type { PageContent } from '../../lib/text/content.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { Section } from '../../ui/Section.tsx';

export function ScienceFairAchievements({
  achievements,
}: {
  achievements: PageContent<'scienceFair'>['achievements'];
}) {
  const { heading, introduction, cards } = achievements;
  return (
    <Section id="achievements" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <ul className="border-s border-brass">
        {cards.map(({ id, title, description }) => (
          <li key={id} className="relative ps-8 pb-8 last:pb-0 md:ps-10">
            <KhatamMark className="absolute -start-3 top-1 size-6 bg-sunk text-green" />
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-prose text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
