/** Whether the office is open at a moment, by the school's clock. The page says it beside the phone number. */
import { formatDate, spokenTime } from '../text/format.ts';
import { addDays, type Holiday, holidayNote, on, type Span, schoolClock } from './school-day.ts';

/** What is known about the office's hours (`/data/office.json`). Days are ISO dates, both ends included. */
export type OfficeRecord = {
  /** Days of the week, 0 is Sunday. */
  weekdays: readonly number[];
  opens: string;
  closes: string;
  /**
   * Days on which the office is closed. With a title, such as `School is closed`, nothing is known about the office, each
   * day until `over`. The first entry of a day counts.
   */
  exceptions: readonly (Span & { title?: string; over?: string | undefined })[];
  /** The school years whose days off are known. On other days, only the usual hours are. */
  known: readonly Span[];
  /** Days that everybody knows, on which the office may be closed. */
  holidays?: readonly Holiday[];
};

/** No break is longer. */
const MOST_DAYS_CLOSED = 60;

/** `Open now, until 4:00 PM` or `Closed now, opens Monday 7:30 AM`. Empty if it isn't known when it opens. */
export function officeNow(record: OfficeRecord, moment: Date): string {
  const { weekdays, opens, closes, exceptions, known, holidays } = record;
  const [today, time] = schoolClock(moment);
  for (let ahead = 0; ahead < MOST_DAYS_CLOSED; ahead += 1) {
    const day = addDays(today, ahead);
    const exception = exceptions.filter(({ over = '24' }) => ahead || time < over).find(on(day));
    const isOver = !ahead && time >= closes;
    if (isOver || !weekdays.includes(new Date(day).getUTCDay()) || (exception && !exception.title)) continue;
    // Nothing today, then `Monday` or `January 5`.
    const name = ahead ? formatDate(day, ahead < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }) : '';
    const isOpen = !ahead && time >= opens;
    const note = holidayNote(day, holidays);
    if (note) return ahead ? `Closed now. ${note}` : note;
    if (exception) {
      const what = `${exception.title} ${name || 'today'}`;
      return isOpen ? `${what}: call before you come` : `Closed now. ${what}: office hours may differ`;
    }
    const usual = known.some(on(day)) ? '' : ' (usual hours)';
    if (isOpen) return `Open now, until ${spokenTime(closes)}${usual}`;
    return `Closed now, opens ${name && `${name} `}${spokenTime(opens)}${usual}`;
  }
  return '';
}
