import type { DayState } from '../../lib/school/day-states.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type AdmissionsNextStepProps = {
  states: readonly DayState<PageContent<'admissions'>['nextStep']>[];
  phone: string;
};

/** What a family does next, and which year applications are open for. It comes first on the page. */
export function AdmissionsNextStep({ states, phone }: AdmissionsNextStepProps) {
  return (
    <section aria-label={states[0]?.value.label} className="mt-6 print:mt-0">
      <OnDays states={states}>
        {(step) => (
          <>
            <p className="text-label font-bold text-brass-ink">{step.label}</p>
            <h2 className="mt-2 text-h2 text-green print:mt-0">{step.text}</h2>
            <p className="mt-4 border-t border-hairline pt-4 text-balance print:border-0 print:pt-0">
              <WithPhoneLink text={step.announcement} phone={phone} />
            </p>
            <p className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
              <ButtonLink href={step.link.href}>{step.link.text}</ButtonLink>
            </p>
          </>
        )}
      </OnDays>
    </section>
  );
}
