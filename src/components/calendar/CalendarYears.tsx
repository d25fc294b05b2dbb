import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import { formatShortHours } from '../../lib/dates/school-dates.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { type CalendarLine, confirmedMonths } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { ClosingLine } from '../shared/ClosingLine.tsx';
import { DocumentLink } from '../shared/DocumentLink.tsx';
import { CalendarList } from './CalendarList.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';

/** A school year, the page's content about it, and the size of its PDF, if it has one. */
type CalendarYear = {
  schoolYear: SchoolYear;
  calendar: PageContent<'calendar'>;
  lines: readonly CalendarLine[];
  bytes: number | undefined;
  isFirst: boolean;
};

type CalendarYearsProps = {
  states: readonly DayState<CalendarYear>[];
  rule: PageContent<'pto'>['meetings']['rule'];
  /** The text of the link to the feeds. */
  feedsText: string;
};

type DocumentsProps = Pick<CalendarYearsProps, 'feedsText'> & {
  documents: PageContent<'calendar'>['documents'];
  bytes: number;
};

/** The calendar as a PDF, and the way to the feeds. */
function Documents({ documents: { label, path, view, download }, bytes, feedsText }: DocumentsProps) {
  return (
    <section aria-label={label} className="max-sm:order-1 grid content-start gap-y-1 text-label print:hidden">
      <DocumentLink href={path} text={view} bytes={bytes} tone="link" />
      <DocumentLink href={path} text={download} bytes={bytes} tone="link" isDownload />
      <a href="#add-to-calendar" className="inline-flex min-h-11 items-center max-sm:hidden">
        {feedsText}
      </a>
    </section>
  );
}

type CalendarFactsProps = {
  id: string;
  facts: PageContent<'calendar'>['facts'];
  year: string;
  schoolYear: Pick<SchoolYear, 'instructionalDays' | 'hours' | 'conferences'>;
};

/** The key facts of the school year: the number of days, the hours, the conferences and the accreditation. */
function CalendarFacts({ id: sectionId, facts, year, schoolYear }: CalendarFactsProps) {
  const { instructionalDays, hours, conferences } = schoolYear;
  const values: Record<CalendarFactsProps['facts']['cards'][number]['id'], string> = {
    'instructional-days': `${instructionalDays} instructional days`,
    hours: `${hours.days} ${formatShortHours(hours.from, hours.until)}`,
    conferences: `${conferences.when} ${formatShortHours(conferences.from, conferences.until)}`,
    accreditation: 'Accredited',
  };
  return (
    <section aria-labelledby={`${sectionId}-heading`}>
      <h2 id={`${sectionId}-heading`} className="sr-only">
        {facts.heading}
        {year}
      </h2>
      <ClosingLine className="mb-2" isAboveHours />
      <dl className="grid gap-x-5 border-t border-hairline sm:grid-cols-2 print:my-1 print:grid-cols-4">
        {facts.cards.map(({ id, title, text = '' }) => (
          <div
            key={id}
            className="items-baseline border-b border-hairline py-1 max-sm:grid max-sm:grid-cols-[8rem_1fr] lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-2.5 print:border-0"
          >
            <dt className="text-label text-ink-soft">{title}</dt>
            <dd className="font-serif text-lead leading-tight text-balance print:text-label">
              <Unbroken text={`${values[id]} ${text}`.trim()} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each school year that is announced: its months, its PDF, its facts and its dates. */
export function CalendarYears({ states, rule, feedsText }: CalendarYearsProps) {
  return (
    <OnDays states={states}>
      {({ schoolYear, calendar, lines, bytes, isFirst }) => {
        const id = isFirst ? 'dates' : `dates-${schoolYear.id}`;
        const year = isFirst ? '' : ` ${typeset(schoolYear.name)}`;
        const { dates, hijri, marks, facts, documents } = calendar;
        const confirmed = confirmedMonths();
        const notes = [dates.pto, ...(lines.some(({ kind }) => kind === 'admissions') ? [dates.admissions] : [])];
        return (
          <div className="shell grid gap-y-4 pt-4 pb-3 md:gap-y-12 md:py-8 print:block print:py-0">
            <CalendarMonths name={typeset(schoolYear.name)} lines={lines} marks={marks} confirmed={confirmed}>
              {bytes && <Documents documents={documents} bytes={bytes} feedsText={feedsText} />}
            </CalendarMonths>
            <CalendarFacts id={`${id}-facts`} facts={facts} year={year} schoolYear={schoolYear} />
            <section aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="text-h3 md:text-h2 print:sr-only">
                {dates.heading}
                {year}
              </h2>
              <CalendarList lines={lines} words={calendar} rule={rule} confirmed={confirmed} />
              <div className="mt-2 grid gap-y-1 text-note leading-tight md:mt-6 text-ink-soft print:mt-1 print:gap-y-0 print:text-label">
                <p className="max-w-none">{hijri.note}</p>
                {notes.map(({ text, link }) => (
                  <p key={link.href} className="max-w-none">
                    {text}{' '}
                    <a href={link.href} className="inline-block print:hidden">
                      {link.text}
                    </a>
                  </p>
                ))}
              </div>
            </section>
          </div>
        );
      }}
    </OnDays>
  );
}
