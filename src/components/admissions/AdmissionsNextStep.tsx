import type { admissionsSteps } from '../../lib/dates/school-calendar.ts';
import { formatYearlyDate } from '../../lib/text/format.ts';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type AdmissionsNextStepProps = {
  label: string;
  steps: ReturnType<typeof admissionsSteps>;
  /** The sentence about applications. */
  announcements: DayTexts;
  phone: string;
};

/** What a family does next, and by when, or where the admissions cycle is. It comes first on the page. */
export function AdmissionsNextStep({ label, steps, announcements, phone }: AdmissionsNextStepProps) {
  return (
    <section aria-labelledby="next-step-heading" className="mt-6 print:mt-0">
      <h2 id="next-step-heading" className="font-sans text-label font-bold text-brass-ink">
        {label}
      </h2>
      <OnDays states={steps}>
        {(step) =>
          step?.yearlyDate ? (
            <p className="pb-4 print:pb-0">
              <time
                dateTime={step.yearlyDate.slice(2)}
                className="mt-2 print:mt-0 block font-serif text-display tracking-display text-green tabular-nums"
              >
                {formatYearlyDate(step.yearlyDate)}
              </time>
              <span className="mt-2 block font-serif text-h3">{step.title}</span>{' '}
              <span className="text-ink-soft">{step.note}</span>
            </p>
          ) : null
        }
      </OnDays>
      <p className="border-t border-hairline pt-4 font-serif text-h4 text-balance print:border-0 print:pt-0 print:text-label">
        <DayText text={announcements} phone={phone} />
      </p>
      <OnDays states={steps}>
        {(step) =>
          step && !step.yearlyDate ? (
            <p className="mt-3">
              {step.note} <PhoneLink phone={phone} look="line" />
            </p>
          ) : null
        }
      </OnDays>
    </section>
  );
}
