import type { Breadcrumb } from '../../lib/breadcrumb.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ProgramFacts, type ProgramFactsProps } from './ProgramFacts.tsx';

type ProgramHeaderProps = ProgramFactsProps & { page: { heading: string; subheading: string }; breadcrumb: Breadcrumb };

/** The header of a program: what it is, and in the margin who it is for and the next step. */
export function ProgramHeader({ page: { heading, subheading }, breadcrumb, ...margin }: ProgramHeaderProps) {
  return (
    <PageHeader heading={heading} subheading={subheading} breadcrumb={breadcrumb}>
      <ProgramFacts {...margin} />
    </PageHeader>
  );
}
