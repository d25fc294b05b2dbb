import type { SchoolYear } from '../../content/read-content.ts';
import { typeset } from '../../content/typography.ts';
import type { CalendarLine } from '../../lib/dates/school-calendar.ts';
import type { SeasonTexts } from '../../lib/notices/season.ts';
import { documentSize } from '../../lib/site/documents.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { CalendarAlmanac } from './CalendarAlmanac.tsx';
import { CalendarDocuments } from './CalendarDocuments.tsx';

type CalendarYearProps = {
  /** The page's content, as it names this school year. */
  calendar: PageContent<'calendar'>;
  schoolYear: SchoolYear;
  lines: readonly CalendarLine[];
  phone: string;
  /** Whether it is the first year of the page. Another year names itself in its headings. */
  isFirst: boolean;
  /** The first year, once it has ended. */
  ended: SeasonTexts;
};

/** One school year of the calendar page: its PDF, its facts and its months. */
export function CalendarYear({ calendar, schoolYear, lines, phone, isFirst, ended }: CalendarYearProps) {
  const { documents } = calendar;
  return (
    <>
      <CalendarDocuments documents={documents} bytes={documentSize(documents.path)} />
      <CalendarAlmanac
        id={isFirst ? 'dates' : `dates-${schoolYear.id}`}
        year={isFirst ? ended : [{ value: typeset(schoolYear.name) }]}
        calendar={calendar}
        schoolYear={schoolYear}
        lines={lines}
        phone={phone}
      />
    </>
  );
}
