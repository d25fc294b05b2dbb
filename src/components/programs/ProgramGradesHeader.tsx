import type { Breadcrumb } from '../../lib/breadcrumb.ts';
import type { Link } from '../../lib/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgramHeader } from './ProgramHeader.tsx';

type ProgramGradesHeaderProps = {
  page: {
    heading: string;
    subheading: string;
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
    <ProgramHeader
      page={page}
      breadcrumb={breadcrumb}
      facts={[
        { id: 'grades', label: grades.label, value: grades.value, note: grades.note },
        { id: 'subjects', label: subjectsLabel, value: subjectCount },
      ]}
    >
      <ButtonLink href={action.href}>{action.text}</ButtonLink>
    </ProgramHeader>
  );
}
