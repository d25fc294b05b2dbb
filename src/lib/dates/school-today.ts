/** The line of today: whether there is school, at a moment, by the school's clock. */
import { formatDate, spokenTime } from '../text/format.ts';
import { addDays, type Holiday, holidayNote, isWeekend, on, type Span, schoolClock } from './school-day.ts';

/** What is known about days without a closing (part of `/data/office.json`). */
export type SchoolDaysRecord = {
  /** When school ends. From then on, the line is about tomorrow. */
  ends: string;
  daysOff: readonly (Span & { name: string })[];
  /** The days on which school ends early by the calendar. */
  earlyEnds?: readonly (Span & { name: string; endsAt: string })[];
  /** The school years, with a sentence that says when each begins. */
  years: readonly (Span & { begins: string })[];
  words: { noClosing: string; noSchool: string };
  /** What follows on a day whose school year isn't posted. */
  noDates: string;
  /** Days that everybody knows. */
  holidays?: readonly Holiday[];
};

/** What is posted for today and tomorrow, and known only from the newest announcements. */
export type Posted = { today?: string | undefined; tomorrow?: string | undefined };

/**
 * `School is closed today: Snow.`, `No school today, Saturday, …` or `No closing is posted for today, …`, and what is posted
 * for tomorrow. Who asks about today is answered also after school.
 */
export function schoolToday(record: SchoolDaysRecord, posted: Posted, moment: Date, isAsked = false): string {
  const [day, time] = schoolClock(moment);
  const isOver = time >= (record.earlyEnds?.find(on(day))?.endsAt ?? record.ends);
  if (isOver && !isAsked) return schoolTomorrow(record, posted, moment);
  return posted.today ? postedLine(posted) : [lineOf(record, day, 'today'), posted.tomorrow].filter(Boolean).join(' ');
}

/** What is posted for today and tomorrow, once if it is the same: `School is closed today and tomorrow: Snow.` */
export function postedLine({ today = '', tomorrow }: Posted): string {
  const isSame = today.replace(' today', ' tomorrow') === tomorrow;
  return isSame ? today.replace(' today', ' today and tomorrow') : [today, tomorrow].filter(Boolean).join(' ');
}

/** The same for tomorrow alone. */
export function schoolTomorrow(record: SchoolDaysRecord, posted: Posted, moment: Date): string {
  return posted.tomorrow ?? lineOf(record, addDays(schoolClock(moment)[0], 1), 'tomorrow');
}

/** `today, Thursday, November 26`. */
export const dayName = (day: string, called: string): string =>
  `${called}, ${formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' })}`;

type DaysOff = readonly { name: string; from: string; to?: string | undefined }[];

/** `No school today, Thursday, November 26: Thanksgiving.`, or the same of a weekend. Empty on any other day. */
export function noSchoolLine(daysOff: DaysOff, noSchool: string, day: string, called: string): string {
  const off = daysOff.find(on(day));
  if (off) return `${noSchool} ${dayName(day, called)}: ${off.name}.`;
  return isWeekend(day) ? `${noSchool} ${dayName(day, called)}.` : '';
}

/** The line of a day without a closing. */
function lineOf(record: SchoolDaysRecord, day: string, called: string): string {
  const { daysOff, earlyEnds, years, words, noDates, holidays } = record;
  const isKnown = years.some(on(day));
  const next = years.find(({ from }) => from > day);
  const after = isKnown ? '' : ` ${next?.begins ?? noDates}`;
  const off = noSchoolLine(daysOff, words.noSchool, day, called);
  if (off) return off + after;
  const name = dayName(day, called);
  if (!isKnown && next) return `${words.noSchool} ${name}.${after}`;
  const early = earlyEnds?.find(on(day));
  const end = early && `School ends at ${spokenTime(early.endsAt)}: ${early.name}.`;
  return [`${words.noClosing} ${name}.`, end, holidayNote(day, holidays)].filter(Boolean).join(' ') + after;
}
