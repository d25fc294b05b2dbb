import { formatYearlyDate } from '../../lib/format.ts';
import type { admissionsSteps } from '../../lib/school-calendar.ts';
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
    <section aria-labelledby="next-step-heading">
      <h2 id="next-step-heading" className="border-b border-ink pb-3 text-h4 print:border-0 print:pb-0">
        {label}
      </h2>
      <OnDays states={steps}>
        {(step) =>
          step?.yearlyDate ? (
            <p className="flex flex-wrap items-baseline gap-x-6 border-b border-hairline py-3 print:border-0 print:py-0">
              <time
                dateTime={step.yearlyDate.slice(2)}
                className="font-serif text-h2 tracking-display whitespace-nowrap text-green tabular-nums"
              >
                {formatYearlyDate(step.yearlyDate)}
              </time>
              <span>
                <span className="block font-serif text-h3">{step.title}</span>{' '}
                <span className="text-ink-soft">{step.note}</span>
              </span>
            </p>
          ) : null
        }
      </OnDays>
      <p className="mt-3 font-serif text-h4 text-balance print:mt-0 print:text-label">
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
