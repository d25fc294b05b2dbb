import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/Section.tsx';

type ProgramGradeStepsProps = { gradeCards: PageContent<'elementary'>['gradeCards'] };

/** How far below the top each step is, first to last. The last is at the top. */
const rises = ['lg:mt-40', 'lg:mt-30', 'lg:mt-20', 'lg:mt-10', 'lg:mt-0'] as const;

/** The grades as ascending steps, side by side on wide screens and stacked on small ones. */
export function ProgramGradeSteps({ gradeCards: { heading, introduction, cards } }: ProgramGradeStepsProps) {
  return (
    <Section id="grades" heading={heading} introduction={introduction} tone="sunk">
      <ol role="list" className="grid lg:-mt-24 lg:grid-cols-5 print:mt-0">
        {cards.map(({ id, grade, description }, index) => (
          <li
            key={id}
            className={classes(
              'border-t-2 border-brass bg-paper',
              'max-lg:grid max-lg:grid-cols-[5rem_1fr] max-lg:items-baseline max-lg:gap-x-4 max-lg:px-5 max-lg:py-5',
              'lg:border-e lg:border-e-hairline lg:p-6 lg:last:border-e-0',
              rises[index] ?? '',
              'print:mt-0 print:px-0 print:py-1',
            )}
          >
            <h3 className="text-h2">{grade}</h3>
            <p className="text-ink-soft lg:mt-3">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
