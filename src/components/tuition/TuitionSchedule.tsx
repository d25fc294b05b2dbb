import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatDate, formatDollars, formatYearlyDate } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { Ledger, type LedgerRow } from '../../ui/Ledger.tsx';
import { FeeGroup } from './FeeGroup.tsx';

type TuitionScheduleProps = {
  tuition: PageContent<'tuition'>;
  phone: School['phone'];
};

type Fee = { id: string; label: string; dollars: number; note?: string | undefined };

const feeRows = (fees: readonly Fee[]): LedgerRow[] =>
  fees.map(({ id, label, dollars, note }) => ({ id, label, note, amounts: [formatDollars(dollars)] }));

/** `by July 1`, on one line. */
function YearlyDate({ lead, yearlyDate }: { lead?: string | undefined; yearlyDate: string }) {
  return (
    <>
      {lead && `${lead}\u00a0`}
      <time dateTime={yearlyDate.slice(2)}>{formatYearlyDate(yearlyDate)}</time>
    </>
  );
}

/** `After May 31, 2025`, with the date on one line. */
function DatedLabel({ label, date }: { label: string; date: string }) {
  return (
    <>
      {label}{' '}
      <time dateTime={date} className="whitespace-nowrap">
        {formatDate(date)}
      </time>
    </>
  );
}

/** The tuition of a program in the two amount columns, or whom to call for it. */
function tuitionRow(row: PageContent<'tuition'>['tuition']['rows'][number], phone: string): LedgerRow {
  const { id, label } = row;
  if (!('instead' in row)) {
    return { id, label, amounts: [formatDollars(row.perMonth), formatDollars(row.perYear)] };
  }
  const link = (
    <a
      key="call"
      href={telHref(phone)}
      className="relative inline-flex min-h-6 items-center after:absolute after:inset-x-0 after:-inset-y-2.5 print:inline"
    >
      {row.instead}
    </a>
  );
  return { id, label, amounts: [link] };
}

/** The groups of the schedule in the order of the page, each as the rows of a table. */
function groupsOf(page: PageContent<'tuition'>, phone: string) {
  const { schedule, tuition, lateEnrollment, billing, discounts, aid } = page;
  const { program, perMonth, perYear } = tuition.columns;
  const plain = (id: string, group: PageContent<'tuition'>['annual']) => ({
    ...group,
    id,
    columns: schedule.columns,
    rows: feeRows(group.fees),
  });
  return [
    {
      ...tuition,
      id: 'tuition',
      columns: [program, perMonth, perYear] as const,
      rows: tuition.rows.map((row) => tuitionRow(row, phone)),
    },
    plain('new-students', page.newStudents),
    plain('returning-students', page.returningStudents),
    plain('annual', page.annual),
    plain('additional', page.additional),
    {
      ...lateEnrollment,
      id: 'late-enrollment',
      rows: lateEnrollment.fees.map(({ label, date, dollars, ...fee }) => ({
        ...fee,
        label: <DatedLabel label={label} date={date} />,
        amounts: [formatDollars(dollars)] as const,
      })),
    },
    {
      ...billing,
      id: 'billing',
      rows: [
        {
          id: 'registration',
          label: billing.registration.label,
          amounts: [<YearlyDate key="date" {...billing.registration} />] as const,
        },
        ...feeRows([{ id: 'processing-fee', ...billing.processingFee }]),
      ],
    },
    { ...discounts, id: 'discounts', rows: feeRows(discounts.fees) },
    {
      ...aid,
      id: 'aid',
      rows: aid.dates.map(({ id, label, lead, yearlyDate }) => ({
        id,
        label,
        amounts: [<YearlyDate key="date" lead={lead} yearlyDate={yearlyDate} />] as const,
      })),
    },
  ];
}

/** The papers that an application for financial aid needs. */
function AidDocuments({ aid }: { aid: PageContent<'tuition'>['aid'] }) {
  return (
    <>
      <h4 id="aid-documents" className="mt-3 font-sans text-body font-bold tracking-normal print:mt-1">
        {aid.documentsHeading}
      </h4>
      <ul
        className={classes(
          'mt-1 grid list-disc gap-x-8 ps-5',
          'marker:text-brass',
          'lg:grid-cols-2',
          'print:mt-0 print:flex print:flex-wrap print:gap-x-6',
        )}
      >
        {aid.documents.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p className="mt-1 print:hidden">
        <a href={aid.link.href} className="inline-flex min-h-11 items-center font-bold">
          {aid.link.text}
        </a>
      </p>
    </>
  );
}

/** The whole fee schedule, laid out as an invoice: groups on the left, amounts in one column on the right. */
export function TuitionSchedule({ tuition, phone }: TuitionScheduleProps) {
  const { schedule, aid } = tuition;
  return (
    <section aria-labelledby="schedule-heading" className="shell pb-section">
      <h2 id="schedule-heading" className="sr-only">
        {schedule.heading}
      </h2>
      <div className="max-w-page border-hairline sm:border sm:bg-paper sm:px-8 sm:pb-10 lg:px-14 print:border-0 print:p-0">
        {groupsOf(tuition, phone.value).map(({ id, heading, note, columns, rows }) => (
          <FeeGroup key={id} id={id} heading={heading} note={note}>
            <Ledger
              caption={heading}
              isCaptionHidden
              columns={columns}
              rows={rows}
              look={columns.length > 2 ? 'dotted' : 'bare'}
            />
            {id === 'aid' && <AidDocuments aid={aid} />}
          </FeeGroup>
        ))}
        <footer className="border-t border-ink pt-5 print:pt-1">
          <p className="max-w-prose text-note text-ink-soft">{schedule.note}</p>
          <p className="mt-1 print:hidden">
            <a href={schedule.link.href} className="inline-flex min-h-11 items-center font-bold">
              {schedule.link.text}
            </a>
          </p>
        </footer>
      </div>
    </section>
  );
}
