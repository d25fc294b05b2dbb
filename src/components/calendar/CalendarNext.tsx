import { formatSchoolDate } from '../../lib/dates/school-dates.ts';
import type { nextDateStates } from '../../lib/school/school-calendar.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type CalendarNextProps = {
  states: ReturnType<typeof nextDateStates>;
  heading: string;
  /** The words before a day off: Next day off. */
  next: string;
};

/** The next dates, while a school year runs or is announced. The answers of /find link to its id. */
export function CalendarNext({ states, heading, next }: CalendarNextProps) {
  return (
    <section id="next-dates-heading" className="print:hidden">
      <OnDays states={states}>
        {(dates) =>
          dates.length > 0 && (
            <>
              <h2 className="font-sans text-label font-bold">{heading}</h2>
              <ul role="list">
                {dates.map(({ id, date, to, isDayOffAhead, title, rule }) => (
                  <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-t border-brass py-1">
                    <time dateTime={date} className="font-serif text-h3 whitespace-nowrap">
                      {formatSchoolDate({ date, to })}
                    </time>{' '}
                    <span>
                      {isDayOffAhead ? `${next}: ${title}` : title}
                      {rule}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </OnDays>
    </section>
  );
}
