import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

export function CareersAbout({ about }: { about: PageContent<'careers'>['about'] }) {
  const [first, ...others] = about.paragraphs;
  return (
    <Section id="about" heading={about.heading} headingPlace="beside">
      <div className="grid max-w-prose gap-4">
        <p className="text-lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
