import { type ConfirmedMonth, formatHijriDay, formatHijriMonths, hijriDate } from '../../lib/dates/hijri.ts';
import { byMonth } from '../../lib/dates/school-dates.ts';
import type { CalendarLine } from '../../lib/school/school-calendar.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatDate, formatDateRange } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';

type CalendarMonthsProps = {
  lines: readonly CalendarLine[];
  words: Pick<PageContent<'calendar'>, 'dates' | 'daysOff' | 'hijri'>;
  /** The Hijri months whose first day is confirmed. */
  confirmed: readonly ConfirmedMonth[];
};

/** The key dates by month, with their Hijri dates. A star marks the school's own dates. Days off in a row are one line. */
export function CalendarMonths({ lines, words: { dates, daysOff, hijri }, confirmed }: CalendarMonthsProps) {
  return (
    <ol role="list" className="border-b border-hairline gap-x-12 lg:columns-2 print:columns-2">
      {byMonth(lines).map(({ month, dates: inMonth }) => (
        <li
          key={month}
          className={classes(
            'grid break-inside-avoid gap-x-6 gap-y-2 border-t border-hairline py-4',
            'sm:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] md:py-5',
            'print:block print:py-1',
          )}
        >
          <div className="print:flex print:items-baseline print:justify-between">
            <h3 className="text-h3 print:text-body print:leading-tight">
              {formatDate(`${month}-01`, { month: 'long' })}{' '}
              <span className="text-body text-ink-soft print:text-label tabular-nums">{month.slice(0, 4)}</span>
            </h3>
            <p className="flex flex-wrap gap-x-[0.25em] text-note whitespace-nowrap text-ink-soft">
              {formatHijriMonths(month, confirmed)
                .split(/(?<=–)/)
                .map((name) => (
                  <span key={name}>{name}</span>
                ))}
            </p>
          </div>
          <ol role="list" className="grid gap-y-2 sm:pt-1 print:gap-y-0 print:pt-0">
            {inMonth.map(({ id, date, to, kind, title, note, office, isExpected }) => (
              <li
                key={id}
                className={classes(
                  'grid grid-cols-[3rem_2rem_1fr] items-baseline gap-x-2',
                  'sm:grid-cols-[3rem_2rem_1fr_auto]',
                  'print:grid-cols-[2rem_1.25rem_1fr_auto] print:text-label',
                )}
              >
                <time dateTime={date} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <span className="text-ink-soft">{formatDate(date, { weekday: 'short' })}</span>{' '}
                  <span className="text-end font-serif text-h4 tabular-nums print:text-body print:leading-tight">
                    {formatDate(date, { day: 'numeric' })}
                  </span>
                </time>
                <span
                  className={classes(
                    'ps-3 print:ps-1',
                    kind === 'school' || kind === 'closing' ? 'font-bold' : '',
                    kind === 'closing' ? 'text-warning' : '',
                  )}
                >
                  {title}
                  {kind === 'school' && (
                    <KhatamMark className="ms-2 inline-block size-[1.1em] align-[-0.15em] text-brass-ink" />
                  )}
                  {kind === 'admissions' && (
                    <span className="block text-note text-ink-soft print:hidden">{dates.admissionsLabel}</span>
                  )}
                  {isExpected && <span className="ms-2 text-label text-ink-soft">{hijri.expected}</span>}
                  {kind === 'off' && (
                    <span className="block text-note text-ink-soft">
                      {[to && formatDateRange(date, to), office && daysOff.office[office]].filter(Boolean).join(' · ')}
                    </span>
                  )}
                  {note && <span className="block text-note font-regular text-ink-soft">{note}</span>}
                </span>
                {/* Phones have no room for it. They show the months. */}
                <span className="text-label text-ink-soft max-sm:hidden print:block">
                  {formatHijriDay(hijriDate(date, confirmed))}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
