import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AboutVisitProps = { visit: PageContent<'aboutUs'>['visit']; phone: School['phone'] };

export function AboutVisit({ visit, phone }: AboutVisitProps) {
  const { heading, introduction, link, phoneNote } = visit;
  return (
    <Section id="visit" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink href={link.href} icon="calendar-days">
          {link.text}
        </ButtonLink>
        <span className="text-ink-soft">
          {phoneNote} <PhoneLink phone={phone.value} look="line" />
        </span>
      </p>
    </Section>
  );
}
