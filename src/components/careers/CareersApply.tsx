import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { Section } from '../../ui/Section.tsx';
import { EmbeddedFrame } from '../shared/EmbeddedFrame.tsx';
import { CareersContact } from './CareersContact.tsx';

type CareersApplyProps = {
  id: string;
  apply: PageContent<'careers'>['apply'];
  contact: PageContent<'careers'>['contact'];
  school: School;
};

/** The employment application form, with contacts under it for applicants who would rather ask or write. */
export function CareersApply({ id, apply, contact, school }: CareersApplyProps) {
  const { sample, withheld } = school.links.employmentForm;
  return (
    <Section
      id={id}
      heading={apply.heading}
      introduction={sample || withheld ? undefined : apply.introduction}
      tone="sunk"
    >
      <EmbeddedFrame
        title={apply.frameTitle}
        form="employmentForm"
        school={school}
        withheld={apply.withheld}
        linkText={apply.linkText}
      />
      <CareersContact contact={contact} school={school} />
    </Section>
  );
}
