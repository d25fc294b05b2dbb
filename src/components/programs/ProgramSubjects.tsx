import type { PageContent } from '../../lib/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubjectIndex } from './SubjectIndex.tsx';

type ProgramSubjectsProps = { subjects: PageContent<'elementary'>['subjects'] };

export function ProgramSubjects({ subjects: { heading, introduction, names, picture } }: ProgramSubjectsProps) {
  return (
    <Section id="subjects" heading={heading} introduction={introduction}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-8">
          <SubjectIndex label={heading} names={names} />
        </div>
        <div className="max-md:hidden md:col-span-4 lg:-mt-40 print:hidden">
          <PictureFrame picture={picture} sizes="(min-width: 84rem) 24rem, 29vw" />
        </div>
      </div>
    </Section>
  );
}
