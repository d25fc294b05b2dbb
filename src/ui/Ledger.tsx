import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** One row: a label, amounts or dates, and an optional note under the label. The last amount fills the columns left. */
export type LedgerRow = { id: string; label: ReactNode; amounts: readonly ReactNode[]; note?: ReactNode };

/** The classes of each look: ruled lines; dots that lead to the amounts; the same under headings that are only heard. */
const LOOKS = {
  ruled: {
    head: 'border-b-2 border-ink',
    labelHead: 'py-2 pe-2 sm:pe-4',
    amountHead: 'py-2 ps-2 sm:ps-4',
    row: 'border-b border-hairline',
    label: 'py-3 pe-2 sm:pe-4',
    amount: 'py-3 ps-2 sm:ps-4',
    note: 'mt-0.5',
  },
  dotted: {
    head: 'align-bottom',
    labelHead: 'w-full border-b border-hairline pb-2 whitespace-nowrap print:pb-0',
    amountHead: 'border-b border-hairline pb-2 whitespace-nowrap print:pb-0',
    row: '',
    label: 'py-2.5 print:py-px',
    amount: 'py-2.5 ps-4 sm:ps-10 print:py-px',
    note: '',
  },
  bare: {
    head: 'align-bottom',
    labelHead: 'w-full p-0',
    amountHead: 'p-0',
    row: '',
    label: 'py-2.5 print:py-px',
    amount: 'py-2.5 ps-2 print:py-px',
    note: '',
  },
};

type LedgerProps = {
  caption: string;
  /** The column headings, the label's first. */
  columns: readonly string[];
  rows: readonly LedgerRow[];
  isCaptionHidden?: boolean;
  look?: keyof typeof LOOKS;
};

/** A table with labels on the left and right-aligned figures. */
export function Ledger({ caption, columns, rows, isCaptionHidden = false, look = 'ruled' }: LedgerProps) {
  const has = LOOKS[look];
  return (
    <table className="w-full border-collapse">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start font-serif text-h3'}>{caption}</caption>
      <thead>
        <tr className={classes('text-label', has.head)}>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? `text-start ${has.labelHead}` : `text-end ${has.amountHead}`}
            >
              <span className={look === 'bare' ? 'sr-only' : ''}>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, amounts, note }) => (
          <tr key={id} className={classes('align-baseline', has.row)}>
            <th scope="row" className={classes('text-start font-regular', has.label)}>
              <span className="flex items-baseline gap-x-1 sm:gap-x-2">
                <span className={look === 'ruled' ? '' : 'wrap-anywhere'}>{label}</span>
                {look !== 'ruled' && <span className="flex-1 border-b-2 border-dotted border-hairline sm:min-w-2" />}
              </span>
              {note && <span className={classes('block text-note text-ink-soft', has.note)}>{note}</span>}
            </th>
            {amounts.map((amount, index) => (
              <td
                key={columns[index + 1]}
                colSpan={index === amounts.length - 1 ? columns.length - amounts.length : undefined}
                className={classes(
                  'text-end font-serif text-h4 tabular-nums sm:whitespace-nowrap',
                  has.amount,
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
