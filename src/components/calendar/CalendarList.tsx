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

/** The columns of the facts and of the dates under them. */
export const COLUMNS = 'grid grid-cols-2 gap-x-2 gap-y-3 md:gap-x-5 lg:grid-cols-4 print:grid-cols-4';

/** A day or the rule, in large type. */
const DAY = 'block whitespace-normal font-serif text-lead leading-tight md:text-h3 print:text-label';

/** Whether it is a meeting by the usual rule, about which there is nothing else to say. */
const isUsual = (line: CalendarLine) => isPtoMeeting(line) && !line.note;

const ENTRY = 'border-t border-hairline pt-2 leading-tight print:pt-1';

type EntryProps = Omit<CalendarListProps, 'lines' | 'rule'> & { line: CalendarLine };

/** What a date is, with its day in the Hijri calendar. */
function Entry({ line, words: { dates, daysOff, hijri }, confirmed }: EntryProps) {
  const { date, to, kind, title, note, office, isExpected } = line;
  const more = [
    isExpected && hijri.expected,
    kind === 'admissions' && dates.admissionsLabel,
    kind === 'off' && to && formatDateRange(date, to),
    kind === 'off' && office && daysOff.office[office],
    note,
    formatHijriDay(hijriDate(date, confirmed)).replace(' ', '\u00a0'),
  ];
  return (
    <>
      <time dateTime={date} className="flex items-center gap-2 text-label">
        <CalendarMark mark={markOf(line)} />
        <span className={DAY}>
          {formatDate(date, { month: 'long', day: 'numeric' })}
          {markOf(line) === 'ends' && (
            <>
              , <span className="font-sans text-label leading-tight">{date.slice(0, 4)}</span>
            </>
          )}
        </span>
      </time>
      <b className="mt-1 block text-balance">{title}</b>{' '}
      <span className="mt-1 block text-note leading-tight text-ink-soft">
        <abbr>{formatDate(date, { weekday: 'short' })} · </abbr>
        {more.filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** Each date of a school year once; the PTO’s usual meetings are one entry. */
export function CalendarList({ lines, words, rule, confirmed }: CalendarListProps) {
  const meetings = lines.filter(isUsual);
  const last = meetings.at(-1);
  return (
    <ol role="list" className={`mt-2 md:mt-6 print:mt-1 ${COLUMNS}`}>
      {lines
        .filter((line) => !isUsual(line))
        .map((line) => (
          <li key={line.id} className={ENTRY}>
            <Passed date={line.date} />
            <Entry line={line} words={words} confirmed={confirmed} />
          </li>
        ))}
      {last && (
        <li className={`col-span-2 ${ENTRY}`}>
          <Passed date={last.date} />
          <span className="flex items-center gap-2 text-label">
            <CalendarMark mark={markOf(last)} />
            <span className={DAY}>{formatMonthlyRule(rule)}</span>
          </span>
          <span>
            <b className="mt-1 block">{last.title}</b>{' '}
            <span className="mt-1 block">
              {meetings.map(({ date }, index) => (
                <span key={date} className="inline-block">
                  <Passed date={date} />
                  <time dateTime={date}>{formatDate(date, { month: 'short', day: 'numeric' })}</time>
                  {index < meetings.length - 1 && <>,&nbsp;</>}
                </span>
              ))}
            </span>
          </span>
        </li>
      )}
    </ol>
  );
}
