import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { telHref } from '../lib/contact-links.ts';
import { formatDate, formatDateRange } from '../lib/format.ts';
import { queryClient } from '../lib/query-client.ts';
import { nextSchoolDates, type SchoolDate } from '../lib/school-dates.ts';
import { schoolDay } from '../lib/school-day.ts';

type NextDatesProps = {
  /** The URL of the school year's dates. */
  source: string;
  /** The next dates on the day of the build. They are shown until the visitor's date is known. */
  dates: readonly SchoolDate[];
  /** The number of dates to show, apart from the next day off. */
  count: number;
  dayOffWords: { next: string; office: { open: string; closed: string } };
  phone: string;
};

/** The current date at the school, updated when the visitor returns to the page. */
function useSchoolDay(): string {
  const [day, setDay] = useState(() => schoolDay(new Date()));
  useEffect(() => {
    const handleReturn = () => setDay(schoolDay(new Date()));
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
  return day;
}

const ROW = 'flex flex-wrap gap-x-6 border-b border-hairline py-3';

/** The next dates of the school year and its next day off, starting from the current date at the school. */
export function NextDates({ source, dates, count, dayOffWords, phone }: NextDatesProps) {
  const { data, isError } = useQuery<readonly SchoolDate[]>({ queryKey: [source] }, queryClient);
  const today = useSchoolDay();
  // Until the data has loaded, it renders the same as the built page, to avoid a hydration mismatch.
  const shown = data || isError ? nextSchoolDates(data ?? dates, today, count) : dates;

  return (
    <>
      {shown.length > 0 && (
        <ol className="border-t border-hairline">
          {shown.map(({ id, date, to, kind, title, office }) =>
            kind === 'off' ? (
              <li key={id} className={ROW}>
                <span className="min-w-68 tabular-nums">
                  {dayOffWords.next}:{' '}
                  <time dateTime={date}>
                    {to
                      ? formatDateRange(date, to)
                      : formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })}
                  </time>
                </span>
                <span>
                  <span className="font-bold">{title}</span>
                  {office && <span className="text-ink-soft"> ({dayOffWords.office[office]})</span>}
                </span>
              </li>
            ) : (
              <li key={id} className={ROW}>
                <time dateTime={date} className="min-w-68 tabular-nums">
                  {formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })}
                </time>
                <span className="font-bold">{title}</span>
              </li>
            ),
          )}
        </ol>
      )}
      {(isError || shown.length === 0) && (
        <p className={shown.length > 0 ? 'mt-3' : undefined}>
          {/* In its own element, so that React can replace text that a translation tool has wrapped. */}
          <span>
            {isError
              ? 'The newest dates could not be loaded. Call the office:'
              : 'This school year has ended. Next year’s dates will be posted here; until then, call'}
          </span>{' '}
          <a href={telHref(phone)} className="font-bold whitespace-nowrap">
            {phone}
          </a>
        </p>
      )}
    </>
  );
}
