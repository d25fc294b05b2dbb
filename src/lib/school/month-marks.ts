/** The months of a school year as weeks, and what its dates mark in them. */
import { addDays, daysFrom } from '../dates/school-day.ts';
import type { CalendarLine } from './school-calendar.ts';

/** What a day is marked as. */
export type Mark = 'ends' | 'pto' | 'off' | 'closing' | 'ramadan' | 'eid' | 'other';

/** The months from one day to another, such as `2031-08`. */
export const monthsBetween = (from: string, to: string): string[] => [
  ...new Set(daysFrom(from, to).map((day) => day.slice(0, 7))),
];

/** The weeks of a month from Sunday to Saturday, from that of `from` to that of `to`. Days of other months are undefined. */
export function weeksOf(month: string, from: string, to: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const days = daysFrom(first, addDays(first, 30)).filter((day) => day.startsWith(month));
  const cells = [...Array<undefined>(new Date(first).getUTCDay()), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday]),
  ).filter((week) => week.some((day = '') => day >= from) && week.some((day = '~') => day <= to));
}

/** What one line of the calendar is marked as. */
export function markOf({ id, kind }: Pick<CalendarLine, 'id' | 'kind'>): Mark {
  if (kind === 'holiday') return id === 'ramadan' ? 'ramadan' : 'eid';
  if (kind === 'school') return /^(first|last)-day$/.test(id) ? 'ends' : 'other';
  return kind === 'admissions' ? 'other' : kind;
}

/** The mark of each day, and what it is called there. Of two lines on a day, the first but Ramadan’s gives the mark. */
export function marksOf(lines: readonly CalendarLine[], ramadan: string) {
  const marks = new Map<string, { mark: Mark; title: string }>();
  for (const line of lines) {
    const mark = markOf(line);
    for (const day of daysFrom(line.date, line.to ?? line.date)) {
      const before = marks.get(day);
      const title = mark === 'ramadan' ? ramadan : line.title;
      marks.set(day, {
        mark: before && before.mark !== 'ramadan' ? before.mark : mark,
        title: before ? `${before.title}, ${title}` : title,
      });
    }
  }
  return marks;
}
