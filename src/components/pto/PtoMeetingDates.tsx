import type { ReactNode } from 'react';
import type { PageContent } from '../../lib/content.ts';
import { formatDate } from '../../lib/format.ts';
import { Section } from '../../ui/Section.tsx';

type PtoMeetingDatesProps = {
  words: PageContent<'pto'>['meetings']['dates'];
  /** The school year's meetings as ISO dates, in order. */
  dates: readonly string[];
  children: ReactNode;
};

/** The school year's meetings, one row for each of its two calendar years. */
export function PtoMeetingDates({ words: { heading, introduction, calendar }, dates, children }: PtoMeetingDatesProps) {
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))];
  return (
    <Section id="meetings" heading={heading} introduction={introduction} tone="sunk">
      <ol className="border-b border-hairline">
        {years.map((year) => (
          <li
            key={year}
            className="grid gap-x-8 gap-y-2 border-t border-hairline py-5 md:grid-cols-[7rem_1fr] md:items-baseline"
          >
            <h3 id={`meetings-${year}`} className="text-h3 text-brass-ink tabular-nums">
              {year}
            </h3>
            <ol
              aria-labelledby={`meetings-${year}`}
              className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-6"
            >
              {dates
                .filter((date) => date.startsWith(year))
                .map((date) => (
                  <li key={date}>
                    <time dateTime={date} className="font-serif text-h4 tabular-nums">
                      {formatDate(date, { month: 'long', day: 'numeric' })}
                      <span className="sr-only">, {year}</span>
                    </time>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        {children}
        <a href={calendar.href} className="inline-flex min-h-8 items-center">
          {calendar.text}
        </a>
      </p>
    </Section>
  );
}
