import type { nextDateStates } from '../../lib/school/school-calendar.ts';
import { formatDate, formatDateRange } from '../../lib/text/format.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type CalendarNextProps = {
  states: ReturnType<typeof nextDateStates>;
  heading: string;
  /** The words before a day off: Next day off. */
  next: string;
};

/** The next dates, the first one large, while a school year runs or is announced. The answers of /find link to its id. */
export function CalendarNext({ states, heading, next }: CalendarNextProps) {
  return (
    <section id="next-dates-heading" className="print:hidden">
      <OnDays states={states}>
        {(dates) =>
          dates.length > 0 && (
            <>
              <h2 className="text-h3 leading-tight text-on-deep-accent">{heading}</h2>
              <ul role="list" className="mt-2 grid gap-y-2 md:mt-4">
                {dates.map(({ id, date, to, isDayOffAhead, title, rule }, index) => (
                  <li
                    key={id}
                    className={`flex gap-x-4 ${index ? 'items-baseline border-t border-deep-line py-1' : 'next items-baseline-last lg:block'}`}
                  >
                    <time
                      dateTime={date}
                      className={`font-serif whitespace-nowrap ${index ? 'text-h3' : 'leading-none'}`}
                    >
                      {to ? formatDateRange(date, to) : formatDate(date, { month: 'short', day: 'numeric' })}
                    </time>{' '}
                    <span className={`leading-tight ${index ? '' : 'lg:mt-2 lg:block lg:text-h4'}`}>
                      <b>{isDayOffAhead ? `${next}: ${title}` : title}</b> {!index && <br className="lg:hidden" />}
                      {!to && formatDate(date, { weekday: 'long' })}
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
