import type { DayState } from '../../lib/dates/day-states.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type NoticeProps = { states: readonly DayState<string | null>[]; phone: string };

/** The one notice at the top of a page whose figures or dates are over. It prints. */
export function Notice({ states, phone }: NoticeProps) {
  return (
    <OnDays states={states}>
      {(text) =>
        text && (
          <p role="note" className="shell mt-6 print:mt-0">
            <span className="block border-s-4 border-warning bg-warning-ground px-4 py-3 text-warning">
              <WithPhoneLink text={text} phone={phone} />
            </span>
          </p>
        )
      }
    </OnDays>
  );
}
