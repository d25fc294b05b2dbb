import { type ConfirmedMonth, formatHijriDay, hijriDate } from '../../lib/dates/hijri.ts';
import { formatMonthlyRule, isPtoMeeting } from '../../lib/dates/school-dates.ts';
import { addDays } from '../../lib/dates/school-day.ts';
import { isForPrint, today } from '../../lib/dates/today.ts';
import { markOf } from '../../lib/school/month-marks.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate, formatDateRange } from '../../lib/text/format.ts';
import { CalendarMark } from './CalendarMark.tsx';

type CalendarListProps = {
  lines: readonly CalendarLine[];
  words: Pick<PageContent<'calendar'>, 'dates' | 'daysOff' | 'hijri'>;
  rule: PageContent<'pto'>['meetings']['rule'];
  confirmed: readonly ConfirmedMonth[];
};

/** In front of what has passed: from the day after it, the page script shows this mark, and the rest is softer. */
function Passed({ date }: { date: string }) {
  const from = addDays(date, 1);
  return isForPrint() ? null : <span className="passed absolute" data-from={from} hidden={from > today()} />;
}

/** What stands before each entry. */
const DAY = 'font-serif text-h3 leading-tight print:text-label';

/** Whether it is a meeting by the usual rule, about which there is nothing else to say. */
const isUsual = (line: CalendarLine) => isPtoMeeting(line) && !line.note;

type EntryProps = Omit<CalendarListProps, 'lines' | 'rule'> & { line: CalendarLine };

/** What a date is, with its day in the Hijri calendar. */
function Entry({ line, words: { dates, daysOff, hijri }, confirmed }: EntryProps) {
  const { date, to, kind, title, note, office, isExpected } = line;
  const more = [
    kind === 'admissions' && dates.admissionsLabel,
    kind === 'off' && to && formatDateRange(date, to),
    kind === 'off' && office && daysOff.office[office],
    note,
    formatHijriDay(hijriDate(date, confirmed)).replace(' ', '\u00a0'),
  ];
  return (
    <>
      <time dateTime={date} className={DAY}>
        <span className="font-sans text-note">{formatDate(date, { weekday: 'short' })}</span>{' '}
        {formatDate(date, { month: 'long', day: 'numeric', ...(markOf(line) === 'ends' && { year: 'numeric' }) })}
      </time>
      <span>
        <b>{title}</b> {isExpected && `${hijri.expected} `}
        <span className="text-note text-ink-soft md:block print:inline">{more.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

/** Each date of a school year once; the PTO’s usual meetings are one entry. */
export function CalendarList({ lines, words, rule, confirmed }: CalendarListProps) {
  const meetings = lines.filter(isUsual);
  return (
    <ol
      role="list"
      className="mt-2 border-t border-ink md:mt-4 lg:grid lg:grid-cols-2 lg:gap-x-16 print:mt-1 print:grid print:grid-cols-4 print:gap-x-8"
    >
      {lines
        .filter((line) => !isUsual(line) || line === meetings[0])
        .map((line) => (
          <li
            key={line.id}
            className={`calendar-entry grid break-inside-avoid content-start gap-x-3 border-b border-hairline py-2 md:items-baseline md:py-3 print:py-1 ${line === meetings[0] ? 'col-span-2' : ''}`}
          >
            <Passed date={(line === meetings[0] ? meetings.at(-1) : line)?.date ?? ''} />
            <CalendarMark mark={markOf(line)} />
            {line === meetings[0] ? (
              <>
                <span className={DAY}>{formatMonthlyRule(rule)}</span>
                <span>
                  <b>{line.title}</b>
                  <span className="block">
                    {meetings.map(({ date }, index) => (
                      <span key={date} className="inline-block">
                        <Passed date={date} />
                        <time dateTime={date}>{formatDate(date, { month: 'short', day: 'numeric' })}</time>
                        {index < meetings.length - 1 && <>,&nbsp;</>}
                      </span>
                    ))}
                  </span>
                </span>
              </>
            ) : (
              <Entry line={line} words={words} confirmed={confirmed} />
            )}
          </li>
        ))}
    </ol>
  );
}
