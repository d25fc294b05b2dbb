import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { Section } from '../../ui/Section.tsx';
import { EmbeddedFrame } from '../shared/EmbeddedFrame.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type HifzApplicationProps = { application: PageContent<'hifz'>['application']; school: School };

/** The embedded application form, and two alternatives under it: a direct link and the phone number. */
export function HifzApplication({ application, school }: HifzApplicationProps) {
  const { heading, introduction, frameTitle, withheld, linkText, phoneNote } = application;
  const { hifzForm } = school.links;
  return (
    <Section id="apply" heading={heading} introduction={introduction}>
      <EmbeddedFrame title={frameTitle} form="hifzForm" school={school} withheld={withheld} linkText={linkText} />
      {!hifzForm.withheld && (
        <p className="mt-1">
          {phoneNote} <PhoneLink phone={school.phone.value} look="line" />
        </p>
      )}
    </Section>
  );
}
