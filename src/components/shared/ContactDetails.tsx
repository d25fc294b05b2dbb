import { mailtoHref } from '../../lib/contact-links.ts';
import type { School } from '../../lib/content-types.ts';
import { formatTimeRange } from '../../lib/format.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { PostalAddress } from './PostalAddress.tsx';

export function ContactDetails({ school }: { school: School }) {
  const { address, officeHours, phone, fax, email, name } = school;
  return (
    <dl className="grid gap-y-4 [&_dd]:col-start-2 [&_dt]:text-label [&_dt]:font-bold [&>div]:grid [&>div]:grid-cols-[5.75rem_1fr] [&>div]:items-baseline">
      <div>
        <dt>Address</dt>
        <dd>
          <PostalAddress name={name.value} address={address} />
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={phone.value} />
        </dd>
        <dd className="text-ink-soft">Fax {fax.value}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={mailtoHref(email.value)} className="inline-flex min-h-11 items-center break-all">
            {email.value}
          </a>
        </dd>
      </div>
      <div>
        <dt>Office hours</dt>
        <dd>
          {officeHours.weekdays.days}: {formatTimeRange(officeHours.weekdays.opens, officeHours.weekdays.closes)}
        </dd>
        <dd>
          {officeHours.weekends.days}: {officeHours.weekends.note}
        </dd>
      </div>
    </dl>
  );
}
