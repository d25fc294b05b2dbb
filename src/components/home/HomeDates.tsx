import { formatSchoolDate } from '../../lib/dates/school-dates.ts';
import type { nextDateStates } from '../../lib/school/school-calendar.ts';
import { formatDate } from '../../lib/text/format.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type HomeDatesProps = {
  states: ReturnType<typeof nextDateStates>;
  /** The words beside a day off: Next day off, and whether the office is open. */
  dayOffWords: { next: string; office: { open: string; closed: string } };
};

/** The next dates and the next day off, while a school year runs or is announced. */
export function HomeDates({ states, dayOffWords }: HomeDatesProps) {
  return (
    <OnDays states={states}>
      {(dates) =>
        dates.length > 0 && (
          <ul role="list" className="contents">
            {dates.map(({ id, date, to, isDayOffAhead, title, rule, office }) => (
              <li
                key={id}
                className="flex grow flex-wrap content-center items-baseline gap-x-3 border-t border-hairline py-2"
              >
                <time dateTime={date} className="font-serif text-h3 whitespace-nowrap tabular-nums">
                  {formatSchoolDate({ date, to })}
                </time>
                <span className="flex-1">
                  <span className="block font-bold">{title}</span>
                  <span className="block text-label text-ink-soft">
                    {[
                      !to && `${formatDate(date, { weekday: 'long' })}${rule ?? ''}`,
                      isDayOffAhead && dayOffWords.next,
                      office && dayOffWords.office[office],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </OnDays>
  );
}
