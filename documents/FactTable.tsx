import type { ReactNode } from 'react';

export type FactRow = { id: string; label: ReactNode; note?: string | undefined; cells: readonly ReactNode[] };

type FactTableProps = {
  heading: string;
  note?: string | undefined;
  /** The column headings, the label column's first. */
  columns: readonly string[];
  rows: readonly FactRow[];
};

/** A table with a heading. Each row has its label on the left and its values in the columns on the right. */
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
              // The order of the cells never changes.
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
