type LedgerProps = {
  caption: string;
  /** The column headings, the label's first. */
  columns: readonly string[];
  rows: readonly { id: string; label: string; amounts: readonly string[] }[];
};

/** A table with labels on the left and right-aligned figures. Its caption is only heard. */
export function Ledger({ caption, columns, rows }: LedgerProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-label">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'py-2 pe-2 text-start sm:pe-4' : 'py-2 ps-2 text-end sm:ps-4'}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, amounts }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3 pe-2 text-start font-regular sm:pe-4">
              {label}
            </th>
            {amounts.map((amount, index) => (
              <td
                key={columns[index + 1]}
                className="py-3 ps-2 text-end font-serif text-h4 tabular-nums sm:ps-4 sm:whitespace-nowrap print:text-body print:leading-tight"
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
