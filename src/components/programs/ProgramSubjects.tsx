import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';
import { SubjectIndex } from './SubjectIndex.tsx';

type ProgramSubjectsProps = { subjects: PageContent<'elementary'>['subjects'] };

export function ProgramSubjects({ subjects: { heading, introduction, names } }: ProgramSubjectsProps) {
  return (
    <Section id="subjects" heading={heading} introduction={introduction}>
      <SubjectIndex label={heading} names={names} />
    </Section>
  );
}
