import type { Mark } from '../../lib/school/month-marks.ts';

/** The sign of a mark, in the months, the key and the list (styles/calendar.css). */
export function CalendarMark({ mark }: { mark: Mark | 'today' }) {
  return <i className={`mark mark-${mark}`} />;
}
