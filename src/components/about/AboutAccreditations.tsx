import type { PageContent } from '../../lib/text/content.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type AboutAccreditationsProps = { accreditations: PageContent<'accreditation'>['accreditations'] };

/** The accreditations: what each body is, and what its mark means for a family. */
export function AboutAccreditations({ accreditations }: AboutAccreditationsProps) {
  const { heading, labels, records, sampleNote } = accreditations;
  return (
    <Section id="accreditations" heading={heading}>
      <ul role="list" className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-3">
        {records.map(({ id, name, abbreviation, description, significance, sample }) => (
          <li key={id} className="border-t-2 border-brass pt-4">
            <h3 className="text-h3">
              {name} <span className="block font-sans text-label font-bold text-ink-soft">{abbreviation}</span>
              <SampleMark record={{ sample }} among={records} />
            </h3>
            <dl className="mt-3 [&_dt]:mt-3 [&_dt]:text-label [&_dt]:font-bold [&_dt]:text-brass-ink">
              <dt>{labels.description}</dt>
              <dd>{description}</dd>
              <dt>{labels.significance}</dt>
              <dd>{significance}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <SampleNote records={records}>{sampleNote}</SampleNote>
    </Section>
  );
}
