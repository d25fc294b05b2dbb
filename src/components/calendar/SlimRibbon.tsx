/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an inline drawing can't be an img element. */
import { HALF, pointOf, type RibbonProps } from '../../lib/dates/year-ribbon.ts';
import { YearWall } from './YearWall.tsx';

/** The ribbon of the year with its months only. The calendar page has it with all its dates. */
export function SlimRibbon({ ribbon, day, until, label }: RibbonProps) {
  return (
    // A translating browser would replace the text of the drawing by elements that aren't drawn.
    <div role="img" aria-label={label} translate="no" data-until={until} className="mb-4 print:hidden">
      <svg
        viewBox={`-4 -4 ${HALF * (2 * ribbon.weeks + 1) + 8} ${HALF * 6 + 60}`}
        className="h-auto w-full"
        fill="currentColor"
        aria-hidden="true"
      >
        <YearWall ribbon={ribbon} day={day} />
        <g className="font-serif max-sm:hidden" fontSize="32" transform={`translate(0 ${HALF * 6 + 40})`}>
          {ribbon.months.map(({ name, ...place }) => (
            <text key={name} x={pointOf(place)[0] - HALF}>
              {name.slice(0, 3)}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
