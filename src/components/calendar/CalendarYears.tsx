import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { DocumentLink } from '../shared/DocumentLink.tsx';
import { CalendarAlmanac } from './CalendarAlmanac.tsx';

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
  /** The text of the link to the feeds. */
  feedsText: string;
};

/** The PDF and the months of each school year that is announced. */
export function CalendarYears({ states, feedsText }: CalendarYearsProps) {
  return (
    <OnDays states={states}>
      {({ schoolYear, calendar, lines, bytes, isFirst }) => (
        <>
          {bytes && (
            <section aria-label={calendar.documents.label} className="shell flex flex-wrap gap-3 print:hidden">
              <DocumentLink
                href={calendar.documents.path}
                text={calendar.documents.view}
                bytes={bytes}
                tone="primary"
              />
              <DocumentLink
                href={calendar.documents.path}
                text={calendar.documents.download}
                bytes={bytes}
                isDownload
              />
              <a href="#add-to-calendar" className="inline-flex min-h-11 items-center font-bold">
                {feedsText}
              </a>
            </section>
          )}
          <CalendarAlmanac
            id={isFirst ? 'dates' : `dates-${schoolYear.id}`}
            year={isFirst ? '' : ` ${typeset(schoolYear.name)}`}
            calendar={calendar}
            schoolYear={schoolYear}
            lines={lines}
          />
        </>
      )}
    </OnDays>
  );
}
