import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { formatDollars } from '../../lib/format.ts';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type TuitionAnswerProps = {
  tuition: PageContent<'tuition'>['tuition'];
  office: PageContent<'tuition'>['office'];
  phone: School['phone'];
};

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 print:py-0';

/** What a month costs, in large figures, and the contact for tuition that isn't published. */
export function TuitionAnswer({ tuition: { rows, columns }, office, phone }: TuitionAnswerProps) {
  return (
    <dl className="border-t border-ink lg:-mt-8 print:leading-tight">
      {rows.map(
        (row) =>
          'perMonth' in row && (
            <div key={row.id} className={ROW}>
              <dt>{row.label}</dt>
              <dd>
                <span className="font-serif text-h2 tracking-display tabular-nums">{formatDollars(row.perMonth)}</span>{' '}
                {columns.perMonth.toLowerCase()}
              </dd>
            </div>
          ),
      )}
      {rows.some((row) => 'instead' in row) && (
        <div className={ROW}>
          <dt>
            {office.label}
            <span className="block text-label text-ink-soft">{office.note}</span>
          </dt>
          <dd>
            <PhoneLink phone={phone.value} className="print:inline" />
          </dd>
        </div>
      )}
    </dl>
  );
}
