import type { PageContent } from '../../lib/text/content.ts';
import { formatDollars, formatYearlyDate } from '../../lib/text/format.ts';
import { Section } from '../../ui/Section.tsx';

type AdmissionsTuitionProps = {
  tuition: PageContent<'admissions'>['tuition'];
};

const NOTE = 'mt-3 text-note text-ink-soft print:mt-1 print:leading-tight';
const AMOUNT =
  'py-2 ps-2 text-end font-serif text-h4 tabular-nums sm:ps-4 sm:whitespace-nowrap print:text-body print:leading-tight';

/** The fees of each level, right-aligned. The caption is only heard. */
function FeeTable({ caption, columns, levels }: AdmissionsTuitionProps['tuition']) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-label">
          <th scope="col" className="py-2 pe-3 text-start sm:pe-4">
            {columns.level}
          </th>
          {[columns.tuition, columns.materials].map((column) => (
            <th key={column} scope="col" className="py-2 ps-2 text-end sm:ps-4">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id, label, tuition, materials }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2 pe-3 text-start font-regular sm:pe-4">
              {label}
            </th>
            <td className={AMOUNT}>{formatDollars(tuition.dollars)}</td>
            <td className={AMOUNT}>+ {formatDollars(materials.dollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `PreK and Grade 3: $7,800 + $8,850 = $16,650, before the second child’s discount.` */
function workedLine({ levels, discounts: { example } }: AdmissionsTuitionProps['tuition']): string {
  const sums = example.levels
    .flatMap((wanted) => levels.find(({ id }) => id === wanted) ?? [])
    .map(({ tuition, materials }) => tuition.dollars + materials.dollars);
  const total = sums.reduce((all, sum) => all + sum, 0);
  return `${example.children}: ${sums.map(formatDollars).join(' + ')} = ${formatDollars(total)}, ${example.before}.`;
}

/** A summary of tuition, with discounts and the financial aid deadline beside it. */
export function AdmissionsTuition({ tuition }: AdmissionsTuitionProps) {
  const { heading, introduction, discounts, aid, note, link } = tuition;
  return (
    <Section id="tuition" heading={heading} introduction={introduction}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8 print:[&_td]:py-0.5 print:[&_th]:py-0.5">
        <div className="lg:col-span-7 print:col-span-7">
          <FeeTable {...tuition} />
          <p className={NOTE}>{note}</p>
          <p className="mt-4 font-bold print:hidden">
            <a href={link.href}>{link.text}</a>
          </p>
        </div>
        <div className="grid content-start gap-x-10 gap-y-10 sm:max-lg:grid-cols-2 lg:col-span-5 print:col-span-5 print:grid-cols-1 print:gap-y-3">
          <section aria-labelledby="discounts-heading">
            <h3 id="discounts-heading" className="text-h3">
              {discounts.heading}
            </h3>
            <dl className="mt-1.5 border-t-2 border-ink print:mt-0">
              {discounts.rows.map(({ id, label, percent }) => (
                <div
                  key={id}
                  className="flex items-baseline justify-between gap-4 border-b border-hairline py-2 print:py-0.5 print:leading-tight"
                >
                  <dt>{label}</dt>
                  <dd className="font-serif text-h4 tabular-nums print:text-body print:leading-tight">{percent}%</dd>
                </div>
              ))}
            </dl>
            <p className={NOTE}>{workedLine(tuition)}</p>
          </section>
          <section aria-labelledby="aid-heading">
            <h3 id="aid-heading" className="text-h3">
              {aid.heading}
            </h3>
            <p className="mt-3 print:mt-0">
              {aid.text}{' '}
              <time dateTime={aid.yearlyDate.slice(2)} className="font-bold tabular-nums">
                {formatYearlyDate(aid.yearlyDate)}
              </time>
              .
            </p>
            <p className="mt-4 font-bold print:mt-1">
              <a href={aid.link.href}>{aid.link.text}</a>
            </p>
          </section>
        </div>
      </div>
    </Section>
  );
}
