import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** One row of the fee schedule: a label, an amount, and an optional note. */
export type FeeRow = { id: string; label: ReactNode; amount: ReactNode; note?: string | undefined };

type FeeTableProps = {
  /** The table's caption, for screen readers. The heading beside it says the same on screen. */
  caption: string;
  rows: readonly FeeRow[];
  /** The column headings, for screen readers. */
  columns?: readonly [string, string];
};

/** One group's rows. Amounts are right-aligned, so they line up with those of every other group. */
export function FeeTable({ caption, rows, columns = ['Fee', 'Amount'] }: FeeTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="p-0">
              <span className="sr-only">{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, amount, note }) => (
          <tr key={id} className="border-b border-hairline align-baseline last:border-b-0">
            <th scope="row" className="py-2.5 pe-4 text-start font-regular print:py-px">
              {label}
              {note && <span className="block text-label text-ink-soft">{note}</span>}
            </th>
            <td
              className={classes(
                'py-2.5 text-end font-serif text-h4 text-balance tabular-nums',
                'sm:whitespace-nowrap',
                'print:text-body print:leading-tight print:py-px',
              )}
            >
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
