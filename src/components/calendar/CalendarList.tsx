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

const DAY = 'me-3 font-serif text-h3 leading-tight print:text-label';
const ENTRY =
  'grid items-baseline border-t border-hairline py-1.5 leading-tight break-inside-avoid print:py-1 print:text-label';

/** Whether it is a meeting by the usual rule, about which there is nothing else to say. */
const isUsual = (line: CalendarLine) => isPtoMeeting(line) && !line.note;

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
  ];
  return (
    <>
      <CalendarMark mark={markOf(line)} />
      <time dateTime={date} className={DAY}>
        {formatDate(date, { month: 'long', day: 'numeric' })}
        {markOf(line) === 'ends' && <small>, {date.slice(0, 4)}</small>}
      </time>
      <div>
        <b>{title}</b> <span className="text-label text-ink-soft">{more.filter(Boolean).join(' · ')}</span>
      </div>{' '}
      <span className="text-label text-ink-soft">
        <abbr>{formatDate(date, { weekday: 'short' })} · </abbr>
        {formatHijriDay(hijriDate(date, confirmed)).replace(' ', '\u00a0')}
      </span>
    </>
  );
}

/** Each date of a school year once; the PTO’s usual meetings are one entry. */
export function CalendarList({ lines, words, rule, confirmed }: CalendarListProps) {
  const meetings = lines.filter(isUsual);
  const last = meetings.at(-1);
  return (
    <ol role="list" className="entries mt-2 gap-x-5 border-b border-hairline lg:columns-2 print:columns-2">
      {lines
        .filter((line) => !isUsual(line))
        .map((line) => (
          <li key={line.id} className={ENTRY}>
            <Passed date={line.date} />
            <Entry line={line} words={words} confirmed={confirmed} />
          </li>
        ))}
      {last && (
        <li className={`[column-span:all] ${ENTRY}`}>
          <Passed date={last.date} />
          <CalendarMark mark={markOf(last)} />
          <span className={DAY}>{formatMonthlyRule(rule)}</span>
          <div>
            <b>{last.title}</b>{' '}
            <span>
              {meetings.map(({ date }, index) => (
                <span key={date} className="inline-block">
                  <Passed date={date} />
                  <time dateTime={date}>{formatDate(date, { month: 'short', day: 'numeric' })}</time>
                  {index < meetings.length - 1 && <>,&nbsp;</>}
                </span>
              ))}
            </span>
          </div>
        </li>
      )}
    </ol>
  );
}
