import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { type CalendarLine, confirmedMonths } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { DocumentLink } from '../shared/DocumentLink.tsx';
import { CalendarFacts } from './CalendarFacts.tsx';
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
    <section aria-label={label} className="shell flex flex-wrap gap-3 print:hidden">
      <DocumentLink href={path} text={view} bytes={bytes} tone="primary" />
      <DocumentLink href={path} text={download} bytes={bytes} isDownload />
      <a href="#add-to-calendar" className="inline-flex min-h-11 items-center font-bold">
        {feedsText}
      </a>
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
          <>
            <div className="shell py-6 md:py-8 print:py-1">
              <CalendarMonths name={typeset(schoolYear.name)} lines={lines} marks={marks} confirmed={confirmed} />
            </div>
            {bytes && <Documents documents={documents} bytes={bytes} feedsText={feedsText} />}
            <div className="shell grid gap-y-6 py-6 md:py-12 print:block print:py-0">
              <CalendarFacts id={`${id}-facts`} facts={facts} year={year} schoolYear={schoolYear} />
              <section aria-labelledby={`${id}-heading`}>
                <h2 id={`${id}-heading`} className="text-h3 md:text-h2 print:sr-only">
                  {dates.heading}
                  {year}
                </h2>
                <CalendarList lines={lines} words={calendar} rule={rule} confirmed={confirmed} />
                <div className="mt-4 grid gap-y-2 text-ink-soft print:mt-1 print:gap-y-0 print:text-label">
                  <p>{hijri.note}</p>
                  {notes.map(({ text, link }) => (
                    <p key={link.href}>
                      {text}{' '}
                      <a href={link.href} className="inline-block print:hidden">
                        {link.text}
                      </a>
                    </p>
                  ))}
                </div>
              </section>
            </div>
          </>
        );
      }}
    </OnDays>
  );
}
