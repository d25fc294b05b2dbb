import type { SchoolYear } from '../../content/read-content.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { formatDate } from '../../lib/text/format.ts';
import { OnDays } from '../../ui/OnDays.tsx';

/** The first and last day of school. */
export function CalendarEnds({ states }: { states: readonly DayState<SchoolYear>[] }) {
  return (
    <OnDays states={states}>
      {({ firstDay, lastDay }) => (
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 print:grid-cols-2 print:gap-x-10">
          {[firstDay, lastDay].map(({ date, title }) => (
            <div key={title} className="border-t border-hairline pt-3 print:border-ink print:pt-1">
              <dt className="font-bold">{title}</dt>
              <dd>
                <time dateTime={date} className="block font-serif text-h3 text-green print:inline">
                  {formatDate(date)}
                </time>{' '}
                <span className="text-ink-soft print:ms-2">{formatDate(date, { weekday: 'long' })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </OnDays>
  );
}
