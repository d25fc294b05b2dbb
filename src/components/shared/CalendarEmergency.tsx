import { telHref } from '../../lib/contact/contact-links.ts';
import { closingWords } from '../../lib/school/announcement.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { CallsOffice } from './CallsOffice.tsx';
import { OfficeNow } from './OfficeNow.tsx';
import { SchoolToday } from './SchoolToday.tsx';

type CalendarEmergencyProps = {
  emergency: PageContent<'calendar'>['emergency'];
  school: Pick<School, 'phone' | 'officeHours'>;
};

/** What to do in bad weather or an emergency, with the number to call. That the office is closed is said once. */
export function CalendarEmergency({ emergency, school: { phone, officeHours } }: CalendarEmergencyProps) {
  const { heading, introduction, advice, phoneLabel, sampleNote } = emergency;
  const row = 'border-t border-brass py-2 text-note print:text-label';
  return (
    <section id="emergency" aria-labelledby="emergency-heading" className="bg-sunk">
      <div className="shell grid gap-x-5 gap-y-2 py-section lg:grid-cols-4 lg:gap-y-8 print:gap-y-0 print:pt-3 print:pb-0">
        <div className="lg:col-span-2">
          <h2 id="emergency-heading" className="text-h3 md:text-h2 print:text-h3">
            {heading}
          </h2>
          <SchoolToday
            isBrief
            className="mt-2 text-note text-ink-soft [:root:not(:has([data-type=closing]:not([hidden])))_&]:font-regular"
          />
          {introduction && <p className="mt-2 text-lead text-ink-soft print:hidden">{introduction}</p>}
          <div className="-mt-5 print:mt-0">
            <SampleNote records={advice}>{sampleNote}</SampleNote>
          </div>
        </div>
        <div className="lg:col-span-2">
          <CallsOffice>
            <p className="max-w-none gap-x-5 lg:grid lg:grid-cols-2">
              <span>
                <span className="me-3 font-bold lg:block">{phoneLabel}</span>{' '}
                <a href={telHref(phone.value)} className="inline-flex min-h-11 items-center font-serif text-h3">
                  {phone.value}
                </a>
              </span>{' '}
              <span>
                <span className="usual block text-ink-soft print:inline">{formatHours(officeHours.weekdays)}</span>
                <OfficeNow />
              </span>
            </p>
          </CallsOffice>
        </div>
        <dl className="grid gap-x-5 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-4 print:grid-cols-4">
          {advice.map(({ id, title, text, officeClosed }) => (
            <div key={id} id={id} className={officeClosed === closingWords().officeClosed ? `calls ${row}` : row}>
              <dt className="font-bold">{title}</dt>{' '}
              <dd>{officeClosed ? <CallsOffice instead={officeClosed}>{text}</CallsOffice> : text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
