import type { PageContent } from '../../lib/text/content.ts';
import { formatYearlyDate } from '../../lib/text/format.ts';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { Steps } from './Steps.tsx';

type AdmissionsProcessProps = {
  process: PageContent<'generalInfo'>['process'];
  introduction: DayTexts;
  /** The dates of the admissions year. Each step shows its own. */
  timeline: PageContent<'admissions'>['timeline']['entries'];
  phone: string;
};

export function AdmissionsProcess({ process, introduction, timeline, phone }: AdmissionsProcessProps) {
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
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        <DayText text={introduction} phone={phone} />
      </p>
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
