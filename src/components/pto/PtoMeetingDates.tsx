import type { ReactNode } from 'react';
import { addDays } from '../../lib/dates/school-day.ts';
import { today } from '../../lib/dates/today.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import type { SeasonTexts } from '../../lib/school/season.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { DayParagraph } from '../../ui/DayText.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { Section } from '../../ui/Section.tsx';

/** The meetings of one school year, in order. */
type MeetingYear = { id: string; dates: readonly { date: string }[] };

type PtoMeetingDatesProps = {
  words: PageContent<'pto'>['meetings']['dates'];
  years: readonly DayState<MeetingYear>[];
  /** The name of the school year and when it ended. Nothing while it runs. */
  ended: SeasonTexts;
  /** The links to the meetings’ calendar feed. */
  children: ReactNode;
};

/** A day in front of which the page script shows two marks, each in its time: that it is the next one, and that it has passed. */
function MeetingDate({ date, previous }: { date: string; previous: string | undefined }) {
  const isPast = date < today();
  const isNext = !isPast && (!previous || previous < today());
  return (
    <li>
      <span className="peer/next" data-from={previous && addDays(previous, 1)} data-until={date} hidden={!isNext} />
      <span className="peer" data-from={addDays(date, 1)} hidden={!isPast} />
      <time
        dateTime={date}
        className={classes(
          'font-serif tabular-nums peer-not-[[hidden]]:text-ink-soft',
          'peer-not-[[hidden]]/next:font-sans peer-not-[[hidden]]/next:font-bold',
        )}
      >
        {formatDate(date, { month: 'long', day: 'numeric' })}
        <span className="sr-only">, {date.slice(0, 4)}</span>
      </time>
    </li>
  );
}

/** A school year's meetings, one row for each of its two calendar years, or one row of both where there is room. */
function MeetingDates({ id, dates }: MeetingYear) {
  const years = [...new Set(dates.map(({ date }) => date.slice(0, 4)))];
  return (
    <ol role="list" className="border-b border-hairline lg:flex lg:gap-x-12">
      {years.map((year) => (
        <li
          key={year}
          className="grid grid-cols-[max-content_1fr] items-baseline gap-x-3 border-t border-hairline py-3 md:grid-cols-[6rem_1fr] md:py-5 grow lg:block print:py-1"
        >
          <h3 id={`meetings-${id}-${year}`} className="text-h3 text-brass-ink tabular-nums">
            {year}
          </h3>
          <ol
            role="list"
            aria-labelledby={`meetings-${id}-${year}`}
            className="flex flex-wrap gap-x-3 gap-y-1 text-note *:flex-[1_0_6.25rem] sm:grid sm:grid-cols-3 lg:flex"
          >
            {dates.map(
              ({ date }, index) =>
                date.startsWith(year) && <MeetingDate key={date} date={date} previous={dates[index - 1]?.date} />,
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** The meetings of the school year, to read and to print. */
export function PtoMeetingDates({ words, years, ended, children }: PtoMeetingDatesProps) {
  const { heading, introduction, calendar } = words;
  return (
    <Section id="meetings" heading={heading} introduction={introduction}>
      <DayParagraph text={ended} className="mb-2 font-bold" />
      <OnDays states={years}>{(year) => <MeetingDates {...year} />}</OnDays>
      <div className="mt-1.5 flex flex-wrap gap-x-6 print:hidden">
        <a href={calendar.href} className="inline-flex min-h-11 items-center">
          {calendar.text}
        </a>
        {children}
      </div>
    </Section>
  );
}
