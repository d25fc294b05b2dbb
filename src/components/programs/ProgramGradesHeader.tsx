import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { Link, Picture } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgramOpening } from './ProgramOpening.tsx';

type ProgramGradesHeaderProps = {
  page: {
    heading: string;
    subheading: string;
    picture: Picture;
    grades: { label: string; value: string; note?: string | undefined };
    subjectsLabel: string;
    action: Link;
  };
  subjectCount: number;
  breadcrumb: Breadcrumb;
};

/** The header of a program with several grades: which grades, how many subjects, and how to apply. */
export function ProgramGradesHeader({ page, subjectCount, breadcrumb }: ProgramGradesHeaderProps) {
  const { grades, subjectsLabel, action } = page;
  return (
    <ProgramOpening
      page={page}
      breadcrumb={breadcrumb}
      facts={[
        { id: 'grades', label: grades.label, value: grades.value, note: grades.note },
        { id: 'subjects', label: subjectsLabel, value: subjectCount },
      ]}
    >
      <ButtonLink href={action.href} tone="inverse">
        {action.text}
      </ButtonLink>
    </ProgramOpening>
  );
}
