import type { ReactNode } from 'react';
import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import { formatShortHours } from '../../lib/dates/school-dates.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { type CalendarLine, confirmedMonths } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { ClosingLine } from '../shared/ClosingLine.tsx';
import { DocumentLink } from '../shared/DocumentLink.tsx';
import { CalendarList, COLUMNS } from './CalendarList.tsx';
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
    <section aria-label={label} className="documents flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
      <DocumentLink href={path} text={view} bytes={bytes} tone="primary" />
      <DocumentLink href={path} text={download} bytes={bytes} tone="link" isDownload />
      <a href="#add-to-calendar" className="inline-flex min-h-11 items-center font-bold max-sm:hidden">
        {feedsText}
      </a>
    </section>
  );
}

type Card = PageContent<'calendar'>['facts']['cards'][number];

type CalendarFactsProps = {
  id: string;
  facts: PageContent<'calendar'>['facts'];
  year: string;
  schoolYear: Pick<SchoolYear, 'instructionalDays' | 'hours' | 'conferences'>;
};

/** The part of a fact that is a number or hours. It is above the others. */
function Figure({ children }: { children: ReactNode }) {
  return <span className="order-first font-serif text-h2 print:text-label">{children}</span>;
}

/** The key facts of the school year: the number of days, the hours, the conferences and the accreditation. */
function CalendarFacts({ id: sectionId, facts, year, schoolYear }: CalendarFactsProps) {
  const { instructionalDays, hours, conferences } = schoolYear;
  const values: Record<Card['id'], [ReactNode, ReactNode]> = {
    'instructional-days': [<Figure key="days">{instructionalDays}</Figure>, 'instructional days'],
    hours: [hours.days, <Figure key="hours">{formatShortHours(hours.from, hours.until)}</Figure>],
    conferences: [
      conferences.when,
      <Figure key="hours">{formatShortHours(conferences.from, conferences.until)}</Figure>,
    ],
    accreditation: [<Figure key="accredited">Accredited</Figure>, undefined],
  };
  return (
    <section aria-labelledby={`${sectionId}-heading`}>
      <h2 id={`${sectionId}-heading`} className="sr-only">
        {facts.heading}
        {year}
      </h2>
      <ClosingLine className="mb-2" isAboveHours />
      <dl className={`print:my-1 ${COLUMNS}`}>
        {facts.cards.map(({ id, title, text }) => (
          <div key={id} className="border-t border-hairline pt-2">
            <dt className="text-label text-ink-soft">{title}</dt>
            <dd className="mt-1 grid leading-tight">
              {values[id][0]} {values[id][1] ?? text}
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
          <div className="shell grid gap-y-4 pt-4 pb-3 md:gap-y-12 md:py-12 print:block print:py-0">
            <CalendarMonths name={typeset(schoolYear.name)} lines={lines} marks={marks} confirmed={confirmed} />
            {bytes && <Documents documents={documents} bytes={bytes} feedsText={feedsText} />}
            <CalendarFacts id={`${id}-facts`} facts={facts} year={year} schoolYear={schoolYear} />
            <section aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="text-h3 md:text-h2 print:sr-only">
                {dates.heading}
                {year}
              </h2>
              <CalendarList lines={lines} words={calendar} rule={rule} confirmed={confirmed} />
              <div className="mt-2 grid gap-y-1 text-note leading-tight md:mt-6 text-ink-soft print:gap-y-0 print:text-label">
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
