import { telHref } from '../../lib/contact-links.ts';
import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { formatDollars } from '../../lib/format.ts';

type TuitionTableProps = { tuition: PageContent<'tuition'>['tuition']; phone: School['phone'] };

const HEAD = 'border-b border-hairline pb-2 text-label font-bold print:pb-0';
const AMOUNT =
  'py-2.5 ps-4 text-end font-serif text-h4 sm:whitespace-nowrap tabular-nums print:text-body print:leading-tight print:py-px';

/** Monthly and yearly tuition by program. Where no amount is published, the text asks families to call the office. */
export function TuitionTable({ tuition, phone }: TuitionTableProps) {
  const { heading, columns, rows } = tuition;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className={`${HEAD} text-start`}>
            {columns.program}
          </th>
          <th scope="col" className={`${HEAD} ps-4 text-end`}>
            {columns.perMonth}
          </th>
          <th scope="col" className={`${HEAD} ps-4 text-end`}>
            {columns.perYear}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-hairline align-baseline last:border-b-0">
            <th scope="row" className="py-2.5 text-start font-regular print:py-px">
              {row.label}
            </th>
            {'instead' in row ? (
              <td colSpan={2} className={AMOUNT}>
                <a
                  href={telHref(phone.value)}
                  className="relative inline-flex min-h-6 items-center after:absolute after:inset-x-0 after:-inset-y-2.5 print:inline"
                >
                  {row.instead}
                </a>
              </td>
            ) : (
              <>
                <td className={AMOUNT}>{formatDollars(row.perMonth)}</td>
                <td className={AMOUNT}>{formatDollars(row.perYear)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
