import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

export function ScienceFairSummary({ summary }: { summary: PageContent<'scienceFair'>['summary'] }) {
  const { heading, introduction, stats } = summary;
  return (
    <Section id="summary" heading={heading} introduction={introduction} tone="deep">
      <dl className="grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map(({ id, title, value, description }) => (
          <div key={id} className="flex flex-col border-s border-deep-line ps-4 pe-4 md:ps-6">
            <dt className="text-on-deep-soft">{title}</dt>
            <dd className="mt-1 font-serif text-h2 tracking-display">{value}</dd>
            <dd className="mt-3 text-on-deep-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
