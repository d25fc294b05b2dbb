import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatTimeRange } from '../../lib/text/format.ts';
import { ProgramInterest } from './ProgramInterest.tsx';

type EarlyChildhoodInterestProps = { interest: PageContent<'earlyChildhood'>['interest']; school: School };

/** The interest form on the portal, the phone number and the office hours. */
export function EarlyChildhoodInterest({ interest, school }: EarlyChildhoodInterestProps) {
  const { heading, introduction, button, call, hoursLabel } = interest;
  const { days, opens, closes } = school.officeHours.weekdays;
  return (
    <section id="interest" aria-labelledby="interest-heading" className="shell">
      <div className="grid items-end gap-x-12 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="interest-heading" className="text-h2">
            {heading}
          </h2>
          {introduction && <p className="mt-4 max-w-prose text-lead text-ink-soft">{introduction}</p>}
        </div>
        <div className="lg:col-span-6 lg:justify-self-end">
          <div className="flex flex-wrap gap-3">
            <ProgramInterest school={school} button={button} call={call} />
          </div>
          <p className="mt-4 text-label text-ink-soft">
            {hoursLabel} {days}, {formatTimeRange(opens, closes)}
          </p>
        </div>
      </div>
    </section>
  );
}
