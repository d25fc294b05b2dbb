import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** One row: a label, amounts or dates, and an optional note under the label. */
type LedgerRow = { id: string; label: ReactNode; amounts: readonly ReactNode[]; note?: ReactNode };

type LedgerProps = {
  caption: string;
  /** The column headings, the label's first. One more than the number of amounts in a row. */
  columns: readonly [string, ...string[]];
  rows: readonly LedgerRow[];
  isCaptionHidden?: boolean;
};

/** A table with labels on the left and right-aligned figures. */
export function Ledger({ caption, columns, rows, isCaptionHidden = false }: LedgerProps) {
  const [labelColumn, ...amountColumns] = columns;
  return (
    <table className="w-full border-collapse">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start font-serif text-h3'}>{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-label">
          <th scope="col" className="py-2 pe-2 text-start sm:pe-4">
            {labelColumn}
          </th>
          {amountColumns.map((column) => (
            <th key={column} scope="col" className="py-2 ps-2 text-end sm:ps-4">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, amounts, note }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3 pe-2 text-start sm:pe-4 font-regular">
              {label}
              {note && <span className="mt-0.5 block text-note text-ink-soft">{note}</span>}
            </th>
            {amounts.map((amount, index) => (
              <td
                key={amountColumns[index]}
                className={classes(
                  'py-3 ps-2 text-end font-serif text-h4 tabular-nums',
                  'sm:ps-4 sm:whitespace-nowrap',
                  'print:text-body print:leading-tight',
                )}
              >
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
