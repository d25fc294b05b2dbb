import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

export function SupportAreas({ why }: { why: PageContent<'support'>['why'] }) {
  return (
    <Section id="why" heading={why.heading} headingPlace="beside">
      <ul role="list" className="font-serif text-h3 leading-snug">
        {why.areas.map(({ id, title, description }) => (
          <li key={id} className="border-t border-hairline py-6 first:border-t-0 first:pt-0 last:pb-0">
            <h3 className="inline text-green">{title}</h3> <p className="inline text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
