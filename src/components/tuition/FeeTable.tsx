import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** One row of the fee schedule: a label, its amounts, and an optional note. The last amount fills the columns left. */
export type FeeRow = {
  id: string;
  label: ReactNode;
  amounts: readonly [ReactNode, ...ReactNode[]];
  note?: string | undefined;
};

type FeeTableProps = {
  /** The table's caption, for screen readers. The heading beside it says the same on screen. */
  caption: string;
  rows: readonly FeeRow[];
  /** The column headings, the label's first. They are visible when there are several amounts. */
  columns: readonly string[];
};

/** One group's rows. Dots lead from each label to its amounts, which line up with those of every other group. */
export function FeeTable({ caption, rows, columns }: FeeTableProps) {
  const hasVisibleHead = columns.length > 2;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-label">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classes(
                index === 0 ? 'w-full text-start' : 'text-end',
                hasVisibleHead ? 'border-b border-hairline pb-2 whitespace-nowrap print:pb-0' : 'p-0',
              )}
            >
              <span className={hasVisibleHead ? '' : 'sr-only'}>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, amounts, note }) => (
          <tr key={id} className="align-baseline">
            <th scope="row" className="py-2.5 text-start font-regular print:py-px">
              <span className="flex items-baseline gap-x-1 sm:gap-x-2">
                <span className="wrap-anywhere">{label}</span>
                <span className="flex-1 border-b-2 border-dotted border-hairline sm:min-w-2" />
              </span>
              {note && <span className="block text-note text-ink-soft">{note}</span>}
            </th>
            {amounts.map((amount, index) => (
              <td
                key={columns[index + 1]}
                colSpan={index === amounts.length - 1 ? columns.length - amounts.length : undefined}
                className={classes(
                  'py-2.5 text-end font-serif text-h4 tabular-nums sm:whitespace-nowrap',
                  columns.length > 2 ? 'ps-4 sm:ps-10' : 'ps-2',
                  'print:text-body print:leading-tight print:py-px',
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
