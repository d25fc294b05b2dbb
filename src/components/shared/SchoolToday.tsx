import { announcementStates } from '../../lib/school/announcement.ts';
import type { DayState } from '../../lib/school/day-states.ts';
import { isYearPosted } from '../../lib/school/school-calendar.ts';
import { OnDays } from '../../ui/OnDays.tsx';

type SchoolTodayProps = {
  className?: string;
  isBrief?: boolean;
  /** What is usual on each day, until the script has asked what is posted. */
  usual?: readonly DayState<string>[];
};

/**
 * The line of today: whether there is school (src/islands/office-hours.ts). It reserves two lines, or four while it also says
 * that no dates are posted, so that the layout doesn’t shift. Where the page says so beside it, it is brief. Without script,
 * only a posted closing is shown, with its date.
 */
export function SchoolToday({ className = '', isBrief = false, usual = [] }: SchoolTodayProps) {
  const closings = announcementStates().map(({ value: { type, message }, ...days }) => ({
    ...days,
    value: type === 'closing' ? message : null,
  }));
  const height = isBrief || isYearPosted() ? 'min-h-[2lh]' : 'min-h-[4lh]';
  return (
    <p
      data-school-today={isBrief ? 'brief' : ''}
      className={`${height} font-bold noscript:empty:hidden print:hidden ${className}`.trim()}
    >
      <OnDays states={closings} as="span">
        {(text) => text}
      </OnDays>
      <OnDays states={usual} as="span">
        {(text) => text}
      </OnDays>
    </p>
  );
}
