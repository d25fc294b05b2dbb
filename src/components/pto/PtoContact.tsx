import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { type Sampled, SampleMark } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';

/** The PTO liaison with an email address, and a link to the school's own contact details. */
export function PtoContact({
  contact,
  sampled,
}: {
  contact: PageContent<'pto'>['contact'];
  sampled: readonly Sampled[];
}) {
  const { heading, introduction, liaison, link } = contact;
  return (
    <Section id="pto-contact" heading={heading} introduction={introduction} headingPlace="beside" tone="sunk">
      <p className="border-t-2 border-brass pt-5">
        <span className="block text-ink-soft">{liaison.role}</span>
        <span className="block font-serif text-h3">
          {liaison.name}
          <SampleMark record={liaison} among={sampled} />
        </span>
        <EmailLink email={liaison.email} />
      </p>
      <p className="mt-6">
        <ButtonLink href={link.href} tone="secondary">
          {link.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
