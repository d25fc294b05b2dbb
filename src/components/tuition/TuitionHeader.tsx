import type { ReactNode } from 'react';
import type { PageContent } from '../../lib/content.ts';
import type { School } from '../../lib/content-types.ts';
import { formatDollars } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type TuitionHeaderProps = {
  page: PageContent<'tuition'>;
  phone: School['phone'];
  /** The fee sheet to print. */
  children: ReactNode;
};

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 print:py-0';

/** What a month costs, in large figures, and the contact for tuition that isn't published. */
export function TuitionHeader({ page, phone, children }: TuitionHeaderProps) {
  const { heading, subheading, plan, office, tuition } = page;
  return (
    <header
      className={classes(
        'shell grid gap-x-12 gap-y-5 pt-6 pb-6',
        'md:pt-12 lg:grid-cols-12 lg:gap-y-3',
        'print:gap-y-3 print:pt-3 print:pb-3',
      )}
    >
      <div className="lg:col-span-7">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-4 print:mt-1 text-lead text-ink-soft">{subheading}</p>
      </div>
      <dl className="self-start border-t border-ink lg:col-span-5 lg:row-span-2 lg:-mt-6 print:row-span-2 print:mt-0 print:leading-tight">
        {tuition.rows.map(
          (row) =>
            'perMonth' in row && (
              <div key={row.id} className={ROW}>
                <dt>{row.label}</dt>
                <dd>
                  <span className="font-serif text-h2 tracking-display tabular-nums">
                    {formatDollars(row.perMonth)}
                  </span>{' '}
                  {tuition.columns.perMonth.toLowerCase()}
                </dd>
              </div>
            ),
        )}
        {tuition.rows.some((row) => 'instead' in row) && (
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
      <p className="flex flex-wrap items-center gap-x-6 self-start lg:col-span-7">
        <span>
          {plan.value}, {plan.note}
        </span>
        {children}
      </p>
    </header>
  );
}
