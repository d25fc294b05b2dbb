import { Fragment, type ReactNode } from 'react';

/** A label, its amount, and an optional note under the label. */
export type Price = { id: string; label: ReactNode; amount: ReactNode; note?: ReactNode; isOpen?: boolean | undefined };

/** `Workbook/tech/material`, which may go on after a slash on a new line. */
const withBreaks = (label: string) =>
  label.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Labels with leaders to their amounts, each on a line of its own above its note. A star marks what is open. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <dl className="leading-tight">
      {prices.map(({ id, label, amount, note, isOpen }) => (
        <div key={id} className="flex flex-wrap items-baseline-last gap-x-2 py-1.5 max-sm:py-0.5 print:py-0">
          <dt className="price-leader">
            {typeof label === 'string' ? withBreaks(label) : label}
            {isOpen && <b className="text-brass-ink">*</b>}
          </dt>
          <dd className="ms-auto text-end font-serif text-h4 whitespace-nowrap tabular-nums">{amount}</dd>
          {note && <dd className="w-full max-w-none pb-2 text-note leading-tight text-ink-soft print:pb-0">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
