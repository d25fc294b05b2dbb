/** The line of today: whether there is school, at a moment, by the school's clock. */
import { formatDate } from '../text/format.ts';
import { addDays, isWeekend, schoolClock } from './school-day.ts';

type Span = { from: string; to: string };

/** What is known about days without a closing (part of `/data/office.json`). */
export type SchoolDaysRecord = {
  /** When school ends. From then on, the line is about tomorrow. */
  ends: string;
  daysOff: readonly (Span & { name: string })[];
  /** The school years, with a sentence that says when each begins. */
  years: readonly (Span & { begins: string })[];
  words: { noClosing: string; noSchool: string; unknown: string };
};

/** What is posted for today and tomorrow, and known only from the newest announcements. */
export type Posted = { today?: string | undefined; tomorrow?: string | undefined };

const on = (day: string) => (span: Span) => span.from <= day && day <= span.to;

/** `School is closed today: Snow.`, `No school today, Saturday, …` or `No closing is posted for today, …` */
export function schoolToday({ ends, daysOff, years, words }: SchoolDaysRecord, posted: Posted, moment: Date): string {
  const [today, time] = schoolClock(moment);
  const isOver = time >= ends;
  const closing = isOver ? posted.tomorrow : posted.today;
  if (closing) return closing;
  const day = isOver ? addDays(today, 1) : today;
  const date = formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });
  const name = `${isOver ? 'tomorrow' : 'today'}, ${date}`;
  const off = daysOff.find(on(day));
  if (off) return `${words.noSchool} ${name}: ${off.name}.`;
  if (isWeekend(day)) return `${words.noSchool} ${name}.`;
  if (years.some(on(day))) return `${words.noClosing} ${name}.`;
  const next = years.find(({ from }) => from > day);
  return next ? `${words.noSchool} ${name}. ${next.begins}` : `${words.noClosing} ${name}. ${words.unknown}`;
}
