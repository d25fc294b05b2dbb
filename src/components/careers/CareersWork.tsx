import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../shared/TitledList.tsx';

/** What the school expects of a teacher, the working day, and what it pays. */
export function CareersWork({ work }: { work: PageContent<'careers'>['work'] }) {
  const { heading, qualifications, responsibilities, salary, sampleNote } = work;
  const parts = [qualifications, responsibilities, salary];
  const lists = [
    { id: 'qualifications', part: qualifications, items: qualifications.items },
    { id: 'responsibilities', part: responsibilities, items: responsibilities.items },
    { id: 'salary', part: salary, items: salary.paragraphs },
  ];
  return (
    <Section id="work" heading={heading}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {lists.map(({ id, part, items }) => (
          <div key={id}>
            <TitledList id={id} heading={part.heading} items={items} />
            <SampleMark record={part} among={parts} />
          </div>
        ))}
      </div>
      <SampleNote records={parts}>{sampleNote}</SampleNote>
    </Section>
  );
}
