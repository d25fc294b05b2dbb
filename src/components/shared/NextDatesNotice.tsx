import type { nextDatesNotice } from '../../lib/dates/school-calendar.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type NextDatesNoticeProps = { states: ReturnType<typeof nextDatesNotice>; phone: string };

/** Under the next dates: that the year is over or the days off aren't known yet, and whom to call. */
export function NextDatesNotice({ states, phone }: NextDatesNoticeProps) {
  return (
    <OnDays states={states}>
      {(notice) =>
        notice && (
          <p className={notice.isYearOver ? 'pt-3 font-serif text-h3' : 'mt-3 text-ink-soft print:hidden'}>
            <WithPhoneLink text={notice.text} phone={phone} />
          </p>
        )
      }
    </OnDays>
  );
}
