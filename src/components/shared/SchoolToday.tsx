import { DAY_OF_ANSWER } from '../../lib/dates/school-day.ts';
import { closingStates } from '../../lib/school/announcement.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { isHolidayNear, isYearPosted } from '../../lib/school/school-calendar.ts';
import { OnDays } from '../../ui/OnDays.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

type SchoolTodayProps = {
  className?: string;
  isBrief?: boolean;
  /** False in the menu, which is closed until the line is there. */
  isReserved?: boolean;
  /** What is usual on each day, until the script has asked what is posted. */
  usual?: readonly DayState<string>[];
};

const HEIGHTS = ['min-h-[2lh]', 'min-h-[4lh]', 'min-h-[6lh]'];

/** A line whose day is a part of its own, as the script writes it. */
const withDay = (line: string | null) =>
  (line || undefined)?.split(DAY_OF_ANSWER).map(
    (part, place) =>
      part && (
        <span key={part} className={place % 2 ? 'of-day' : undefined}>
          <WithPhoneLink text={part} />
        </span>
      ),
  );

/**
 * The line of today: whether there is school (src/islands/office-hours.ts). It reserves two lines, so that the layout
 * doesn’t shift; two more while it also says that no dates are posted, and around a holiday, which it names. Where the
 * page says so beside it, it is brief. Without script, only a posted closing is shown, with its date.
 */
export function SchoolToday({ className = '', isBrief = false, isReserved = true, usual = [] }: SchoolTodayProps) {
  const closings = closingStates();
  const more = [!isBrief && !isYearPosted(), isHolidayNear()].filter(Boolean).length;
  return (
    <p
      data-school-today={isBrief ? 'brief' : ''}
      className={`${isReserved ? HEIGHTS[more] : ''} font-bold ${closings.some(({ value }) => value) ? '' : 'noscript:hidden'} print:hidden ${className}`}
    >
      <OnDays states={usual} as="span">
        {withDay}
      </OnDays>{' '}
      <OnDays states={closings} as="span">
        {withDay}
      </OnDays>
    </p>
  );
}
