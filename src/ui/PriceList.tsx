import type { ReactNode } from 'react';

/** A label, its amounts, and an optional note under the label. */
export type Price = { id: string; label: ReactNode; amounts: readonly ReactNode[]; note?: ReactNode; isOpen?: boolean };

type PriceListProps = {
  prices: readonly Price[];
  /** What the amounts are by, if there are several: Per month, Per year. */
  columns?: readonly string[] | undefined;
};

/** Labels with leaders to their amounts, each on a line of its own (styles/bill.css). A star marks what is open. */
export function PriceList({ prices, columns = [] }: PriceListProps) {
  return (
    <>
      {columns.length > 0 && (
        <p aria-hidden="true" className="flex gap-2 text-end text-label text-ink-soft [&>:first-child]:ms-auto">
          {columns.map((column) => (
            <span key={column} className="w-20">
              {column}
            </span>
          ))}
        </p>
      )}
      <dl className="prices">
        {prices.map(({ id, label, amounts, note, isOpen }) => (
          <div key={id} className="flex items-baseline gap-2 py-1.5 leading-tight print:py-0">
            <dt className="flex flex-1 items-baseline gap-2">
              <span>
                {label}
                {isOpen && <b className="text-brass-ink">*</b>}
                {note && <span className="block text-note text-ink-soft">{note}</span>}
              </span>
            </dt>
            {amounts.map((amount, index) => (
              <dd
                key={columns[index] ?? id}
                className={`text-end font-serif text-h4 whitespace-nowrap tabular-nums ${amounts.length > 1 ? 'w-20' : ''}`}
              >
                {amounts.length > 1 && <span className="sr-only">{columns[index]} </span>}
                {amount}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
