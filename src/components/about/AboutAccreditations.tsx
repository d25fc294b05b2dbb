import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

type AboutAccreditationsProps = { accreditations: PageContent<'accreditation'>['accreditations'] };

/** The accreditations: mark and name, what the body is, and what its mark means for a family. */
export function AboutAccreditations({ accreditations }: AboutAccreditationsProps) {
  const { heading, introduction, labels, records, sampleNote } = accreditations;
  return (
    <Section id="accreditations" heading={heading} introduction={introduction}>
      <ul className="border-t-2 border-ink">
        {records.map(({ id, name, abbreviation, logo, description, significance, sample }, index) => {
          // On wide screens, only the first row shows the column headings.
          const labelClass = `text-label font-bold text-brass-ink ${index > 0 ? 'lg:sr-only' : ''}`;
          return (
            <li
              key={id}
              className={classes(
                'grid grid-cols-[5rem_1fr] items-start gap-x-5 gap-y-4 border-b border-hairline py-8',
                'sm:grid-cols-[7rem_1fr] md:gap-x-8 lg:grid-cols-12',
              )}
            >
              <div className="row-span-2 lg:col-span-2 lg:row-span-1">
                <PictureFrame picture={logo} sizes="9rem" className="max-w-36" />
                <SampleMark record={{ sample }} among={records} />
              </div>
              <h3 className="text-h3 lg:col-span-3">
                {name} <span className="block font-sans text-label font-bold text-ink-soft">{abbreviation}</span>
              </h3>
              <dl className="grid gap-x-8 gap-y-4 lg:col-span-7 lg:grid-cols-2">
                <div>
                  <dt className={labelClass}>{labels.description}</dt>
                  <dd className="mt-1">{description}</dd>
                </div>
                <div>
                  <dt className={labelClass}>{labels.significance}</dt>
                  <dd className="mt-1">{significance}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
      <SampleNote records={records}>{sampleNote}</SampleNote>
    </Section>
  );
}
