import type { ReactNode } from 'react';
import type { DayState } from '../../lib/school/day-states.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type CalendarNextProps = {
  /** Whether there are next dates, by day. */
  states: readonly DayState<boolean>[];
  heading: string;
  children: ReactNode;
};

/** The next dates, on the days on which a school year runs or is announced. The answers of /find link to its id. */
export function CalendarNext({ states, heading, children }: CalendarNextProps) {
  return (
    <section id="next-dates-heading" className="print:hidden">
      <OnDays states={states}>
        {(hasDates) =>
          hasDates && (
            <div className="mb-8">
              <h2 className="border-b border-ink pb-3 text-h4">{heading}</h2>
              {children}
            </div>
          )
        }
      </OnDays>
    </section>
  );
}
