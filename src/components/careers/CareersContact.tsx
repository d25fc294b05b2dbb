import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { OfficeNow } from '../shared/OfficeNow.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import { PostalAddress } from '../shared/PostalAddress.tsx';

type CareersContactProps = { contact: PageContent<'careers'>['contact']; school: School };

/** Contacts for applicants, and the school's street and mailing addresses. */
export function CareersContact({ contact, school }: CareersContactProps) {
  const { name, phone, fax, email, officeHours, address, mailingAddress } = school;
  return (
    <section aria-labelledby="contact-heading" className="mt-10 print:mt-0">
      <h3 id="contact-heading" className="text-h3">
        {contact.heading}
      </h3>
      <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 [&_dt]:font-bold">
        <div>
          <dt>Phone</dt>
          <dd>
            <PhoneLink phone={phone.value} />
          </dd>
          <dd className="text-ink-soft">
            {formatHours(officeHours.weekdays)}
            <OfficeNow />
          </dd>
          <dd className="text-ink-soft">Fax {fax.value}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <EmailLink email={email.value} subject={contact.emailSubject} />
          </dd>
        </div>
        <div>
          <dt>School address</dt>
          <dd>
            <PostalAddress name={name.value} address={address} />
          </dd>
        </div>
        <div>
          <dt>Mailing address</dt>
          <dd>
            <PostalAddress name={name.value} address={mailingAddress} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
