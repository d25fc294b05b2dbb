import type { ReactNode } from 'react';

type FactRowsProps = {
  facts: readonly { id: string; label: ReactNode; value: ReactNode; note?: ReactNode }[];
};

/** Facts in ruled rows: the label with its note on the left, the value on the right. */
export function FactRows({ facts }: FactRowsProps) {
  return (
    <dl className="border-t border-ink print:leading-tight">
      {facts.map(({ id, label, value, note }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 print:py-0"
        >
          <dt>
            <span className="block print:inline">{label}</span>
            {note && <span className="block text-note text-ink-soft print:ms-2 print:inline">{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
