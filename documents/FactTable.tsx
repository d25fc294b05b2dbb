import type { ReactNode } from 'react';

export type FactRow = { id: string; label: ReactNode; note?: string | undefined; cells: readonly ReactNode[] };

type FactTableProps = {
  heading: string;
  note?: string | undefined;
  /** The head of the column of labels, then of the others. */
  columns: readonly string[];
  rows: readonly FactRow[];
};

/** A ruled table under its heading: a label at the left of each row, its figures in the columns at the right. */
export function FactTable({ heading, note, columns, rows }: FactTableProps) {
  return (
    <table>
      <caption>
        <h2>{heading}</h2>
        {note && <p>{note}</p>}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, note: rowNote, cells }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {rowNote && <span className="note">, {rowNote}</span>}
            </th>
            {cells.map((cell, index) => (
              // The cells of a row never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              <td key={index} colSpan={index === cells.length - 1 ? columns.length - cells.length : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
