import { mailtoHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';

type AboutAccreditationContactProps = { contact: PageContent<'accreditation'>['contact']; email: School['email'] };

/** Contact for accreditation questions, with a link to admissions. */
export function AboutAccreditationContact({ contact, email }: AboutAccreditationContactProps) {
  const { heading, introduction, link } = contact;
  return (
    <Section id="ask" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink href={mailtoHref(email.value, { subject: contact.email.subject })} icon="mail">
          {contact.email.text}
        </ButtonLink>
        <ButtonLink href={link.href} tone="secondary">
          {link.text}
        </ButtonLink>
      </p>
      <p className="mt-4 text-ink-soft">{email.value}</p>
    </Section>
  );
}
