import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { CallsOffice } from './CallsOffice.tsx';
import { OfficeNow } from './OfficeNow.tsx';
import { SchoolToday } from './SchoolToday.tsx';

type CalendarEmergencyProps = {
  emergency: PageContent<'calendar'>['emergency'];
  school: Pick<School, 'phone' | 'officeHours'>;
};

/** What to do in bad weather or an emergency, with the number to call. Smaller in print. */
export function CalendarEmergency({ emergency, school: { phone, officeHours } }: CalendarEmergencyProps) {
  const { heading, introduction, advice, phoneLabel, sampleNote } = emergency;
  return (
    <section id="emergency" aria-labelledby="emergency-heading" className="bg-sunk">
      <div className="shell grid gap-x-12 gap-y-3 py-section lg:grid-cols-12 print:gap-y-1 print:pt-3 print:pb-0">
        <div className="lg:col-span-4 print:flex print:flex-wrap print:items-baseline print:justify-between print:gap-x-6">
          <h2 id="emergency-heading" className="text-h3 md:text-h2 print:text-h3">
            {heading}
          </h2>
          <SchoolToday isBrief className="mt-3" />
          {introduction && <p className="mt-4 text-lead text-ink-soft print:hidden">{introduction}</p>}
          <CallsOffice>
            <p className="mt-4 border-t-2 border-brass pt-3 md:mt-8 print:mt-0 print:border-0 print:p-0">
              <span className="me-3 block font-bold max-md:inline print:inline">{phoneLabel}</span>{' '}
              <a
                href={telHref(phone.value)}
                className="inline-flex min-h-12 items-center font-serif text-h2 tabular-nums print:min-h-0 print:pe-4 print:text-h4"
              >
                {phone.value}
              </a>{' '}
              <span className="usual block text-ink-soft print:inline">{formatHours(officeHours.weekdays)}</span>
              <OfficeNow />
            </p>
          </CallsOffice>
        </div>
        <div className="lg:col-span-8">
          <dl
            className={classes(
              'border-t-2 border-ink',
              'print:mt-1 print:grid print:grid-cols-2 print:gap-x-10 print:border-t',
            )}
          >
            {advice.map(({ id, title, text, officeClosed }) => (
              <div
                key={id}
                id={id}
                className={classes(
                  'gap-x-8 border-b border-hairline py-2',
                  'md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-3',
                  'print:block print:py-1 print:text-label',
                )}
              >
                <dt className="font-bold">{title}</dt>{' '}
                <dd>{officeClosed ? <CallsOffice instead={officeClosed}>{text}</CallsOffice> : text}</dd>
              </div>
            ))}
          </dl>
          <SampleNote records={advice}>{sampleNote}</SampleNote>
        </div>
      </div>
    </section>
  );
}
