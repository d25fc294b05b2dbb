import { PROGRAM_TRAIL } from '../../lib/program-trail.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ProgramFacts, type ProgramFactsProps } from './ProgramFacts.tsx';

type ProgramHeaderProps = ProgramFactsProps & { page: { heading: string; subheading: string } };

/** The first screen of a program: what it is, and in the margin whom it is for and the next step. */
export function ProgramHeader({ page: { heading, subheading }, ...margin }: ProgramHeaderProps) {
  return (
    <PageHeader heading={heading} subheading={subheading} trail={PROGRAM_TRAIL}>
      <ProgramFacts {...margin} />
    </PageHeader>
  );
}
