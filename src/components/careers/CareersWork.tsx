import type { PageContent } from '../../lib/text/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

/** What the school expects of a teacher, the working day, and what it pays. */
export function CareersWork({ work }: { work: PageContent<'careers'>['work'] }) {
  const { heading, qualifications, responsibilities, salary, sampleNote } = work;
  const parts = [qualifications, responsibilities, salary];
  return (
    <Section id="work" heading={heading}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h3 className="text-h3">{qualifications.heading}</h3>
          <SampleMark record={qualifications} among={parts} />
          <ul className="mt-4">
            {qualifications.items.map((item) => (
              <li key={item} className="flex gap-3 py-2">
                <Icon name="check" className="mt-1 size-5 text-brass-ink" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="text-h3">{responsibilities.heading}</h3>
          <SampleMark record={responsibilities} among={parts} />
          <ul className="mt-4">
            {responsibilities.items.map((item) => (
              <li key={item} className="border-b border-hairline py-2 last:border-b-0">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:col-span-12 lg:grid-cols-12">
          <h3 className="text-h3 lg:col-span-5">{salary.heading}</h3>
          <div className="grid max-w-prose gap-4 lg:col-span-6 lg:col-start-7">
            <SampleMark record={salary} among={parts} />
            {salary.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <SampleNote records={parts}>{sampleNote}</SampleNote>
    </Section>
  );
}
