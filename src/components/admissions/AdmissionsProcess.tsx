import type { PageContent } from '../../lib/text/content.ts';
import { formatYearlyDate } from '../../lib/text/format.ts';
import { Steps } from './Steps.tsx';

type AdmissionsProcessProps = {
  process: PageContent<'generalInfo'>['process'];
  /** The dates of the admissions year. Each step shows its own. */
  timeline: PageContent<'admissions'>['timeline']['entries'];
};

export function AdmissionsProcess({ process, timeline }: AdmissionsProcessProps) {
  const datesOf = (timelineIds: readonly string[]) =>
    timelineIds.map((timelineId) => {
      const entry = timeline.find(({ id }) => id === timelineId);
      if (!entry)
        throw new Error(`content/pages/admissions.yaml: the timeline has no entry "${timelineId}" for a step`);
      return entry;
    });
  return (
    <section aria-labelledby="process-heading">
      <h2 id="process-heading" className="text-h2">
        {process.heading}
      </h2>
      {process.introduction && <p className="mt-4 max-w-prose text-lead text-ink-soft">{process.introduction}</p>}
      <div className="mt-8 md:mt-12 print:mt-2">
        <Steps
          steps={process.steps.map(({ id, title, text, note, timelineIds = [] }) => ({
            id,
            title,
            text,
            aside: (note || timelineIds.length > 0) && (
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {note && <li className="font-bold text-brass-ink">{note}</li>}
                {datesOf(timelineIds).map(({ id: dateId, title: dateTitle, yearlyDate }) => (
                  <li key={dateId}>
                    <time dateTime={yearlyDate.slice(2)} className="font-bold text-ink tabular-nums">
                      {formatYearlyDate(yearlyDate, 'short')}
                    </time>{' '}
                    {dateTitle}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </div>
    </section>
  );
}
