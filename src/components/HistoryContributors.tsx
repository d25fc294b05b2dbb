import type { PageContent } from '../lib/content.ts';
import { SampleNote } from '../ui/SampleNote.tsx';
import { Section } from '../ui/Section.tsx';

type HistoryContributorsProps = {
  introduction: PageContent<'history'>['contributors'];
  contributors: PageContent<'founders'>['contributors'];
  sampleNote: string;
};

/** Those who helped the founders, a name and a sentence each, and what of this page is invented so far. */
export function HistoryContributors({ introduction, contributors, sampleNote }: HistoryContributorsProps) {
  return (
    <Section id="contributors" heading={introduction.heading} headingPlace="beside" tone="sunk">
      {introduction.introduction && <p className="text-lead text-ink-soft">{introduction.introduction}</p>}
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {contributors.map(({ id, name, role, contribution }) => (
          <li key={id}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1">
              <span className="font-bold">{role}.</span> <span className="text-ink-soft">{contribution}</span>
            </p>
          </li>
        ))}
      </ul>
      {contributors.some(({ sample }) => sample) && <SampleNote>{sampleNote}</SampleNote>}
    </Section>
  );
}
