import type { ReactNode } from 'react';
import type { SchoolYear } from '../../content/read-content.ts';
import { formatMonthlyRule, formatShortHours } from '../../lib/dates/school-dates.ts';
import { closingWords } from '../../lib/school/announcement.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatHours } from '../../lib/text/format.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { Section } from '../../ui/Section.tsx';
import { ClosingLine } from '../shared/ClosingLine.tsx';
import { HifzTimeRange } from '../shared/HifzTimeRange.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type QuickReference = PageContent<'handbook'>['quickReference'];

type HandbookQuickReferenceProps = {
  quickReference: QuickReference;
  school: Pick<School, 'phone' | 'fax' | 'email' | 'officeHours'>;
  schoolYears: readonly DayState<Pick<SchoolYear, 'hours' | 'conferences'>>[];
  hifzSchedule: Pick<PageContent<'hifz'>['schedule'], 'week' | 'dropOff'>;
  ptoMeetings: Pick<PageContent<'pto'>['meetings'], 'rule'>;
};

/** Phone numbers and hours in large type. Each value comes from the content file that defines it. */
export function HandbookQuickReference({
  quickReference,
  school,
  schoolYears,
  hifzSchedule,
  ptoMeetings,
}: HandbookQuickReferenceProps) {
  const { heading, introduction, entries } = quickReference;
  const { phone, fax, email, officeHours } = school;
  const values: Record<QuickReference['entries'][number]['id'], ReactNode> = {
    phone: <PhoneLink phone={phone.value} look="line" className="print:min-h-0" />,
    fax: <span className="tabular-nums">{fax.value}</span>,
    email: <EmailLink email={email.value} />,
    'office-hours': (
      <>
        <span className="block">{formatHours(officeHours.weekdays)}</span>
        <span className="block">
          {officeHours.weekends.days}: {officeHours.weekends.note}
        </span>
      </>
    ),
    'school-hours': (
      <OnDays states={schoolYears} as="span">
        {({ hours: { days, from, until } }) => `${days} ${formatShortHours(from, until)}`}
      </OnDays>
    ),
    'hifz-drop-off': (
      <>
        {hifzSchedule.week} <HifzTimeRange from={hifzSchedule.dropOff.from} to={hifzSchedule.dropOff.to} />{' '}
        {hifzSchedule.dropOff.note}
      </>
    ),
    conferences: (
      <OnDays states={schoolYears} as="span">
        {({ conferences: { when, from, until } }) => `${when} ${formatShortHours(from, until)}`}
      </OnDays>
    ),
    'pto-meetings': formatMonthlyRule(ptoMeetings.rule),
  };
  return (
    <Section id="quick-reference" heading={heading} introduction={introduction} tone="sunk">
      <ClosingLine className="mb-4 text-lead" isAboveHours>
        <span className="only-office-closed">{closingWords().officeClosed}</span>
      </ClosingLine>
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {entries.map(({ id, label, note, link }) => (
          <div
            key={id}
            className="grid content-start gap-x-8 border-t border-hairline py-3 print:py-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="block font-serif text-h4">{values[id]}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
              {link && (
                <a href={link.href} className="inline-flex min-h-8 items-center">
                  {link.text}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
