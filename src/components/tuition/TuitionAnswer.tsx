import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { formatDollars } from '../../lib/text/format.ts';
import { FactRows } from '../shared/FactRows.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type TuitionAnswerProps = {
  tuition: PageContent<'tuition'>['tuition'];
  office: PageContent<'tuition'>['office'];
  phone: School['phone'];
};

/** What a month costs, in large figures, and the contact for tuition that isn't published. */
export function TuitionAnswer({ tuition: { rows, columns }, office, phone }: TuitionAnswerProps) {
  const amounts = rows.flatMap((row) => {
    if (!('perMonth' in row)) return [];
    const amount = (
      <>
        <span className="font-serif text-h2 tracking-display tabular-nums">{formatDollars(row.perMonth)}</span>{' '}
        {columns.perMonth.toLowerCase()}
      </>
    );
    return [{ id: row.id, label: row.label, value: amount }];
  });
  const isIncomplete = amounts.length < rows.length;
  const call = { ...office, id: 'office', value: <PhoneLink phone={phone.value} className="print:inline" /> };
  return <FactRows facts={isIncomplete ? [...amounts, call] : amounts} className="lg:-mt-8" />;
}
