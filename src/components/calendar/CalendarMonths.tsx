import { formatDate } from '../../lib/format.ts';
import { byMonth, type SchoolDate } from '../../lib/school-dates.ts';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';

type CalendarMonthsProps = {
  dates: readonly SchoolDate[];
  /** The label under an admissions date. */
  admissionsLabel: string;
};

/** The key dates by month. A star marks the school's own dates. */
export function CalendarMonths({ dates, admissionsLabel }: CalendarMonthsProps) {
  return (
    <ol className="border-b border-hairline print:columns-2 print:gap-x-10">
      {byMonth(dates).map(({ month, dates: inMonth }) => (
        <li
          key={month}
          className={classes(
            'grid gap-x-6 gap-y-2 border-t border-hairline py-4',
            'sm:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] md:py-5',
            'print:grid-cols-[6.25rem_1fr] print:gap-x-1 print:py-1',
          )}
        >
          {/*
            In print, a heading stays with the content after it. In a grid that would keep all the months together.
          */}
          <h3 className="text-h3 print:break-after-auto! print:text-body print:leading-tight">
            {formatDate(`${month}-01`, { month: 'long' })}{' '}
            <span className="text-body text-ink-soft print:text-label tabular-nums">{month.slice(0, 4)}</span>
          </h3>
          <ol className="grid gap-y-2 sm:pt-1 print:gap-y-0 print:pt-0">
            {inMonth.map(({ id, date, kind, title, note }) => (
              <li
                key={id}
                className="grid grid-cols-[3rem_2rem_1fr] items-baseline gap-x-2 print:grid-cols-[2rem_1.25rem_1fr] print:text-label"
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
                    <span className="ms-2 text-label text-ink-soft print:hidden">{admissionsLabel}</span>
                  )}
                  {note && <span className="block text-label font-regular text-ink-soft">{note}</span>}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
