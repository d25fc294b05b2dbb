import { monthsBetween } from '../../lib/school/month-marks.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate } from '../../lib/text/format.ts';
import { KHATAM } from '../../ui/KhatamMark.tsx';

const MONTHS = monthsBetween('2000-01-01', '2000-12-31').map((month) => formatDate(`${month}-01`, { month: 'long' }));

/** A year of twelve stars: those of the months with a payment are light. */
export function PlanMonths({ plan: { value, note } }: { plan: PageContent<'tuition'>['plan'] }) {
  const first = MONTHS.findIndex((month) => note.startsWith(month));
  const colors = (isPaid: boolean) => (isPaid ? 'fill-on-deep-accent text-deep-strong' : 'fill-deep-line');
  return (
    <div aria-hidden="true" className="plan-months unstacked grid font-serif print:hidden">
      {[...MONTHS.slice(first), ...MONTHS.slice(0, first)].map((month, index) => (
        <span key={month} className={`relative grid place-items-center ${colors(index < Number.parseInt(value, 10))}`}>
          <svg aria-hidden="true" viewBox="-.52 -.52 1.04 1.04">
            <path d={KHATAM} />
          </svg>
          <span className="absolute pt-0.5">
            {month.slice(0, 1)}
            <span className="max-md:hidden">{month.slice(1, 3)}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
