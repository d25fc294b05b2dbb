import type { ReactNode } from 'react';
import { telHref } from '../lib/contact/contact-links.ts';
import type { Bill, BillFacts } from '../lib/fees/bill.ts';
import { formatRange } from '../lib/text/format.ts';
import { PriceList } from './PriceList.tsx';

type BillSheetProps = { bill: Bill; facts: BillFacts; children: ReactNode };

/** What a family pays: the month's figure, the year's sum, its lines, what is paid first, and what isn't in the bill. */
export function BillSheet({ bill, facts: { phone, leftOut, note, texts }, children }: BillSheetProps) {
  const { heading, monthly, isKnown, covers, per, asks, lines, sum, later, deposits } = bill;
  return (
    <>
      <h2 className="font-sans text-body font-bold text-green">{heading}</h2>
      <p
        className={`bill-month mt-2 mb-3 flex max-w-none flex-wrap gap-x-4 text-ink-soft md:mt-6 ${isKnown ? '' : 'calls'}`}
      >
        <b className={isKnown ? '' : 'bill-word'}>
          {isKnown ? <i>{monthly.slice(0, 1)}</i> : ''}
          {isKnown ? monthly.slice(1) : monthly}
        </b>
        <span>
          {covers && <strong className="block text-ink">{covers}</strong>}
          <span>{isKnown ? per : texts.call} </span>
          {asks && (
            <a href={telHref(phone)} className="calls inline-block">
              {phone}
            </a>
          )}
        </span>
      </p>
      <dl className="bill-sum items-baseline gap-x-12 border-t-3 border-double border-ink pt-3 font-serif tabular-nums">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="grow text-h3">
            {sum.label}
            <b className="text-brass-ink">*</b>
          </dt>
          <dd className="grow text-end text-h2">{formatRange(sum.amount)}</dd>
        </div>
        {later && (
          <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-ink-soft">
            <dt className="grow font-sans leading-tight">{later.label}</dt>
            <dd className="ms-auto sm:text-h4">{formatRange(later.amount)}</dd>
          </div>
        )}
      </dl>
      {children}
      <div className="grid items-baseline gap-x-12 lg:grid-cols-2 print:grid-cols-2">
        <PriceList prices={lines} />
        <div className="max-lg:mt-4">
          <h3 className="border-b border-ink pb-1 font-sans text-body font-bold">{texts.deposits}</h3>
          <PriceList prices={deposits} />
          <h3 className="mt-2 border-b lg:mt-6 border-ink pb-1 font-sans text-body font-bold">{texts.leftOut}</h3>
          <ul className="list-disc ps-4 pt-1.5 text-note marker:text-brass">
            {leftOut.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-1 text-note text-ink-soft">
            <b className="text-brass-ink">*</b> {note}
          </p>
        </div>
      </div>
    </>
  );
}
