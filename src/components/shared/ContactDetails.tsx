import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { OfficeNow } from './OfficeNow.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** The labels' column is narrow on a phone, so that an e-mail address fits beside it. */
const ROW = 'mb-3 grid grid-cols-[min(7rem,18vw)_1fr] items-baseline gap-x-3 break-inside-avoid';

type ContactDetailsProps = { school: School; emailSubject?: string; hasMailingAddress?: boolean };

/** How to reach the school, with the hours of its office. */
export function ContactDetails({ school, emailSubject = '', hasMailingAddress = false }: ContactDetailsProps) {
  const { address, mailingAddress, officeHours, phone, fax, email, name } = school;
  const addresses = hasMailingAddress
    ? { 'School address': address, 'Mailing address': mailingAddress }
    : { Address: address };
  return (
    <dl
      className={`[&_dd]:col-start-2 [&_dt]:text-label [&_dt]:font-bold ${hasMailingAddress ? 'columns-[22rem] gap-x-6 print:columns-2' : ''}`}
    >
      <div className={ROW}>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={phone.value} />
        </dd>
        <dd className="text-ink-soft">
          Fax <span className="tabular-nums">{fax.value}</span>
        </dd>
      </div>
      <div className={ROW}>
        <dt>E-mail</dt>
        <dd>
          <EmailLink email={email.value} subject={emailSubject} />
        </dd>
      </div>
      <div className={ROW}>
        <dt>Office hours</dt>
        <dd className="usual">{formatHours(officeHours.weekdays)}</dd>
        <dd>
          {officeHours.weekends.days}: {officeHours.weekends.note}
          <OfficeNow />
        </dd>
      </div>
      {Object.entries(addresses).map(([term, { street, city, state, zip }]) => (
        <div key={term} className={`${ROW} ${hasMailingAddress ? 'pt-2' : ''}`}>
          <dt>{term}</dt>
          <dd>
            <address className="not-italic">
              {name.value}
              <br />
              {street}
              <br />
              {city}, {state} {zip}
            </address>
          </dd>
        </div>
      ))}
    </dl>
  );
}
