import { formatDate, formatDollars, formatYearlyDate } from '../src/lib/text/format.ts';
import type { DocumentContent } from './content.ts';
import { type FactRow, FactTable } from './FactTable.tsx';
import { Sheet } from './Sheet.tsx';

type Fee = { id: string; label: string; dollars: number; note?: string | undefined };

const feeRows = (fees: readonly Fee[]): FactRow[] =>
  fees.map(({ id, label, dollars, note }) => ({ id, label, note, cells: [formatDollars(dollars)] }));

/** All amounts of the year on one page: tuition across the full width, the fees in two columns below. */
export function TuitionSheet({ content, made }: { content: DocumentContent; made: string }) {
  const { tuition, school } = content;
  const { title, columns } = content.words.tuitionSheet;
  const { plan, office, schedule, billing, lateEnrollment, discounts, aid } = tuition;
  const { program, perYear, perMonth } = tuition.tuition.columns;
  const amounts = [columns.fee, columns.amount];
  return (
    <Sheet
      kind="tuition-sheet"
      title={title}
      introduction={tuition.subheading}
      content={content}
      sources={[tuition]}
      made={made}
    >
      <dl className="facts">
        <div>
          <dt>{plan.label}</dt>
          <dd>
            {plan.value} <span className="note">{plan.note}</span>
          </dd>
        </div>
        <div>
          <dt>{office.label}</dt>
          <dd>
            {school.phone.value} <span className="note">{office.note}</span>
          </dd>
        </div>
      </dl>
      <FactTable
        heading={tuition.tuition.heading}
        note={tuition.tuition.note}
        columns={[program, perYear, perMonth]}
        rows={tuition.tuition.rows.map((row) => ({
          id: row.id,
          label: row.label,
          note: 'note' in row ? row.note : undefined,
          cells: 'instead' in row ? [row.instead] : [formatDollars(row.perYear), formatDollars(row.perMonth)],
        }))}
      />
      <div className="columns">
        {[tuition.newStudents, tuition.returningStudents, tuition.annual, tuition.additional].map((group) => (
          <FactTable
            key={group.heading}
            heading={group.heading}
            note={group.note}
            columns={amounts}
            rows={feeRows(group.fees)}
          />
        ))}
        <FactTable
          heading={lateEnrollment.heading}
          note={lateEnrollment.note}
          columns={[columns.enrolled, columns.amount]}
          rows={lateEnrollment.fees.map(({ id, label, date, dollars, note }) => ({
            id,
            label: `${label} ${formatDate(date)}`,
            note,
            cells: [formatDollars(dollars)],
          }))}
        />
        <FactTable
          heading={billing.heading}
          note={billing.note}
          columns={[columns.item, columns.dateOrAmount]}
          rows={[
            {
              id: 'registration',
              label: billing.registration.label,
              cells: [`${billing.registration.lead} ${formatYearlyDate(billing.registration.yearlyDate)}`],
            },
            ...feeRows([{ id: 'processing-fee', ...billing.processingFee }]),
          ]}
        />
        <FactTable
          heading={discounts.heading}
          note={discounts.note}
          columns={[columns.child, columns.discount]}
          rows={feeRows(discounts.fees)}
        />
        <FactTable
          heading={aid.heading}
          note={aid.note}
          columns={[columns.event, columns.when]}
          rows={aid.dates.map(({ id, label, lead, yearlyDate }) => ({
            id,
            label,
            cells: [[lead, formatYearlyDate(yearlyDate)].filter(Boolean).join(' ')],
          }))}
        />
      </div>
      <section className="kept">
        <h3>
          {aid.heading}: {aid.documentsHeading}
        </h3>
        <ul>
          {aid.documents.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </section>
      <p className="aside">{schedule.note}</p>
    </Sheet>
  );
}
