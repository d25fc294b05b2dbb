import { useEffect, useState } from 'react';
import { nextSchoolDates, type SchoolDate } from '../lib/dates/school-dates.ts';
import { schoolDay, trueAt } from '../lib/dates/school-day.ts';
import type { DayState } from '../lib/school/day-states.ts';
import { queryClient } from '../lib/site/query-client.ts';
import { formatDate, formatDateRange } from '../lib/text/format.ts';

type NextDatesProps = {
  /** The URL of the dates of the school years, by day. */
  source: string;
  /** The next dates on the day of the build. They are shown until the visitor's date is known. */
  dates: readonly SchoolDate[];
  /** The number of dates to show, apart from the next day off. */
  count: number;
  dayOffWords: { next: string; office: { open: string; closed: string } };
  /** What to read if the dates can’t be loaded, and the link to the office’s phone. */
  call: { failed: string; href: string; text: string };
};

/** The next dates of the school year and its next day off, starting from the current date at the school. */
export function NextDates({ source, dates, count, dayOffWords, call }: NextDatesProps) {
  const [years, setYears] = useState<readonly DayState<SchoolDate[]>[]>();
  const [isError, setIsError] = useState(false);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const handleReturn = () => setNow(new Date());
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
  useEffect(() => {
    queryClient.fetchQuery<typeof years>({ queryKey: [source] }).then(setYears, () => setIsError(true));
  }, [source]);
  const posted = years?.find(trueAt(now))?.value ?? dates;
  // Until the data has loaded, it renders the same as the built page, to avoid a hydration mismatch.
  const shown = years || isError ? nextSchoolDates(posted, schoolDay(now), count) : dates;

  return (
    <>
      {shown.length > 0 && (
        <ol role="list">
          {shown.map(({ id, date, to, kind, title, office }) => (
            // Until the island starts, the page script hides dates that are over.
            <li
              key={id}
              data-until={to ?? date}
              className="flex items-baseline gap-x-3 border-b border-hairline py-2.5 sm:gap-x-6"
            >
              <time dateTime={date} className="min-w-37 font-serif text-h3 whitespace-nowrap tabular-nums sm:min-w-42">
                {to ? formatDateRange(date, to) : formatDate(date, { month: 'long', day: 'numeric' })}
              </time>
              <span>
                <span className="block font-bold">{title}</span>
                <span className="text-note text-ink-soft">
                  {[
                    kind === 'off' && dayOffWords.next,
                    !to && formatDate(date, { weekday: 'long' }),
                    office && dayOffWords.office[office],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {isError && (
        <p className="mt-3">
          {`${call.failed} `}
          <a href={call.href} className="font-bold whitespace-nowrap">
            {call.text}
          </a>
        </p>
      )}
    </>
  );
}
