import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AdmissionsContactProps = {
  contact: PageContent<'generalInfo'>['contact'];
  school: Pick<School, 'phone' | 'email' | 'officeHours'>;
};

/** How to reach admissions, in large type. */
export function AdmissionsContact({ contact, school }: AdmissionsContactProps) {
  const { phone, email, officeHours } = school;
  return (
    <Section
      id="contact-admissions"
      heading={contact.heading}
      introduction={contact.introduction}
      headingPlace="beside"
    >
      <dl className="border-t border-hairline print:leading-tight">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-hairline py-4 print:py-0.5">
          <dt className="font-bold">{contact.phone}</dt>
          <dd className="text-end max-sm:text-start">
            <PhoneLink phone={phone.value} className="print:min-h-0" />
            <span className="block text-note text-ink-soft">
              {formatHours(officeHours.weekdays)}
              <OfficeNow />
            </span>
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-hairline py-4 print:py-0.5">
          <dt className="font-bold">{contact.email}</dt>
          <dd>
            <EmailLink email={email.value} className="font-serif text-h3" />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
