import type { DayState } from '../../lib/dates/day-states.ts';
import type { Link } from '../../lib/text/content-types.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type CostIntroductionProps = { states: readonly DayState<string | null>[]; link: Link; phone: string };

/** Above the estimate: that its figures are over, when they are, and where the other figures are. */
export function CostIntroduction({ states, link: { href, text }, phone }: CostIntroductionProps) {
  return (
    <>
      <OnDays states={states}>
        {(lapsed) =>
          lapsed && (
            <p className="mb-3 font-bold">
              <WithPhoneLink text={lapsed} phone={phone} />
            </p>
          )
        }
      </OnDays>
      <p className="mb-6 print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center font-bold">
          {text}
        </a>
      </p>
    </>
  );
}
