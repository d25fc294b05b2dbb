import type { SchoolYear } from '../../content/read-content.ts';
import type { DayState } from '../../lib/day-states.ts';
import { formatDate } from '../../lib/format.ts';
import { OnDays } from '../../ui/OnDays.tsx';

/** The first and last day of school, in very large type. */
export function CalendarEnds({ states }: { states: readonly DayState<SchoolYear>[] }) {
  return (
    <OnDays states={states}>
      {({ firstDay, lastDay }) => (
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2 print:gap-x-10">
          {[firstDay, lastDay].map(({ date, title }) => (
            <div key={title} className="border-t-2 border-brass pt-3 print:border-ink print:pt-1">
              <dt className="font-bold">{title}</dt>
              <dd className="mt-1">
                <time dateTime={date} className="block font-serif print:inline text-h2 tracking-display text-green">
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
