import { formatDollars, formatYearlyDate } from '../src/lib/text/format.ts';
import type { DocumentContent } from './content.ts';
import { FactTable } from './FactTable.tsx';
import { Sheet } from './Sheet.tsx';

/** The requirements of one application with checkboxes, the fee and the dates. */
export function AdmissionsChecklist({ content, made }: { content: DocumentContent; made: string }) {
  const { nextStep, requirements, timeline } = content.admissions;
  const { title, introduction, blanks, columns } = content.words.admissionsChecklist;
  const { applicationFee } = requirements;
  return (
    <Sheet
      kind="admissions-checklist"
      title={title}
      introduction={introduction}
      content={content}
      sources={[content.admissions]}
      made={made}
    >
      <ul className="blanks">
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
      <section>
        <h2>{requirements.heading}</h2>
        <ul className="boxes">
          {requirements.items.map(({ id, title: name, text }) => (
            <li key={id}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
          <li>
            <strong>
              {applicationFee.label}: {formatDollars(applicationFee.dollars)}.
            </strong>{' '}
            {applicationFee.note}. {applicationFee.elsewhere}
          </li>
        </ul>
      </section>
      <FactTable
        heading={timeline.heading}
        note={nextStep.announcement}
        columns={[columns.when, columns.step]}
        rows={timeline.entries.map(({ id, yearlyDate, title: step, text }) => ({
          id,
          label: formatYearlyDate(yearlyDate),
          cells: [
            <>
              <strong>{step}.</strong> {text}
            </>,
          ],
        }))}
      />
      <p className="aside">{timeline.note}</p>
    </Sheet>
  );
}
