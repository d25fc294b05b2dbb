import type { PageContent } from '../../lib/content.ts';
import type { DayState } from '../../lib/day-states.ts';
import { formatYearlyDate } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AdmissionsNextStepProps = {
  nextStep: PageContent<'admissions'>['nextStep'];
  /** Whether applications are open, and the sentence that says so. */
  states: readonly DayState<{ isOpen: boolean; announcement: string }>[];
  timeline: PageContent<'admissions'>['timeline'];
  phone: string;
};

/** What a family does next, and by when. It comes first on the page. */
export function AdmissionsNextStep({ nextStep, states, timeline, phone }: AdmissionsNextStepProps) {
  const { label, text, call, timelineId, link } = nextStep;
  const entry = timeline.entries.find(({ id }) => id === timelineId);
  if (!entry)
    throw new Error(`content/pages/admissions.yaml: the timeline has no entry "${timelineId}" for the next step`);
  return (
    <section aria-labelledby="next-step-heading">
      <OnDays states={states}>
        {({ announcement }) => (
          <p className="font-serif text-h4 text-balance">
            <WithPhoneLink text={announcement} phone={phone} />
          </p>
        )}
      </OnDays>
      <h2
        id="next-step-heading"
        className="mt-5 font-sans text-label print:mt-1 font-bold tracking-label text-brass-ink"
      >
        {label}
      </h2>
      <OnDays states={states}>
        {({ isOpen }) =>
          isOpen ? (
            <>
              <p className="mt-1 font-serif text-h3">{text}</p>
              <p className="mt-2 flex flex-wrap print:mt-0 items-baseline gap-x-3">
                <time dateTime={entry.yearlyDate.slice(2)} className="font-serif text-h2 text-green tabular-nums">
                  {formatYearlyDate(entry.yearlyDate)}
                </time>
                <span className="text-ink-soft">{entry.title}</span>
              </p>
            </>
          ) : (
            <>
              <p className="mt-1 font-serif text-h3">{call}</p>
              <PhoneLink phone={phone} />
            </>
          )
        }
      </OnDays>
      <p className="mt-5 print:hidden">
        <ButtonLink href={link.href}>{link.text}</ButtonLink>
      </p>
    </section>
  );
}
