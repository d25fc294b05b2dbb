import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type HistoryFoundersProps = {
  introduction: PageContent<'history'>['founders'];
  people: PageContent<'founders'>;
  sampleNote: string;
};

/** The founders, each name in large type, and a note about which people on the page are sample content. */
export function HistoryFounders({ introduction, people, sampleNote }: HistoryFoundersProps) {
  const everybody = [...people.founders, ...people.contributors];
  return (
    <Section id="founders" heading={introduction.heading} introduction={introduction.introduction}>
      <ul role="list" className="border-t-2 border-brass">
        {people.founders.map(({ id, name, role, contribution, sample }) => (
          <li key={id} className="grid gap-x-12 border-b border-hairline py-6 lg:grid-cols-12 lg:items-baseline">
            <h3 className="text-h2 text-green lg:col-span-6">{name}</h3>
            <div className="mt-2 lg:col-span-6">
              <p className="font-bold">
                {role}
                <SampleMark record={{ sample }} among={everybody} />
              </p>
              <p className="text-ink-soft">{contribution}</p>
            </div>
          </li>
        ))}
      </ul>
      <SampleNote records={everybody}>{sampleNote}</SampleNote>
    </Section>
  );
}
