/* oxlint-disable jsx-a11y/control-has-associated-label -- A cell is no control. */
import type { ReactNode } from 'react';
import { WEEKDAY_NAMES } from '../../content/weekdays.ts';
import { type ConfirmedMonth, formatHijriMonths } from '../../lib/dates/hijri.ts';
import { isWeekend } from '../../lib/dates/school-day.ts';
import { today } from '../../lib/dates/today.ts';
import { marksOf, monthsBetween, weeksOf } from '../../lib/school/month-marks.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate } from '../../lib/text/format.ts';
import { CalendarMark } from './CalendarMark.tsx';

type CalendarMonthsProps = {
  /** What the months are called for a screen reader. */
  name: string;
  lines: readonly CalendarLine[];
  marks: PageContent<'calendar'>['marks'];
  /** The Hijri months whose first day is confirmed. */
  confirmed: readonly ConfirmedMonth[];
  /** What follows the months, in a cell of its own. */
  children?: ReactNode;
};

/** The months of a school year, each a table, with what each day means, under the key of the marks. */
export function CalendarMonths({ name, lines, marks: words, confirmed, children }: CalendarMonthsProps) {
  const marks = marksOf(lines, words.ramadan);
  const first = lines[0]?.date ?? today();
  const last = lines.at(-1)?.date ?? today();
  const used = [...marks.values()].map(({ mark }) => mark);
  const key = new Set([...used, ...(first <= today() && today() <= last ? (['today'] as const) : [])]);
  // On a phone the current month is first. It is that of the build, so that nothing moves.
  const isOver = (month: string) => today() <= last && month < today().slice(0, 7);
  return (
    <div className="months">
      <ul role="list" className="col-span-full flex flex-wrap gap-x-6 gap-y-1 text-label">
        {[...key].map((mark) => (
          <li
            key={mark}
            data-until={mark === 'today' ? last : undefined}
            className={`flex items-center gap-2 ${mark === 'today' ? 'print:hidden noscript:hidden' : ''}`}
          >
            <CalendarMark mark={mark} />
            {words[mark]}
          </li>
        ))}
      </ul>
      <section aria-label={name} className="contents">
        {monthsBetween(first, last).map((month) => (
          <table
            key={month}
            data-month={month}
            className={`w-full self-start ${isOver(month) ? 'max-sm:order-1' : ''}`}
          >
            <caption className="pb-1 text-start leading-tight text-ink-soft">
              <span className="font-serif text-h3 text-ink">{formatDate(`${month}-01`, { month: 'long' })}</span>{' '}
              {month.slice(0, 4)}
              <span className="block">
                {formatHijriMonths(month, confirmed).replace(/ \d+/g, '').replace(' – ', '–')}
              </span>
            </caption>
            <thead className="border-t border-hairline text-ink-soft">
              <tr>
                {WEEKDAY_NAMES.map((weekday) => (
                  <th key={weekday} scope="col" className="font-regular" abbr={weekday}>
                    {weekday.slice(0, 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month, first, last).map((week, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name.
                <tr key={index}>
                  {week.map((day, weekday) => {
                    // biome-ignore lint/suspicious/noArrayIndexKey: a day of another month has no other name.
                    if (!day) return <td key={weekday} />;
                    const marked = marks.get(day);
                    const isBold = marked && marked.mark !== 'ramadan';
                    return (
                      <td key={day} className={isBold ? 'font-bold' : isWeekend(day) ? 'text-ink-soft' : undefined}>
                        {Number(day.slice(8))}
                        {marked && <CalendarMark mark={marked.mark} />}
                        {marked && <span className="sr-only">, {marked.title}</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
      {children}
    </div>
  );
}
