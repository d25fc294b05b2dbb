import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type Beyond = PageContent<'elementary'>['beyond'];
type ProgramActivitiesProps = { beyond: Beyond };

type ActivityListProps = Beyond['fieldTrips'] & { among: Beyond['fieldTrips']['items'] };

function ActivityList({ heading, items, among }: ActivityListProps) {
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <dl className="mt-4 border-t border-ink">
        {items.map((item) => (
          <div key={item.id} className="border-b border-hairline py-3 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-x-6">
            <dt className="font-bold">{item.title}</dt>
            <dd className="text-ink-soft">
              {item.description}
              <SampleMark record={item} among={among} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Activities after school and outside the building, as two lists. */
export function ProgramActivities({ beyond }: ProgramActivitiesProps) {
  const { heading, introduction, extracurriculars, fieldTrips, sampleNote } = beyond;
  const all = [...extracurriculars.items, ...fieldTrips.items];
  return (
    <Section id="beyond" heading={heading} introduction={introduction}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        <ActivityList {...extracurriculars} among={all} />
        <ActivityList {...fieldTrips} among={all} />
      </div>
      <SampleNote records={all}>{sampleNote}</SampleNote>
    </Section>
  );
}
