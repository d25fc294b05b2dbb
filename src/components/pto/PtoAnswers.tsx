import type { ReactNode } from 'react';
import { formatMonthlyRule, formatOrdinalDay } from '../../lib/dates/school-dates.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';

type PtoAnswersProps = {
  pto: Pick<PageContent<'pto'>, 'membership' | 'meetings' | 'registration' | 'openSignIn'>;
  /** The link to the meeting dates. */
  datesLink: DayTexts;
  signUpHref: string;
};

function Answer({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-heading`} className="border-t-2 border-brass pt-3 md:pt-5 lg:pe-6">
      <h2 id={`${id}-heading`} className="text-h3 text-green">
        {question}
      </h2>
      <div className="mt-1 grid justify-items-start gap-y-1 md:mt-2">{children}</div>
    </section>
  );
}

/** Who can join, when the PTO meets, and how to register. */
export function PtoAnswers({
  pto: { membership, meetings, registration, openSignIn },
  datesLink,
  signUpHref,
}: PtoAnswersProps) {
  return (
    <div className="shell grid gap-x-12 gap-y-6 pb-section lg:grid-cols-3 print:grid-cols-3">
      <Answer id="who" question={membership.heading}>
        <p className="text-lead">{membership.who}.</p>
        <p className="font-bold">{membership.fee}</p>
      </Answer>
      <Answer id="when" question={meetings.heading}>
        <p className="text-lead">{formatMonthlyRule(meetings.rule)}</p>
        <p>{meetings.how}</p>
        <p>
          <a href="#meetings" className="inline-block py-1">
            <DayText text={datesLink} />
          </a>
        </p>
      </Answer>
      <Answer id="how" question={registration.heading}>
        <p className="text-lead">{registration.signIn}</p>
        <p>
          {`${registration.openSignIn}\u00a0`}
          <strong className="whitespace-nowrap">{formatOrdinalDay(openSignIn.yearlyDate)}</strong>.
        </p>
        <p className="mt-2">
          <ButtonLink href={signUpHref}>{registration.signUp}</ButtonLink>
        </p>
      </Answer>
    </div>
  );
}
