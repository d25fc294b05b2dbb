import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type HistoryContributorsProps = {
  introduction: PageContent<'history'>['contributors'];
  people: PageContent<'founders'>;
};

/** The people who helped the founders. */
export function HistoryContributors({ introduction, people }: HistoryContributorsProps) {
  const everybody = [...people.founders, ...people.contributors];
  return (
    <Section id="contributors" heading={introduction.heading} headingPlace="beside" tone="sunk">
      {introduction.introduction && <p className="text-lead text-ink-soft">{introduction.introduction}</p>}
      <ul role="list" className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
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
    </Section>
  );
}
