import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

/** The handbook's table of contents: numbered chapters in two columns. */
export function HandbookContents({ contents }: { contents: PageContent<'handbook'>['contents'] }) {
  const { heading, introduction, sections, sampleNote } = contents;
  return (
    <Section id="contents" heading={heading} introduction={introduction} headingPlace="beside">
      <ol className="border-t-2 border-ink">
        {sections.map(({ id, title, description, sample }, index) => (
          <li
            key={id}
            className={classes(
              'grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 border-b border-hairline py-4 print:py-0.5',
              'md:grid-cols-[3rem_minmax(0,4fr)_minmax(0,5fr)]',
            )}
          >
            <span aria-hidden="true" className="font-serif text-h3 text-brass-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="text-ink-soft max-md:col-start-2">
              {description}
              <SampleMark record={{ sample }} among={sections} />
            </p>
          </li>
        ))}
      </ol>
      <SampleNote records={sections}>{sampleNote}</SampleNote>
    </Section>
  );
}
