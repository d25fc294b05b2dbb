import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type HistoryContributorsProps = {
  introduction: PageContent<'history'>['contributors'];
  people: PageContent<'founders'>;
  sampleNote: string;
};

/** The people who helped the founders, and a note about which people on the page are sample content. */
export function HistoryContributors({ introduction, people, sampleNote }: HistoryContributorsProps) {
  const everybody = [...people.founders, ...people.contributors];
  return (
    <Section id="contributors" heading={introduction.heading} headingPlace="beside" tone="sunk">
      {introduction.introduction && <p className="text-lead text-ink-soft">{introduction.introduction}</p>}
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {people.contributors.map(({ id, name, role, contribution, sample }) => (
          <li key={id}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1">
              <span className="font-bold">{role}.</span> <span className="text-ink-soft">{contribution}</span>
              <SampleMark record={{ sample }} among={everybody} />
            </p>
          </li>
        ))}
      </ul>
      <SampleNote records={everybody}>{sampleNote}</SampleNote>
    </Section>
  );
}
