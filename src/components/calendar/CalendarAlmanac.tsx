import type { SchoolYear } from '../../content/read-content.ts';
import { type CalendarLine, confirmedMonths } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { CalendarFacts } from './CalendarFacts.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';

type CalendarAlmanacProps = {
  /** The start of the section's ids. */
  id: string;
  /** The school year in the headings, after a space, if they name it. */
  year: string;
  calendar: Pick<PageContent<'calendar'>, 'facts' | 'dates' | 'daysOff' | 'hijri'>;
  schoolYear: SchoolYear;
  lines: readonly CalendarLine[];
};

/** The school year: its key facts, and the months. */
export function CalendarAlmanac({ id, year, calendar, schoolYear, lines }: CalendarAlmanacProps) {
  const { facts, dates: words, hijri } = calendar;
  const hasAdmissions = lines.some(({ kind }) => kind === 'admissions');
  return (
    <div className="shell grid gap-y-8 py-section print:block print:py-0">
      <CalendarFacts id={`${id}-facts`} facts={facts} year={year} schoolYear={schoolYear} />
      <section aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className="text-h2 print:sr-only">
          {words.heading}
          {year}
        </h2>
        <div className="mt-6 print:mt-3">
          <CalendarMonths lines={lines} words={calendar} confirmed={confirmedMonths()} />
        </div>
        <div className="mt-6 grid gap-y-2 text-ink-soft print:mt-1 print:gap-y-0 print:text-label">
          <p>{hijri.note}</p>
          {[words.pto, ...(hasAdmissions ? [words.admissions] : [])].map(({ text, link }) => (
            <p key={link.href} className={link === words.pto.link ? undefined : 'print:hidden'}>
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
}
