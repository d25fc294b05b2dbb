import type { PageContent } from '../../lib/content.ts';
import { formatYearlyDate } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type AdmissionsNextStepProps = {
  nextStep: PageContent<'admissions'>['nextStep'];
  timeline: PageContent<'admissions'>['timeline'];
};

/** What a family does next, and by when. It comes first on the page. */
export function AdmissionsNextStep({ nextStep, timeline }: AdmissionsNextStepProps) {
  const { announcement, label, text, timelineId, link } = nextStep;
  const entry = timeline.entries.find(({ id }) => id === timelineId);
  if (!entry)
    throw new Error(`content/pages/admissions.yaml: the timeline has no entry "${timelineId}" for the next step`);
  return (
    <section aria-labelledby="next-step-heading">
      <p className="font-serif text-h4 text-balance">{announcement}</p>
      <h2
        id="next-step-heading"
        className="mt-5 font-sans text-label print:mt-1 font-bold tracking-label text-brass-ink"
      >
        {label}
      </h2>
      <p className="mt-1 font-serif text-h3">{text}</p>
      <p className="mt-2 flex flex-wrap print:mt-0 items-baseline gap-x-3">
        <time dateTime={entry.yearlyDate.slice(2)} className="font-serif text-h2 text-green tabular-nums">
          {formatYearlyDate(entry.yearlyDate)}
        </time>
        <span className="text-ink-soft">{entry.title}</span>
      </p>
      <p className="mt-5 print:hidden">
        <ButtonLink href={link.href}>{link.text}</ButtonLink>
      </p>
    </section>
  );
}
