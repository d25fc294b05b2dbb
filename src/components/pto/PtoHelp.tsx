import type { PageContent } from '../../lib/text/content.ts';
import { type Sampled, SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { TitledList } from '../shared/TitledList.tsx';

type HelpList = Sampled & { id: string; heading: string; items: readonly string[]; className: string };

/** The ways to help: single tasks that take an hour, and tasks for the whole year. */
export function PtoHelp({ help, sampled }: { help: PageContent<'pto'>['help']; sampled: readonly Sampled[] }) {
  const { heading, introduction, volunteer, leadership, sampleNote } = help;
  const lists: HelpList[] = [
    { id: 'volunteer', ...volunteer, className: 'lg:col-span-7 [&>ul]:sm:columns-2 [&>ul]:gap-x-12' },
    { id: 'leadership', ...leadership, className: 'lg:col-span-5' },
  ];
  return (
    <Section id="help" heading={heading} introduction={introduction}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 print:grid-cols-2 print:[&>*]:col-auto">
        {lists.map(({ id, heading: listHeading, items, className, sample }) => (
          <div key={id} className={className}>
            <TitledList id={id} heading={listHeading} items={items} />
            <SampleMark record={{ sample }} among={sampled} />
          </div>
        ))}
      </div>
      <SampleNote records={sampled}>{sampleNote}</SampleNote>
    </Section>
  );
}
