import { telHref } from '../../lib/contact/contact-links.ts';
import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatDate, formatDollars, formatYearlyDate } from '../../lib/text/format.ts';
import { classes } from '../../ui/classes.ts';
import { FeeGroup } from './FeeGroup.tsx';
import { type FeeRow, FeeTable } from './FeeTable.tsx';

type TuitionScheduleProps = { tuition: PageContent<'tuition'>; phone: School['phone'] };

type Fee = { id: string; label: string; dollars: number; note?: string | undefined };

const feeRows = (fees: readonly Fee[]): FeeRow[] =>
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

/** The whole fee schedule, laid out as an invoice: groups on the left, amounts in one column on the right. */
export function TuitionSchedule({ tuition, phone }: TuitionScheduleProps) {
  const { schedule, newStudents, returningStudents, annual, additional, lateEnrollment, billing, discounts, aid } =
    tuition;
  const { columns, rows } = tuition.tuition;
  return (
    <section aria-labelledby="schedule-heading" className="shell pb-section md:-mt-8 print:mt-0">
      <h2 id="schedule-heading" className="sr-only">
        {schedule.heading}
      </h2>
      <div className="max-w-page border-hairline sm:border sm:bg-paper sm:px-8 sm:pb-10 lg:px-14 print:border-0 print:p-0">
        <FeeGroup id="tuition" heading={tuition.tuition.heading} note={tuition.tuition.note}>
          <FeeTable
            caption={tuition.tuition.heading}
            columns={[columns.program, columns.perMonth, columns.perYear]}
            hasVisibleHead
            rows={rows.map((row) => ({
              id: row.id,
              label: row.label,
              amounts:
                'instead' in row
                  ? [
                      <a
                        key="call"
                        href={telHref(phone.value)}
                        className="relative inline-flex min-h-6 items-center after:absolute after:inset-x-0 after:-inset-y-2.5 print:inline"
                      >
                        {row.instead}
                      </a>,
                    ]
                  : [formatDollars(row.perMonth), formatDollars(row.perYear)],
            }))}
          />
        </FeeGroup>
        <FeeGroup id="new-students" heading={newStudents.heading} note={newStudents.note}>
          <FeeTable caption={newStudents.heading} rows={feeRows(newStudents.fees)} />
        </FeeGroup>
        <FeeGroup id="returning-students" heading={returningStudents.heading} note={returningStudents.note}>
          <FeeTable caption={returningStudents.heading} rows={feeRows(returningStudents.fees)} />
        </FeeGroup>
        <FeeGroup id="annual" heading={annual.heading} note={annual.note}>
          <FeeTable caption={annual.heading} rows={feeRows(annual.fees)} />
        </FeeGroup>
        <FeeGroup id="additional" heading={additional.heading} note={additional.note}>
          <FeeTable caption={additional.heading} rows={feeRows(additional.fees)} />
        </FeeGroup>
        <FeeGroup id="late-enrollment" heading={lateEnrollment.heading} note={lateEnrollment.note}>
          <FeeTable
            caption={lateEnrollment.heading}
            columns={['Enrolled', 'Amount']}
            rows={lateEnrollment.fees.map(({ id, label, date, dollars, note }) => ({
              id,
              label: (
                <>
                  {label}{' '}
                  <time dateTime={date} className="whitespace-nowrap">
                    {formatDate(date)}
                  </time>
                </>
              ),
              note,
              amounts: [formatDollars(dollars)],
            }))}
          />
        </FeeGroup>
        <FeeGroup id="billing" heading={billing.heading} note={billing.note}>
          <FeeTable
            caption={billing.heading}
            columns={['Item', 'Date or amount']}
            rows={[
              {
                id: 'registration',
                label: billing.registration.label,
                amounts: [<YearlyDate key="date" {...billing.registration} />],
              },
              ...feeRows([{ id: 'processing-fee', ...billing.processingFee }]),
            ]}
          />
        </FeeGroup>
        <FeeGroup id="discounts" heading={discounts.heading} note={discounts.note}>
          <FeeTable caption={discounts.heading} columns={['Child', 'Discount']} rows={feeRows(discounts.fees)} />
        </FeeGroup>
        <FeeGroup id="aid" heading={aid.heading} note={aid.note}>
          <FeeTable
            caption={aid.heading}
            columns={['Event', 'Date']}
            rows={aid.dates.map(({ id, label, lead, yearlyDate }) => ({
              id,
              label,
              amounts: [<YearlyDate key="date" lead={lead} yearlyDate={yearlyDate} />],
            }))}
          />
          <h4 className="mt-3 font-sans text-body font-bold tracking-normal print:mt-1">{aid.documentsHeading}</h4>
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
        </FeeGroup>
        <footer className="border-t border-ink pt-5 print:pt-1">
          <p className="max-w-prose text-label text-ink-soft">{schedule.note}</p>
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
