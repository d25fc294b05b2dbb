import type { ReactNode } from 'react';

type FactRowsProps = {
  facts: readonly { id: string; label: ReactNode; value: ReactNode; note?: ReactNode }[];
};

/** Facts in ruled rows: the label on the left, the value on the right, a note below. */
export function FactRows({ facts }: FactRowsProps) {
  return (
    <dl className="border-t border-ink print:leading-tight">
      {facts.map(({ id, label, value, note }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 print:py-0"
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="w-full max-w-none text-note text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
