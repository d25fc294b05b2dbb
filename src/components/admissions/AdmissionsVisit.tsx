import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AdmissionsVisitProps = { visit: PageContent<'admissions'>['visit']; phone: string };

/** How to ask for a tour: with the contact form, or by phone. */
export function AdmissionsVisit({ visit, phone }: AdmissionsVisitProps) {
  return (
    <div className="print:hidden">
      <Section id="visit" heading={visit.heading} introduction={visit.text} headingPlace="beside">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={visit.link.href}>{visit.link.text}</ButtonLink>
          <PhoneLink phone={phone} />
        </p>
      </Section>
    </div>
  );
}
