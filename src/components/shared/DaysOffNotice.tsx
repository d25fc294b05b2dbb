import type { DayState } from '../../lib/day-states.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type DaysOffNoticeProps = { states: readonly DayState<string | null>[]; phone: string };

/** Under the next dates: that the days off aren't known yet, and whom to call. */
export function DaysOffNotice({ states, phone }: DaysOffNoticeProps) {
  return (
    <OnDays states={states}>
      {(text) =>
        text && (
          <p className="mt-3 text-ink-soft">
            <WithPhoneLink text={text} phone={phone} />
          </p>
        )
      }
    </OnDays>
  );
}
