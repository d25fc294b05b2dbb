import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { Section } from '../../ui/Section.tsx';

type ProgramGradeLineProps = { gradeCards: PageContent<'middle'>['gradeCards'] };

/** The grades on a timeline, each with a star, its focus and a description. */
export function ProgramGradeLine({ gradeCards: { heading, introduction, cards } }: ProgramGradeLineProps) {
  return (
    <Section id="grades" heading={heading} introduction={introduction}>
      <ol role="list" className="grid lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
        {cards.map(({ id, grade, focus, description }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-10 last:pb-0 lg:block lg:pe-10 lg:pb-0 print:block print:pb-0"
          >
            {/* The line from this star to the next: vertical on small screens, horizontal on wide ones. */}
            <span
              aria-hidden="true"
              className={classes(
                'absolute start-5 top-10 bottom-0 border-s border-brass',
                'group-last:hidden print:hidden',
                'lg:start-10 lg:end-0 lg:top-5 lg:bottom-auto lg:border-s-0 lg:border-t',
              )}
            />
            <KhatamMark className="relative size-10 text-green" />
            <div className="lg:mt-6">
              <h3>
                <span className="block text-figure text-green tabular-nums">{grade}</span>{' '}
                <span className="mt-2 block text-h3">{focus}</span>
              </h3>
              <p className="mt-3 max-w-prose text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
