/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing can't be an img element. */
import type { DayState } from '../../lib/day-states.ts';
import type { RibbonState } from '../../lib/school-calendar.ts';
import { HALF, pointOf } from '../../lib/year-ribbon.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { YearWall } from './YearWall.tsx';

/** The ribbon of the year with its months only. The calendar page has it with all its dates. */
export function SlimRibbon({ states }: { states: readonly DayState<RibbonState>[] }) {
  return (
    <OnDays states={states}>
      {({ ribbon, day, label }) => (
        <svg
          role="img"
          aria-label={label}
          viewBox={`-4 -4 ${HALF * (2 * ribbon.weeks + 1) + 8} ${HALF * 6 + 44}`}
          className="mb-4 h-auto w-full print:hidden"
          fill="currentColor"
        >
          <YearWall ribbon={ribbon} day={day} />
          <g className="font-serif max-sm:hidden" fontSize="25">
            {ribbon.months.map(({ name, ...place }) => (
              <text key={name} x={pointOf(place)[0] - HALF} y={HALF * 6 + 34}>
                {name.slice(0, 3)}
              </text>
            ))}
          </g>
        </svg>
      )}
    </OnDays>
  );
}
